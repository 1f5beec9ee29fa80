import { RateLimiterRes } from 'rate-limiter-flexible';
import { cleanAddress, KyselyRateLimiter } from '#server/intake/intake.ts';
import { readCookie } from './account-cookies.ts';
import type { AccountProvider } from './account-provider.ts';
import { headersFor, isRefusal } from './auth-calls.ts';
import { RESET_SECONDS } from './create-auth.ts';
import { endPendingSteps } from './end-pending-steps.ts';
import { findPasswordFault } from './password-rules.ts';
import type { AccountParts } from './account-parts.ts';

type Methods = Pick<AccountProvider, 'askForReset' | 'isResetOpen' | 'resetPassword'>;

/** Carries the link to whoever the account belongs to. */
export type SendReset = (reset: { email: string; link: string; minutes: number }) => Promise<void>;

const RESET_PATH = '/admin/reset-password';

/** However many ask, one account is sent this many mails an hour. */
const MAILS_PER_HOUR = 3;
/** As the library makes them. */
const TOKEN = /^[A-Za-z0-9]{24}$/u;

/** The link that a token belongs into. */
export const resetLink = (siteUrl: string, token: string) =>
  `${siteUrl}${RESET_PATH}?token=${token}`;

type Parts = AccountParts & {
  /** Null where no mail can be sent. */
  sendReset: SendReset | null;
  onFailed: (error: unknown) => void;
};

type PasswordReset = Methods & {
  /** For the library: a token was made. */
  onToken(made: { user: { id: string; email: string }; token: string }): Promise<void>;
  settled(): Promise<void>;
};

/**
 * A new password for whoever reads the account's mail. Who asks learns nothing: the answer is given before anything is
 * looked up. The second factor stays as it is.
 */
export function createPasswordReset(parts: Parts): PasswordReset {
  const { auth, database, cookies, limits, record, clock, siteUrl, sendReset, onFailed } = parts;
  const inFlight = new Set<Promise<void>>();
  const mails = new KyselyRateLimiter({
    points: MAILS_PER_HOUR,
    duration: 3_600,
    keyPrefix: 'reset-mail',
    database,
    clock,
  });

  return {
    async askForReset(visitor, email) {
      if (sendReset === null) return { outcome: 'no-mail' };
      const { address } = visitor;
      const device = readCookie(visitor.cookie, cookies.names.device);
      const seconds = await limits.take({ act: 'reset', email, address, device });
      if (seconds > 0) return { outcome: 'wait', seconds };
      const asking: Promise<void> = auth.api
        .requestPasswordReset({
          body: { email: cleanAddress(email) },
          headers: headersFor(visitor, []),
        })
        .then(
          () => undefined,
          (error: unknown) => {
            if (!isRefusal(error)) onFailed(error);
          },
        )
        .finally(() => inFlight.delete(asking));
      inFlight.add(asking);
      return { outcome: 'asked' };
    },

    isResetOpen: async (token) => (await findOwner(parts, token)) !== null,

    resetPassword: resetPassword(parts),

    async onToken({ user, token }) {
      try {
        await mails.consume(user.id);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        // Nobody is told of it, so it need not be kept either.
        const { internalAdapter } = await auth.$context;
        await internalAdapter.deleteVerificationByIdentifier(`reset-password:${token}`);
        return;
      }
      await record({ address: null }, 'reset-asked', user);
      await sendReset?.({
        email: user.email,
        link: resetLink(siteUrl, token),
        minutes: RESET_SECONDS / 60,
      });
    },

    async settled() {
      await Promise.all(inFlight);
      await mails.settled();
    },
  };
}

function resetPassword(parts: Parts): Methods['resetPassword'] {
  const { auth, limits, devices, record, siteName } = parts;
  return async (visitor, { token, next }) => {
    const { address } = visitor;
    const seconds = await limits.take({ act: 'reset-password', address });
    if (seconds > 0) return { outcome: 'wait', seconds };
    const account = await findOwner(parts, token);
    if (!account) return { outcome: 'closed' };
    const fault = await findPasswordFault(next, [account.email, siteName()]);
    if (fault) return { outcome: 'bad-password', fault };
    await devices.endAll(account.id);
    try {
      await auth.api.resetPassword({ body: { token, newPassword: next } });
    } catch (error) {
      if (isRefusal(error)) return { outcome: 'closed' };
      throw error;
    }
    await endPendingSteps(auth, account.id);
    await record(visitor, 'password-reset', account);
    return { outcome: 'done' };
  };
}

/** The account that a token may set a new password for. */
async function findOwner(
  { auth, clock }: Parts,
  token: string,
): Promise<{ id: string; email: string } | null> {
  if (!TOKEN.test(token)) return null;
  const { internalAdapter } = await auth.$context;
  const found = await internalAdapter.findVerificationValue(`reset-password:${token}`);
  if (!found || new Date(found.expiresAt).getTime() <= clock.now()) return null;
  const user = await internalAdapter.findUserById(found.value);
  return user && { id: user.id, email: user.email };
}
