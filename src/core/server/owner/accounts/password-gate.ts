import type { Account, AccountProvider, MustWait, Visitor } from './account-provider.ts';
import { cookiesOf, headersFor, isRefusal } from './auth-calls.ts';
import { endPendingSteps } from './end-pending-steps.ts';
import { findPasswordFault } from './password-rules.ts';
import type { AccountParts } from './account-parts.ts';

/** Asks a signed-in person for the password again; `wrong` also when the session has ended meanwhile. */
export type PasswordGate = (
  visitor: Visitor,
  password: string,
) => Promise<{ outcome: 'right'; account: Account } | { outcome: 'wrong' } | MustWait>;

/** Guards sensitive changes (ASVS 5.0, 7.5.1). Guessing is slowed down for the session alone: no stranger's tries count. */
export function createPasswordGate(parts: AccountParts): PasswordGate {
  const { auth, cookies, sessions, limits, record } = parts;
  return async (visitor, password) => {
    const session = await sessions.live(visitor);
    if (!session) return { outcome: 'wrong' };
    const { account, sessionId } = session;
    const attempt = { act: 'confirm', sessionId } as const;
    const seconds = await limits.take(attempt);
    if (seconds > 0) return { outcome: 'wait', seconds };
    try {
      await auth.api.verifyPassword({
        body: { password },
        headers: headersFor(visitor, [cookies.names.session]),
      });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      await record(visitor, 'password-asked-wrong', account);
      return { outcome: 'wrong' };
    }
    await limits.forgive(attempt);
    return { outcome: 'right', account };
  };
}

/** Changing one's own password, and proving it before a sensitive change. */
export function createPasswordChange(
  parts: AccountParts & { gate: PasswordGate },
): Pick<AccountProvider, 'confirmPassword' | 'changePassword'> {
  const { auth, cookies, gate, record, siteName, devices, rememberDevice } = parts;
  return {
    async confirmPassword(visitor, password) {
      const checked = await gate(visitor, password);
      return checked.outcome === 'right' ? { outcome: 'right' } : checked;
    },

    async changePassword(visitor, { current, next }) {
      const checked = await gate(visitor, current);
      if (checked.outcome !== 'right') return checked;
      const fault = await findPasswordFault(next, [checked.account.email, siteName()]);
      if (fault) return { outcome: 'bad-password', fault };
      // Before the change: one that fails then costs no more than a sign-in as a stranger.
      await devices.endAll(checked.account.id);
      const { headers } = await auth.api.changePassword({
        body: { currentPassword: current, newPassword: next, revokeOtherSessions: true },
        headers: headersFor(visitor, [cookies.names.session]),
        returnHeaders: true,
      });
      await endPendingSteps(auth, checked.account.id);
      await record(visitor, 'password-changed', checked.account);
      const mark = await rememberDevice(checked.account.email);
      return { outcome: 'done', cookies: [...cookiesOf(headers), mark] };
    },
  };
}
