import { sql, type ExpressionBuilder } from 'kysely';
import type { SiteDatabase, Tables } from '#server/store/store.ts';
import { DESTINATION_KINDS } from '../hand-off/destination-kinds.ts';
import { kindsOf, type OutboxLane } from './outbox-tables.ts';

/** A lease that was not renewed for so long is nobody's. */
const LEASE_OVER_MS = 10 * 60_000;

/** Whether this version sends rows of this kind by this lane, for a destination by one that it knows. */
const isKnown = (eb: ExpressionBuilder<Tables, 'outbox'>) =>
  eb.or([
    ...(['mail', 'webhook'] as const).map((lane) =>
      eb.and([eb('lane', '=', lane), eb('kind', 'in', kindsOf(lane))]),
    ),
    eb.and([
      eb('kind', 'in', kindsOf('destination:')),
      eb('lane', 'in', (known) =>
        known
          .selectFrom('destinations')
          .select(sql<OutboxLane>`'destination:' || destinations.id`.as('lane'))
          .where('destinations.kind', 'in', DESTINATION_KINDS)
          .where('removed_at', 'is', null),
      ),
    ]),
  ]);

/**
 * Parks what nothing in this version sends, as of a part that was taken out or of a newer version beside this one, with
 * the reason; and puts back what was parked so once something sends it. A row that was parked without a try is one of them.
 * @returns how many of each
 */
export async function parkUnknown(
  { query }: SiteDatabase,
  nowMs: number,
): Promise<{ parked: number; released: number }> {
  const parked = await query
    .updateTable('outbox')
    .set((eb) => ({
      state: 'parked',
      ...{ attempts: 0, finished_at: nowMs },
      ...{ lease_owner: null, lease_until: null, lease_renewed: null },
      last_error: sql<string>`'Nothing in this version of the site sends a message of the kind ' || ${eb.ref('kind')} || ' by ' || ${eb.ref('lane')} || '. It is sent once something does'`,
    }))
    .where('state', '=', 'waiting')
    .where((eb) =>
      eb.or([eb('lease_until', 'is', null), eb('lease_until', '<', nowMs - LEASE_OVER_MS)]),
    )
    .where((eb) => eb.not(isKnown(eb)))
    .executeTakeFirst();
  const released = await query
    .updateTable('outbox')
    .set({ state: 'waiting', due_at: nowMs, finished_at: null, last_error: null })
    .where('state', '=', 'parked')
    .where('attempts', '=', 0)
    .where(isKnown)
    .executeTakeFirst();
  return { parked: Number(parked.numUpdatedRows), released: Number(released.numUpdatedRows) };
}
