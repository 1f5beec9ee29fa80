import type { MailSettings } from '#server/intake/intake.ts';
import { fault, ok, warning, type Finding } from './finding.ts';

const WAIT_MS = 8_000;

/** Whether the carrier can be reached with these settings. Sends nothing. */
export async function checkMail(mail: MailSettings): Promise<Finding> {
  if (mail.transport === 'none') {
    return warning(
      'Mail',
      'none is sent: enquiries wait in the owner’s inbox',
      'Set EMAIL_TO with SES_FROM_EMAIL or SMTP_URL, or look into /admin every day.',
    );
  }
  return mail.transport === 'smtp' ? checkSmtp(mail.smtpUrl!) : checkSes(mail);
}

async function checkSmtp(smtpUrl: string): Promise<Finding> {
  const { createTransport } = await import('nodemailer');
  const { host } = new URL(smtpUrl);
  const timeouts = { connectionTimeout: WAIT_MS, greetingTimeout: WAIT_MS, socketTimeout: WAIT_MS };
  const carrier = createTransport({ url: smtpUrl, ...timeouts });
  try {
    await carrier.verify();
    return ok('Mail', `SMTP at ${host} takes our sign-in`);
  } catch (error) {
    const { code = 'no code', responseCode } = error as { code?: string; responseCode?: number };
    return fault(
      'Mail',
      `SMTP at ${host} does not take us (${code}${responseCode ? ` ${responseCode}` : ''})`,
      code === 'EAUTH'
        ? 'Check user and password in SMTP_URL.'
        : 'Check host and port of SMTP_URL, and whether this network lets mail out.',
    );
  } finally {
    carrier.close();
  }
}

async function checkSes({ ses, from }: MailSettings): Promise<Finding> {
  const { SESv2Client, GetAccountCommand } = await import('@aws-sdk/client-sesv2');
  const { accessKeyId, secretAccessKey, sessionToken } = ses.credentials ?? {};
  const client = new SESv2Client({
    region: ses.region,
    maxAttempts: 1,
    ...(ses.endpoint === null ? {} : { endpoint: ses.endpoint }),
    ...(accessKeyId && secretAccessKey
      ? { credentials: { accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) } }
      : {}),
  });
  try {
    const account = await client.send(new GetAccountCommand({}), {
      abortSignal: AbortSignal.timeout(WAIT_MS),
    });
    if (account.SendingEnabled === false) {
      return fault('Mail', 'Amazon SES has paused sending', 'Open the SES console to see why.');
    }
    if (account.ProductionAccessEnabled === false) {
      return warning(
        'Mail',
        'the SES account is in its sandbox: it mails to verified addresses only',
        'Verify EMAIL_TO, or ask Amazon for production access.',
      );
    }
    return ok('Mail', `Amazon SES in ${ses.region} as ${from}`);
  } catch (error) {
    const { name = 'no reason' } = error as Error;
    if (name === 'AccessDeniedException') {
      return warning(
        'Mail',
        'Amazon SES knows our keys, but they may not read the account, so sending was not checked',
        'Nothing to do if ses:SendEmail is allowed; send yourself an enquiry to see.',
      );
    }
    return fault(
      'Mail',
      `Amazon SES in ${ses.region} does not take us (${name})`,
      'Check AWS_REGION and the AWS keys.',
    );
  } finally {
    client.destroy();
  }
}
