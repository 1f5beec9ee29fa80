import { cleanAddress } from '#server/intake/intake.ts';
import { readCookie } from './account-cookies.ts';
import type { AccountProvider, Visitor } from './account-provider.ts';
import { cookiesOf, headersFor, isRefusal, toAccount } from './auth-calls.ts';
import type { AccountParts } from './account-parts.ts';

/** Signing in with a password, and out. */
export function createSignIn(parts: AccountParts): Pick<AccountProvider, 'signIn' | 'signOut'> {
  const { auth, cookies, sessions, limits, record, rememberDevice } = parts;

  return {
    async signIn(visitor, { email, password }) {
      const device = readCookie(visitor.cookie, cookies.names.device);
      const attempt = { email, address: visitor.address, device };
      const seconds = await limits.take(attempt);
      if (seconds > 0) return { outcome: 'wait', seconds };
      try {
        // No cookie of the visitor's goes along: nothing that was there before can live on as a session.
        const { response, headers } = await auth.api.signInEmail({
          body: { email: cleanAddress(email), password },
          headers: headersFor(visitor, []),
          returnHeaders: true,
        });
        await sessions.end(visitor);
        if (!('user' in response)) return { outcome: 'second-step', cookies: cookiesOf(headers) };
        await limits.forgive(attempt);
        const account = toAccount(response.user);
        await record(visitor, 'signed-in', account);
        return {
          outcome: 'signed-in',
          account,
          cookies: [...cookiesOf(headers), await rememberDevice(account.email)],
        };
      } catch (error) {
        if (!isRefusal(error)) throw error;
        await recordFailure(parts, visitor, email);
        return { outcome: 'refused' };
      }
    },

    async signOut(visitor) {
      const session = await sessions.end(visitor);
      if (session) await record(visitor, 'signed-out', session.account);
      return { cookies: sessions.clearCookies() };
    },
  };
}

async function recordFailure(
  { auth, record }: AccountParts,
  visitor: Visitor,
  email: string,
): Promise<void> {
  const { internalAdapter } = await auth.$context;
  const found = await internalAdapter.findUserByEmail(cleanAddress(email));
  // What was typed for an unknown account may be anything, a password included: it is not kept.
  const account = found ? { id: found.user.id, email: found.user.email } : null;
  await record(visitor, 'sign-in-failed', account);
}
