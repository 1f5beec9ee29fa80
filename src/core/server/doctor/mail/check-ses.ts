import type { GetEmailIdentityResponse } from '@aws-sdk/client-sesv2';
import { loadSesClient, parseMailbox, type MailSettings } from '#server/intake/intake.ts';
import { fault, ok, warning, type Finding } from '../finding.ts';
import { addCnames, dkimName } from './examine-dkim.ts';
import { upwards } from './dns-resolver.ts';
import { domainOf, keysAt, type DkimKeys, type SenderPath } from './sender-path.ts';

const WAIT_MS = 8_000;
const CARRIER = { name: 'Amazon SES', include: 'amazonses.com' };
const EASY_DKIM_ZONE = 'dkim.amazonses.com';
/** States of DKIM in which mail leaves without a signature of the domain. */
const UNSIGNED = new Set(['PENDING', 'FAILED', 'NOT_STARTED']);

type Identity = GetEmailIdentityResponse & { named: string };
type Ses = Awaited<ReturnType<typeof loadSesClient>>;

const within = () => ({ abortSignal: AbortSignal.timeout(WAIT_MS) });
/** Amazon's name for what is wrong, or the code of a network fault. */
const nameOf = (error: unknown) => {
  const { name, code } = error as { name?: string; code?: string };
  return code ?? name ?? 'no reason';
};

/**
 * Whether Amazon SES sends for this account and this sender, and what it says of the sender's domain.
 * @param dkimSelector as given on the command line, for when the keys may not read the identity
 */
export async function checkSes(
  { ses: settings, from }: Pick<MailSettings, 'ses' | 'from'>,
  dkimSelector: string | null,
): Promise<{ findings: Finding[]; path: SenderPath }> {
  const fromDomain = domainOf(from);
  const path: SenderPath = {
    ...{ fromDomain, returnDomain: null, isReturnCertain: false, carrier: CARRIER },
    dkim: keysAt(fromDomain, dkimSelector === null ? [] : [dkimSelector], true),
  };
  const client = await loadSesClient(settings);
  try {
    const account = await checkAccount(client, settings.region, from);
    if (account.state === 'fault') return { findings: [account], path };
    const sender = await checkIdentities(client, settings.region, from);
    return {
      findings: [account, ...sender.findings],
      path: sender.path === null ? path : { ...path, ...sender.path },
    };
  } finally {
    client.ses.destroy();
  }
}

async function checkAccount({ ses, sdk }: Ses, region: string, from: string): Promise<Finding> {
  try {
    const account = await ses.send(new sdk.GetAccountCommand({}), within());
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
    return ok('Mail', `Amazon SES in ${region} as ${from}`);
  } catch (error) {
    if (nameOf(error) === 'AccessDeniedException') {
      return warning(
        'Mail',
        'Amazon SES knows our keys, but they may not read the account, so sending was not checked',
        'Allow ses:GetAccount. Sending itself needs ses:SendEmail only; a probe shows whether it works (--probe).',
      );
    }
    return fault(
      'Mail',
      `Amazon SES in ${region} does not take us (${nameOf(error)})`,
      'Check AWS_REGION and the AWS keys, and whether this network lets the site out.',
    );
  }
}

type SenderFacts = Pick<SenderPath, 'returnDomain' | 'isReturnCertain' | 'dkim'>;

/** The address, its domain and those above it: each may be what was verified. */
async function checkIdentities(
  { ses, sdk }: Ses,
  region: string,
  from: string,
): Promise<{ findings: Finding[]; path: SenderFacts | null }> {
  const names = [parseMailbox(from).address, ...upwards(domainOf(from), 2)];
  const identities: Identity[] = [];
  try {
    for (const named of names) {
      const command = new sdk.GetEmailIdentityCommand({ EmailIdentity: named });
      try {
        identities.push({ named, ...(await ses.send(command, within())) });
      } catch (error) {
        if (nameOf(error) !== 'NotFoundException') throw error;
      }
    }
  } catch (error) {
    const isDenied = nameOf(error) === 'AccessDeniedException';
    const finding = isDenied
      ? warning(
          'Sender',
          'the keys may not read the sender’s identity, so its verification was not checked',
          'Allow ses:GetEmailIdentity, or look under Identities in the SES console.',
        )
      : warning(
          'Sender',
          `Amazon SES did not tell whether the sender is verified (${nameOf(error)})`,
          'Try again, or look under Identities in the SES console.',
        );
    return { findings: [finding], path: null };
  }
  if (identities.length === 0) {
    const found = `neither ${names.join(' nor ')} is an identity of Amazon SES in ${region}, so it refuses to send`;
    const todo = `Verify ${domainOf(from)} under Identities in the SES console of ${region}, or correct AWS_REGION.`;
    return { findings: [fault('Sender', found, todo)], path: null };
  }
  return toSenderFindings(identities, region);
}

function toSenderFindings(
  identities: readonly Identity[],
  region: string,
): { findings: Finding[]; path: SenderFacts } {
  const domain = identities.find(({ named }) => !named.includes('@')) ?? null;
  const verified = identities.find(({ VerifiedForSendingStatus }) => VerifiedForSendingStatus);
  const names = identities.map(({ named }) => named).join(' and ');
  const findings = [
    verified
      ? ok('Sender', `${verified.named} is verified`)
      : fault('Sender', `${names} is not verified, so Amazon SES refuses to send`, verify(domain)),
  ];
  // What is set for the address goes before what is set for its domain.
  const mailFrom = identities.map((one) => one.MailFromAttributes).find((m) => m?.MailFromDomain);
  const isReady = mailFrom?.MailFromDomainStatus === 'SUCCESS';
  if (mailFrom && !isReady) {
    const { MailFromDomain: name, MailFromDomainStatus, BehaviorOnMxFailure } = mailFrom;
    const refuses = BehaviorOnMxFailure === 'REJECT_MESSAGE';
    const found = `Amazon SES cannot use ${name} as return address (${MailFromDomainStatus}), ${refuses ? 'and refuses to send without' : 'and takes its own'}`;
    const todo = `Add at ${name}: MX 10 feedback-smtp.${region}.amazonses.com, and TXT "v=spf1 include:amazonses.com ~all"`;
    findings.push((refuses ? fault : warning)('Return address', found, todo));
  }
  return {
    findings,
    path: {
      returnDomain: isReady ? mailFrom!.MailFromDomain!.toLowerCase() : null,
      isReturnCertain: true,
      dkim: keysOf(domain),
    },
  };
}

/** The records by which Amazon SES knows the domain, and by which receivers check its signatures. */
function addRecords({ named, DkimAttributes }: Identity): string {
  const { Tokens = [] } = DkimAttributes ?? {};
  const zone = zoneOf(DkimAttributes);
  if (zone !== null) return addCnames(named, Tokens, zone);
  return `Add the TXT record of your key at ${Tokens.map((one) => dkimName(one, named)).join(', ')}`;
}

/** Where Amazon keeps the keys; null: the owner's own key stands in the domain. */
function zoneOf(dkim: Identity['DkimAttributes']): string | null {
  if (dkim?.SigningAttributesOrigin === 'EXTERNAL') return null;
  return dkim?.SigningHostedZone ?? EASY_DKIM_ZONE;
}

function verify(domain: Identity | null): string {
  if (!domain?.DkimAttributes?.Tokens?.length)
    return 'Open the link in the mail that Amazon sent to the address, or verify the domain instead.';
  return addRecords(domain);
}

/** @param domain null where only the address is verified */
function keysOf(domain: Identity | null): DkimKeys {
  if (domain === null) {
    return {
      state: 'off',
      found:
        'only the address is verified, so Amazon SES signs for amazonses.com and not for its domain',
      todo: 'Verify the domain under Identities in the SES console, with Easy DKIM.',
    };
  }
  const { SigningEnabled, Status, Tokens = [] } = domain.DkimAttributes ?? {};
  if (!SigningEnabled || Tokens.length === 0) {
    return {
      state: 'off',
      found: `Amazon SES does not sign for ${domain.named}`,
      todo: `Turn on Easy DKIM for ${domain.named} under Identities in the SES console.`,
    };
  }
  if (Status !== undefined && UNSIGNED.has(Status)) {
    return {
      state: 'off',
      found: `Amazon SES has not found the DKIM records of ${domain.named} (${Status}), and does not sign until it does`,
      todo: `${addRecords(domain)}. If they are there, wait: it looks for up to 72 hours.`,
    };
  }
  return {
    ...{ state: 'known', domains: [domain.named], selectors: Tokens, isCertain: true },
    zone: zoneOf(domain.DkimAttributes),
  };
}
