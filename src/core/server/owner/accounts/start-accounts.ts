import { createAudit, type Audit } from '../audit/audit.ts';
import {
  systemClock,
  type Clock,
  describeFault,
  type LogLine,
  type SiteDatabase,
  secretsOf,
} from '#server/store/store.ts';
import { clientAddress } from '../../client-address.ts';
import { englishWording } from '#copy/wordings.ts';
import type { Mail, MailLook, MailSite } from '#server/intake/intake.ts';
import { accountCookies, type AccountCookies } from './account-cookies.ts';
import type { AccountProvider, Visitor } from './account-provider.ts';
import type { AccountSettings } from './account-settings.ts';
import { composeInvitationMail } from './compose-invitation-mail.ts';
import { composeResetMail } from './compose-reset-mail.ts';
import { createAccountProvider } from './create-account-provider.ts';
import { checkOrigin } from '../../own-origin.ts';

export type AccountService = {
  provider: AccountProvider;
  audit: Audit;
  cookies: AccountCookies;
  /** Who sent a request, as far as accounts are concerned. */
  readVisitor(request: Request, peer: string | null): Visitor;
  /** Whether a request that changes something was sent from this site's own pages. */
  isOwnPost(request: Request): boolean;
  stop(): Promise<void>;
};

const NOT_SENT = {
  reset: 'A link to a new password was not sent',
  invitation: 'An invitation was not mailed; its code was shown to whoever made it',
};

/** Puts accounts together, on the store that the site has. */
export async function startAccounts(parts: {
  database: SiteDatabase;
  settings: AccountSettings;
  log: LogLine;
  clock?: Clock;
  /** The name of the site as it is now; the setting's by default. */
  siteName?: () => string;
  /** How mails look now; as the default brand where it is left out. */
  mailLook?: () => MailLook;
  /** Sends a mail of the site's own; null where none can be sent. */
  sendMail: ((mail: Omit<Mail, 'from'>) => Promise<void>) | null;
}): Promise<AccountService> {
  const { database, settings, log, sendMail, clock = systemClock } = parts;
  const { siteName = () => settings.siteName, mailLook } = parts;
  const mailSite = (): MailSite => ({
    siteName: siteName(),
    siteUrl: settings.siteUrl,
    wording: englishWording,
    ...(mailLook && { look: mailLook() }),
  });
  const secrets = await secretsOf(database.query, 'auth-secret', settings.authSecrets, clock.now());
  const audit = createAudit({ database, clock, log });
  const provider = createAccountProvider({
    siteName,
    database,
    settings,
    secrets,
    clock,
    audit,
    sendReset: sendMail && ((reset) => sendMail(composeResetMail(reset, mailSite()))),
    sendInvitation:
      sendMail && ((invitation) => sendMail(composeInvitationMail(invitation, mailSite()))),
    onFailed: (mail, error) => log('error', NOT_SENT[mail], { reason: describeFault(error) }),
  });
  const { renewed, unreadable } = await provider.prepareSecondFactors();
  if (renewed > 0)
    log('info', 'Second factors are kept under the present AUTH_SECRET now', { renewed });
  if (unreadable > 0) {
    log(
      'error',
      'Second factors cannot be read: put the secret that they were set up under behind AUTH_SECRET, after a comma',
      { unreadable },
    );
  }
  return {
    provider,
    audit,
    cookies: accountCookies(settings.siteUrl),
    readVisitor: ({ headers }, peer) => ({
      cookie: headers.get('cookie'),
      address: clientAddress(peer, headers.get('x-forwarded-for'), settings.trustedProxyCount),
      userAgent: headers.get('user-agent'),
    }),
    isOwnPost: ({ headers }) => checkOrigin(headers, settings.allowedOrigins) === 'own',
    stop: () => provider.settled(),
  };
}
