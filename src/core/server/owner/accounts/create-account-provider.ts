import type { Audit } from '../audit/audit.ts';
import type { Clock, SiteDatabase, Secrets } from '#server/store/store.ts';
import { accountCookies, setCookie } from './account-cookies.ts';
import type { AccountProvider } from './account-provider.ts';
import type { AccountSettings } from './account-settings.ts';
import { createAccountRemoval } from './account-removal.ts';
import { createAccountSessions } from './account-sessions.ts';
import { toAccount } from './auth-calls.ts';
import { createAuth, type PasswordHashing } from './create-auth.ts';
import { createFactorConfirmation } from './confirm-factor.ts';
import { createFactorStore } from './factor-store.ts';
import { createInvitations } from './invitations.ts';
import { createInviting, type SendInvitation } from './invite-person.ts';
import { createKnownDevices } from './known-devices.ts';
import { createOwnSessions } from './own-sessions.ts';
import { createOwnerNotices } from './owner-notices.ts';
import { createPasswordChange, createPasswordGate } from './password-gate.ts';
import { createPasswordReset, type SendReset } from './password-reset.ts';
import { createRoleChange } from './role-change.ts';
import { createSecondFactor } from './second-factor.ts';
import { createSignIn } from './sign-in.ts';
import { createSignInLimits } from './sign-in-limits.ts';
import { createSignUp } from './sign-up.ts';
import { createUsedCodes } from './used-codes.ts';
import type { AccountParts } from './account-parts.ts';

const DEVICE_KNOWN_SECONDS = 365 * 24 * 3_600;

/** Accounts by better-auth, on the site's own store. */
export function createAccountProvider(parts: {
  database: SiteDatabase;
  settings: AccountSettings;
  secrets: Secrets;
  clock: Clock;
  audit: Audit;
  /** See createAuth. */
  hashing?: PasswordHashing;
  /** The name of the site as it is now. */
  siteName: () => string;
  /** Null where no mail can be sent. */
  sendReset: SendReset | null;
  sendInvitation: SendInvitation | null;
  /** Called for mails that could not be sent. */
  onFailed: (mail: 'reset' | 'invitation', error: unknown) => void;
}): AccountProvider {
  const { database, settings, secrets, clock, audit, siteName } = parts;
  const { sendReset, sendInvitation, onFailed } = parts;
  const { siteUrl, secondFactorRequired } = settings;
  const secret = secrets.current;
  const cookies = accountCookies(siteUrl);
  const auth = createAuth({
    database,
    settings,
    cookies,
    secret,
    ...(parts.hashing && { hashing: parts.hashing }),
    onResetToken: (made) => reset.onToken(made),
  });
  const devices = createKnownDevices(database, secret);
  const shared: AccountParts = {
    ...{ auth, database, cookies, secrets, clock, siteName, siteUrl, devices },
    sessions: createAccountSessions({ auth, database, cookies, clock }),
    limits: createSignInLimits({ database, clock, secret, devices }),
    notices: createOwnerNotices({ clock, sendsMail: sendReset !== null }),
    record: ({ address }, action, account, subject) =>
      audit.record({ action, account, address, ...(subject !== undefined && { subject }) }),
    rememberDevice: async (email) =>
      setCookie(cookies, cookies.names.device, await devices.issue(email), DEVICE_KNOWN_SECONDS),
  };
  const factors = createFactorStore({ auth, secrets });
  const guarded = { ...shared, gate: createPasswordGate(shared) };
  const invitations = createInvitations(database);
  const reset = createPasswordReset({
    ...shared,
    sendReset,
    onFailed: (error) => onFailed('reset', error),
  });
  return {
    ...createSignIn(shared),
    ...createSignUp({ ...shared, invitations }),
    ...createSecondFactor({ ...guarded, factors, usedCodes: createUsedCodes(database, clock) }),
    ...createOwnSessions({ ...shared, secondFactorRequired }),
    ...createPasswordChange(guarded),
    ...createAccountRemoval(guarded),
    ...createRoleChange(guarded),
    ...createFactorConfirmation(guarded),
    ...createInviting({
      ...shared,
      invitations,
      sendInvitation,
      onFailed: (error) => onFailed('invitation', error),
    }),
    sendsMail: sendReset !== null,
    askForReset: reset.askForReset,
    isResetOpen: reset.isResetOpen,
    resetPassword: reset.resetPassword,
    async accounts() {
      const { internalAdapter } = await auth.$context;
      const oldestFirst = { field: 'createdAt', direction: 'asc' } as const;
      return (await internalAdapter.listUsers(200, 0, oldestFirst)).map((user) => toAccount(user));
    },
    prepareSecondFactors: () => factors.prepareAll(),
    async settled() {
      await reset.settled();
      await shared.limits.settled();
    },
  };
}
