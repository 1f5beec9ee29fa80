import { cleanAddress } from '#server/intake/intake.ts';
import type { AccountProvider } from './account-provider.ts';
import { cookiesOf, headersFor, isRefusal, toAccount } from './auth-calls.ts';
import { type Invitations, isAddress } from './invitations.ts';
import { findPasswordFault } from './password-rules.ts';
import type { AccountParts } from './account-parts.ts';

/** Making an account with a one-time code, the first one at the console included. */
export function createSignUp(
  parts: AccountParts & { invitations: Invitations },
): Pick<AccountProvider, 'hasAccounts' | 'signUp' | 'firstAccountCode'> {
  const { auth, database, sessions, limits, invitations, clock, siteName } = parts;
  const { notices, record, rememberDevice } = parts;
  const countAccounts = async () => (await auth.$context).internalAdapter.countTotalUsers();

  return {
    hasAccounts: async () => (await countAccounts()) > 0,

    async signUp(visitor, { code, name, email, password }) {
      const seconds = await limits.take({ act: 'sign-up', address: visitor.address });
      if (seconds > 0) return { outcome: 'wait', seconds };
      const address = cleanAddress(email);
      if (!isAddress(address)) return { outcome: 'bad-email' };
      const fault = await findPasswordFault(password, [address, siteName()]);
      if (fault) return { outcome: 'bad-password', fault };
      const nowMs = clock.now();
      const spent = await invitations.spend(code, address, nowMs, (await countAccounts()) > 0);
      if (spent === null) return { outcome: 'closed' };
      const { kind, role } = spent;
      const ownerSince = kind === 'invited' && role === 'owner' ? { ownerSince: nowMs } : {};
      try {
        const { response, headers } = await auth.api.signUpEmail({
          body: {
            ...{ email: address, password, role, ...ownerSince },
            name: name.trim().slice(0, 100) || address,
          },
          headers: headersFor(visitor, []),
          returnHeaders: true,
        });
        await sessions.end(visitor);
        const account = toAccount(response.user);
        await record(visitor, 'account-created', account);
        if (role === 'owner' && kind !== 'first')
          await notices.queue(database.query, { act: 'owner-joined', by: address, whom: address });
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
