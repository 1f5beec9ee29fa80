import type { SiteDatabase } from '#server/store/store.ts';

/** When an account was in the admin area in a session, so that its next visit can say what is new since. */
type AdminVisitRow = {
  account_id: string;
  session_id: string;
  last_seen_at: number;
  /** The end of the visit before this session; null for a first visit. */
  previous_visit_at: number | null;
};

declare module '../../store/tables.ts' {
  interface Tables {
    admin_visits: AdminVisitRow;
  }
}

/** A note of the same visit within this time is not written again. */
const NOTED_EVERY_MS = 60_000;
/** Sessions that were not used for so long before the latest are forgotten: longer than any lasts. */
const KEPT_MS = 90 * 86_400_000;

/**
 * Notes that an account uses the admin area now. A visit is one session, from signing in to its end; several may be under
 * way at once, on a phone and at a desk.
 * @returns when the latest visit before this one ended, in milliseconds since 1970; null for the first
 */
export async function noteOwnerVisit(
  { query }: Pick<SiteDatabase, 'query'>,
  { accountId, sessionId }: { accountId: string; sessionId: string },
  nowMs: number,
): Promise<number | null> {
  const visits = await query
    .selectFrom('admin_visits')
    .selectAll()
    .where('account_id', '=', accountId)
    .execute();
  const known = visits.find(({ session_id }) => session_id === sessionId);
  const latest = visits.map(({ last_seen_at }) => last_seen_at).reduce(later, null);
  const previous = known ? known.previous_visit_at : latest;
  if (known && nowMs - known.last_seen_at < NOTED_EVERY_MS) return previous;
  await query
    .insertInto('admin_visits')
    .values({
      account_id: accountId,
      session_id: sessionId,
      last_seen_at: nowMs,
      previous_visit_at: previous,
    })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'session_id']).doUpdateSet({ last_seen_at: nowMs }),
    )
    .execute();
  if (!known && latest !== null)
    await query
      .deleteFrom('admin_visits')
      .where('account_id', '=', accountId)
      .where('last_seen_at', '<', latest - KEPT_MS)
      .execute();
  return previous;
}

const later = (latest: number | null, atMs: number) => Math.max(latest ?? atMs, atMs);
