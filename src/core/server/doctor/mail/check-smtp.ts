import { isLoopback } from '../../settings.ts';
import { fault, ok, warning, type Finding } from '../finding.ts';
import { carrierAt } from './mail-carriers.ts';
import { domainOf, keysAt, type SenderPath } from './sender-path.ts';

const WAIT_MS = 8_000;

type SmtpFault = { code?: string; responseCode?: number; command?: string; message: string };

/** Whether the server of SMTP_URL answers, encrypts and takes our sign-in. Sends nothing. */
export async function checkSmtp(smtpUrl: string): Promise<Finding> {
  const { host, hostname, protocol, username } = new URL(smtpUrl);
  const taken = username === '' ? 'answers' : 'takes our sign-in';
  const isFar = protocol === 'smtp:' && !isLoopback(`http://${hostname}`);
  const refusal = await verify(smtpUrl, isFar);
  if (refusal === null) return ok('Mail', `SMTP at ${host} ${taken}`);
  if (isFar && refusal.command === 'STARTTLS' && refusal.responseCode !== undefined) {
    const unencrypted = await verify(smtpUrl, false);
    if (unencrypted !== null) return describe(host, unencrypted);
    return warning(
      'Mail',
      `SMTP at ${host} ${taken}, but without encryption`,
      'Use its encrypted port, such as smtps://…:465 in SMTP_URL.',
    );
  }
  return describe(host, refusal);
}

/** @returns null when the server took us */
async function verify(smtpUrl: string, requireTLS: boolean): Promise<SmtpFault | null> {
  const { createTransport } = await import('nodemailer');
  const timeouts = { connectionTimeout: WAIT_MS, greetingTimeout: WAIT_MS, socketTimeout: WAIT_MS };
  const carrier = createTransport({ url: smtpUrl, requireTLS, ...timeouts });
  try {
    await carrier.verify();
    return null;
  } catch (error) {
    return error as SmtpFault;
  } finally {
    carrier.close();
  }
}

function describe(host: string, { code = 'no code', responseCode, message }: SmtpFault): Finding {
  if (/certificate/iu.test(message)) {
    return fault(
      'Mail',
      `the certificate of SMTP at ${host} is not valid (${message})`,
      'Use the host name that the certificate is for in SMTP_URL. For a server of your own, have Node trust its authority with NODE_EXTRA_CA_CERTS.',
    );
  }
  return fault(
    'Mail',
    `SMTP at ${host} does not take us (${code}${responseCode ? ` ${responseCode}` : ''})`,
    code === 'EAUTH'
      ? 'Check user and password in SMTP_URL.'
      : 'Check host and port of SMTP_URL, and whether this network lets mail out.',
  );
}

/**
 * What receivers will look at. The return address of mail by SMTP is the sender's, unless the carrier is known to put one
 * of its own.
 * @param dkimSelector as given on the command line; null: the carrier's usual ones, if it is known
 */
export function smtpPath(from: string, smtpUrl: string, dkimSelector: string | null): SenderPath {
  const fromDomain = domainOf(from);
  const { hasOwnReturnAddress, selectors, ...carrier } = carrierAt(new URL(smtpUrl).hostname);
  return {
    fromDomain,
    returnDomain: hasOwnReturnAddress ? null : fromDomain,
    isReturnCertain: !hasOwnReturnAddress,
    carrier: { name: carrier.name, include: carrier.include },
    dkim:
      dkimSelector === null
        ? keysAt(fromDomain, selectors, false)
        : keysAt(fromDomain, [dkimSelector], true),
  };
}
