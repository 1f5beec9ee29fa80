import type { Audit } from '../audit/audit.ts';
import type { Clock, SiteDatabase, Secrets } from '#server/store/store.ts';
import { accountCookies, readCookie, setCookie } from './account-cookies.ts';
import type { Account, AccountProvider, CurrentSession, Visitor } from './account-provider.ts';
import type { AccountSettings } from './account-settings.ts';
import { createAccountRemoval } from './account-removal.ts';
import { createAccountSessions } from './account-sessions.ts';
import { cookiesOf, headersFor, isRefusal, toAccount } from './auth-calls.ts';
import { createAuth } from './create-auth.ts';
import { createFactorStore } from './factor-store.ts';
import { createInvitations } from './invitations.ts';
import { createInviting, type SendInvitation } from './invite-person.ts';
import { isAddress } from './is-address.ts';
import { createPasswordGate } from './password-gate.ts';
import { createPasswordReset, type SendReset } from './password-reset.ts';
import { findPasswordFault } from './password-rules.ts';
import { createSecondFactor } from './second-factor.ts';
import { createSignInLimits } from './sign-in-limits.ts';
import { createUsedCodes } from './used-codes.ts';

const DEVICE_KNOWN_SECONDS = 365 * 24 * 3_600;

/** Accounts by better-auth, on the site's own store. */
export function createAccountProvider(parts: {
  database: SiteDatabase;
  settings: AccountSettings;
  secrets: Secrets;
  clock: Clock;
  audit: Audit;
  /** Null where no mail can be sent. */
  sendReset: SendReset | null;
  sendInvitation: SendInvitation | null;
  /** Told of mails that could not be sent. */
  onFailed: (mail: 'reset' | 'invitation', error: unknown) => void;
}): AccountProvider {
  const { database, settings, secrets, clock, audit, sendReset, sendInvitation, onFailed } = parts;
  const secret = secrets.current;
  const cookies = accountCookies(settings.siteUrl);
  const { names } = cookies;
  const auth = createAuth({
    ...{ database, settings, cookies, secret },
    onResetToken: (made) => reset.onToken(made),
  });
  const shared = { auth, database, cookies };
  const factors = createFactorStore({ auth, secrets });
  const limits = createSignInLimits({ database, clock, secret });
  const sessions = createAccountSessions({ ...shared, clock, lifetimeMs: settings.lifetimeMs });
  const gate = createPasswordGate({ ...shared, sessions, limits, audit });
  const invitations = createInvitations(database);
  const { siteName, siteUrl } = settings;
  const reset = createPasswordReset({
    ...shared,
    ...{ limits, audit, clock, siteName, siteUrl, sendReset },
    onFailed: (error) => onFailed('reset', error),
  });
  /** The account may do everything, or nothing but set its second factor up. */
  const isComplete = ({ hasSecondFactor }: Account) =>
    hasSecondFactor || !settings.secondFactorRequired;
  const rememberDevice = (email: string) =>
    setCookie(cookies, names.device, limits.issueDevice(email), DEVICE_KNOWN_SECONDS);
  const personalWords = (email: string) => [email, settings.siteName];

  const countAccounts = async () => (await auth.$context).internalAdapter.countTotalUsers();
  const attemptOf = (visitor: Visitor, email: string) => ({
    ...{ email, address: visitor.address },
    device: readCookie(visitor.cookie, names.device),
  });

  return {
    ...createSecondFactor({
      ...shared,
      ...{ sessions, gate, limits, audit, rememberDevice, factors, secrets },
      usedCodes: createUsedCodes(database, clock),
      siteName: settings.siteName,
    }),
    ...createAccountRemoval({ ...shared, sessions, gate, audit }),
    ...createInviting({
      ...shared,
      ...{ sessions, invitations, audit, clock, secret, siteUrl, sendInvitation },
      onFailed: (error) => onFailed('invitation', error),
    }),
    hasAccounts: async () => (await countAccounts()) > 0,

    current: (visitor) => sessionOf(visitor, isComplete),
    settingUp: (visitor) => sessionOf(visitor, (account) => !isComplete(account)),
    sendsMail: sendReset !== null,
    askForReset: reset.askForReset,
    isResetOpen: reset.isResetOpen,
    resetPassword: reset.resetPassword,

    async signIn(visitor, { email, password }) {
      const attempt = attemptOf(visitor, email);
      const seconds = await limits.take(attempt);
      if (seconds > 0) return { outcome: 'wait', seconds };
      try {
        // No cookie of the visitor's goes along: nothing that was there before can live on as a session.
        const { response, headers } = await auth.api.signInEmail({
          body: { email: email.trim(), password },
          headers: headersFor(visitor, []),
          returnHeaders: true,
        });
        await sessions.end(visitor);
        if (!('user' in response)) return { outcome: 'second-step', cookies: cookiesOf(headers) };
        await limits.forgive(attempt);
        const account = toAccount(response.user);
        await audit.record({ action: 'signed-in', account, address: visitor.address });
        return {
          outcome: 'signed-in',
          account,
          cookies: [...cookiesOf(headers), rememberDevice(account.email)],
        };
      } catch (error) {
        if (!isRefusal(error)) throw error;
        await recordFailure(visitor, email);
        return { outcome: 'refused' };
      }
    },

    async signUp(visitor, { code, name, email, password }) {
      const seconds = await limits.take({
        email: 'sign-up',
        address: visitor.address,
        device: null,
      });
      if (seconds > 0) return { outcome: 'wait', seconds };
      const address = email.trim().toLowerCase();
      if (!isAddress(address)) return { outcome: 'bad-email' };
      const fault = await findPasswordFault(password, personalWords(address));
      if (fault) return { outcome: 'bad-password', fault };
      const isGood = await invitations.spend(
        code,
        address,
        clock.now(),
        (await countAccounts()) > 0,
      );
      if (!isGood) return { outcome: 'closed' };
      try {
        const { response, headers } = await auth.api.signUpEmail({
          body: { email: address, password, name: name.trim().slice(0, 100) || address },
          headers: headersFor(visitor, []),
          returnHeaders: true,
        });
        await sessions.end(visitor);
        const account = toAccount(response.user);
        await audit.record({ action: 'account-created', account, address: visitor.address });
        return {
          outcome: 'signed-up',
          account,
          cookies: [...cookiesOf(headers), rememberDevice(address)],
        };
      } catch (error) {
        if (isRefusal(error)) return { outcome: 'taken' };
        throw error;
      }
    },

    async signOut(visitor) {
      const session = await sessions.end(visitor);
      if (session) {
        await audit.record({
          action: 'signed-out',
          account: session.account,
          address: visitor.address,
        });
      }
      return { cookies: sessions.clearCookies() };
    },

    async confirmPassword(visitor, password) {
      const checked = await gate(visitor, password);
      return checked.outcome === 'right' ? { outcome: 'right' } : checked;
    },

    async changePassword(visitor, { current, next }) {
      const checked = await gate(visitor, current);
      if (checked.outcome !== 'right') return checked;
      const fault = await findPasswordFault(next, personalWords(checked.account.email));
      if (fault) return { outcome: 'bad-password', fault };
      const { headers } = await auth.api.changePassword({
        body: { currentPassword: current, newPassword: next, revokeOtherSessions: true },
        headers: headersFor(visitor, [names.session]),
        returnHeaders: true,
      });
      await audit.record({
        action: 'password-changed',
        account: checked.account,
        address: visitor.address,
      });
      return { outcome: 'done', cookies: cookiesOf(headers) };
    },

    async sessions(visitor) {
      const session = await sessions.live(visitor);
      return session ? sessions.list(session) : [];
    },

    async endSession(visitor, id) {
      const session = await sessions.live(visitor);
      if (!session) return false;
      const ended = await sessions.endWhere(session, (other) => other === id);
      if (ended > 0) await recordEnded(visitor, session.account, ended);
      return ended > 0;
    },

    async endOtherSessions(visitor) {
      const session = await sessions.live(visitor);
      if (!session) return 0;
      const ended = await sessions.endWhere(session, (other) => other !== session.sessionId);
      if (ended > 0) await recordEnded(visitor, session.account, ended);
      return ended;
    },

    async accounts() {
      const users = await (
        await auth.$context
      ).internalAdapter.listUsers(200, 0, {
        field: 'createdAt',
        direction: 'asc',
      });
      return users.map((user) => toAccount(user));
    },

    invitations: () => invitations.list(clock.now()),

    async withdrawInvitation(visitor, id) {
      const session = await sessions.live(visitor);
      const gone = session !== null && (await invitations.withdraw(id, clock.now()));
      if (gone) {
        const { account } = session;
        await audit.record({ action: 'invitation-withdrawn', account, address: visitor.address });
      }
      return gone;
    },

    async firstAccountCode() {
      if ((await countAccounts()) > 0) return null;
      return invitations.create({ kind: 'first', email: '', invitedBy: null, nowMs: clock.now() });
    },

    prepareSecondFactors: () => factors.prepareAll(),

    async settled() {
      await reset.settled();
      await limits.settled();
    },
  };

  async function sessionOf(
    visitor: Visitor,
    wanted: (account: Account) => boolean,
  ): Promise<CurrentSession | null> {
    const session = await sessions.live(visitor);
    if (!session || !wanted(session.account)) return null;
    const { account, sessionId, isFresh, cookies } = session;
    return { account, sessionId, isFresh, cookies };
  }

  async function recordFailure(visitor: Visitor, email: string): Promise<void> {
    const { internalAdapter } = await auth.$context;
    const found = await internalAdapter.findUserByEmail(email.trim().toLowerCase());
    // What was typed for an unknown account may be anything, a password included: it is not kept.
    const account = found ? { id: found.user.id, email: found.user.email } : null;
    await audit.record({ action: 'sign-in-failed', account, address: visitor.address });
  }

  async function recordEnded(
    visitor: Visitor,
    account: { id: string; email: string },
    count: number,
  ): Promise<void> {
    await audit.record({
      ...{ action: 'session-ended', account, address: visitor.address },
      subject: String(count),
    });
  }
}
