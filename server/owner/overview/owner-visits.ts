import type { SiteDatabase } from '#server/store/store.ts';

/** When an account was last in the admin area, so that its next visit can say what is new since. */
type OwnerVisitRow = {
  account_id: string;
  session_id: string;
  last_seen_at: number;
  /** The end of the visit before the session of `session_id`; null for a first visit. */
  previous_visit_at: number | null;
};

declare module '../../store/tables.ts' {
  interface Tables {
    owner_visits: OwnerVisitRow;
  }
}

/** A note of the same visit within this time is not written again. */
const NOTED_EVERY_MS = 60_000;

/**
 * Notes that an account uses the admin area now. A visit is one session, from signing in to its end.
 * @returns when the visit before this one ended, in milliseconds since 1970; null for the first
 */
export async function noteOwnerVisit(
  { query }: Pick<SiteDatabase, 'query'>,
  { accountId, sessionId }: { accountId: string; sessionId: string },
  nowMs: number,
): Promise<number | null> {
  const known = await query
    .selectFrom('owner_visits')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const isSameVisit = known?.session_id === sessionId;
  const previous = known ? (isSameVisit ? known.previous_visit_at : known.last_seen_at) : null;
  if (isSameVisit && nowMs - known.last_seen_at < NOTED_EVERY_MS) return previous;
  const row = { session_id: sessionId, last_seen_at: nowMs, previous_visit_at: previous };
  await query
    .insertInto('owner_visits')
    .values({ account_id: accountId, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute();
  return previous;
}
