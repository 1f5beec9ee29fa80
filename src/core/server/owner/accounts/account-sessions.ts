import { sql } from 'kysely';
import type { Clock } from '#server/store/store.ts';
import type { CurrentSession, SessionEntry, Visitor } from './account-provider.ts';
import { setCookie } from './account-cookies.ts';
import { SESSION_LIFETIME_MS } from './account-settings.ts';
import { cookiesOf, headersFor, isRefusal, toAccount, type AuthParts } from './auth-calls.ts';

/** A clock may be set right by this much between two requests without ending sessions. */
const CLOCK_LEEWAY_MS = 5 * 60_000;

/** So long after signing in a session is good for removing people. */
const FRESH_MS = 10 * 60_000;

/** A session that is good now, with its token, which never leaves this folder. */
export type LiveSession = CurrentSession & { token: string };

type Session = Awaited<ReturnType<InternalAdapter['listSessions']>>[number];
type InternalAdapter = Awaited<AuthParts['auth']['$context']>['internalAdapter'];

/** Sessions: reading the present one, listing and ending them. */
export function createAccountSessions(parts: AuthParts & { clock: Clock }) {
  const { auth, database, cookies, clock } = parts;
  const { names } = cookies;
  const adapter = async () => (await auth.$context).internalAdapter;

  async function live(visitor: Visitor, { isPoll = false } = {}): Promise<LiveSession | null> {
    const { response, headers } = await auth.api
      .getSession({
        headers: headersFor(visitor, [names.session]),
        query: { disableRefresh: isPoll },
        returnHeaders: true,
      })
      .catch(async (error: unknown) => {
        // The library puts an error of its own in the place of what the store threw: asking the store brings that out.
        if (!isRefusal(error))
          await sql`select id from account_sessions limit 1`.execute(database.query);
        throw error;
      });
    if (!response) return null;
    const { session, user } = response;
    const ageMs = clock.now() - new Date(session.createdAt).getTime();
    // A session from the future was made before the clock was set back: nobody knows how old it is.
    if (ageMs > SESSION_LIFETIME_MS || ageMs < -CLOCK_LEEWAY_MS) {
      await (await adapter()).deleteSession(session.token);
      return null;
    }
    return {
      account: toAccount(user),
      sessionId: session.id,
      isFresh: ageMs <= FRESH_MS,
      token: session.token,
      cookies: cookiesOf(headers),
    };
  }

  return {
    live,
    /** Ends the session that a request carries, whoever's it is. */
    async end(visitor: Visitor): Promise<LiveSession | null> {
      const session = await live(visitor);
      if (session) await (await adapter()).deleteSession(session.token);
      return session;
    },
    clearCookies: () => [
      setCookie(cookies, names.session, '', 0),
      setCookie(cookies, names.secondStep, '', 0),
    ],
    list: async (session: LiveSession): Promise<SessionEntry[]> =>
      toEntries(await (await adapter()).listSessions(session.account.id), session, clock.now()),
    /** @returns how many of the account's sessions were ended */
    async endWhere(session: LiveSession, wanted: (id: string) => boolean): Promise<number> {
      const internal = await adapter();
      const rows = await internal.listSessions(session.account.id);
      const ended = rows.filter((row) => wanted(row.id));
      for (const row of ended) await internal.deleteSession(row.token);
      return ended.length;
    },
    async endToken(token: string): Promise<void> {
      await (await adapter()).deleteSession(token);
    },
  };
}

export type AccountSessions = ReturnType<typeof createAccountSessions>;

/** The sessions that have not ended, last used first. */
function toEntries(rows: Session[], current: LiveSession, nowMs: number): SessionEntry[] {
  return rows
    .filter(({ expiresAt }) => new Date(expiresAt).getTime() > nowMs)
    .map((row) => ({
      id: row.id,
      isCurrent: row.id === current.sessionId,
      startedAtMs: new Date(row.createdAt).getTime(),
      lastUsedAtMs: new Date(row.updatedAt).getTime(),
      address: row.ipAddress || null,
      userAgent: row.userAgent || null,
    }))
    .sort((a, b) => b.lastUsedAtMs - a.lastUsedAtMs);
}
