import { cleanAddress } from '#server/intake/intake.ts';
import type { Clock } from '#server/store/store.ts';
import type { Audit } from '../audit/audit.ts';
import type { AccountProvider } from './account-provider.ts';
import type { AccountSessions } from './account-sessions.ts';
import { cookiesOf, headersFor, isRefusal, toAccount, type AuthParts } from './auth-calls.ts';
import { type Invitations, isAddress } from './invitations.ts';
import { findPasswordFault } from './password-rules.ts';
import type { SignInLimits } from './sign-in-limits.ts';

type Parts = AuthParts & {
  sessions: AccountSessions;
  limits: SignInLimits;
  invitations: Invitations;
  audit: Audit;
  clock: Clock;
  siteName: () => string;
  rememberDevice: (email: string) => Promise<string>;
};

/** Making an account with a one-time code, the first one at the console included. */
export function createSignUp(
  parts: Parts,
): Pick<AccountProvider, 'hasAccounts' | 'signUp' | 'firstAccountCode'> {
  const { auth, sessions, limits, invitations, audit, clock, siteName, rememberDevice } = parts;
  const countAccounts = async () => (await auth.$context).internalAdapter.countTotalUsers();

  return {
    hasAccounts: async () => (await countAccounts()) > 0,

    async signUp(visitor, { code, name, email, password }) {
      const seconds = await limits.take({
        act: 'sign-up',
        email: '',
        address: visitor.address,
        device: null,
      });
      if (seconds > 0) return { outcome: 'wait', seconds };
      const address = cleanAddress(email);
      if (!isAddress(address)) return { outcome: 'bad-email' };
      const fault = await findPasswordFault(password, [address, siteName()]);
      if (fault) return { outcome: 'bad-password', fault };
      const role = await invitations.spend(code, address, clock.now(), (await countAccounts()) > 0);
      if (role === null) return { outcome: 'closed' };
      try {
        const { response, headers } = await auth.api.signUpEmail({
          body: { email: address, password, name: name.trim().slice(0, 100) || address, role },
          headers: headersFor(visitor, []),
          returnHeaders: true,
        });
        await sessions.end(visitor);
        const account = toAccount(response.user);
        await audit.record({ action: 'account-created', account, address: visitor.address });
        return {
          outcome: 'signed-up',
          account,
          cookies: [...cookiesOf(headers), await rememberDevice(address)],
        };
      } catch (error) {
        if (isRefusal(error)) return { outcome: 'taken' };
        throw error;
      }
    },

    async firstAccountCode() {
      if ((await countAccounts()) > 0) return null;
      return invitations.create({
        kind: 'first',
        email: '',
        role: 'owner',
        invitedBy: null,
        nowMs: clock.now(),
      });
    },
  };
}
