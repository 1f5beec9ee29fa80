import type { Audit } from '../audit/audit.ts';
import type { Account, MustWait, Visitor } from './account-provider.ts';
import type { AccountSessions } from './account-sessions.ts';
import { headersFor, isRefusal, type AuthParts } from './auth-calls.ts';
import type { SignInLimits } from './sign-in-limits.ts';

/** Asks a signed-in person for the password again; `wrong` also when the session has ended meanwhile. */
export type PasswordGate = (
  visitor: Visitor,
  password: string,
) => Promise<{ outcome: 'right'; account: Account } | { outcome: 'wrong' } | MustWait>;

/** Guards sensitive changes (ASVS 5.0, 7.5.1). Guessing is slowed down as at sign-in, for the account alone. */
export function createPasswordGate(
  parts: AuthParts & { sessions: AccountSessions; limits: SignInLimits; audit: Audit },
): PasswordGate {
  const { auth, cookies, sessions, limits, audit } = parts;
  return async (visitor, password) => {
    const session = await sessions.live(visitor);
    if (!session) return { outcome: 'wrong' };
    const { account } = session;
    const attempt = { email: `again:${account.email}`, address: visitor.address, device: null };
    const seconds = await limits.take(attempt);
    if (seconds > 0) return { outcome: 'wait', seconds };
    try {
      await auth.api.verifyPassword({
        body: { password },
        headers: headersFor(visitor, [cookies.names.session]),
      });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      await audit.record({ action: 'password-asked-wrong', account, address: visitor.address });
      return { outcome: 'wrong' };
    }
    await limits.forgive(attempt);
    return { outcome: 'right', account };
  };
}
