import { sql, type Kysely, type Transaction } from 'kysely';
import type { OutboxLane, OutboxRow } from './outbox-tables.ts';
import type { SiteDatabase, Tables } from '#server/store/store.ts';
import { BACK_OFF_MAX_MS } from './back-off.ts';

/** Much longer than the longest send, so that a lease only ever ends when its owner has. */
export const LEASE_MS = 60_000;

export type Outcome =
  | { state: 'sent'; id: string; receipt: string }
  | {
      state: 'waiting';
      id: string;
      /** Null when nothing went wrong and it only waits for its turn. */
      error: string | null;
      dueAtMs: number;
      refused: boolean;
      ambiguous: boolean;
    }
  | { state: 'parked'; id: string; error: string };

/**
 * Leases waiting rows to one owner. A lease or a due time further ahead than any could be was written before the
 * clock was set back, and counts as over.
 * @param alone leases one row, and none while any process holds one of this lane
 * @param probing takes the oldest row, due or not, of those refused least: one is enough to see whether the receiver is back
 */
export async function leaseRows(
  database: SiteDatabase,
  asked: {
    lane: OutboxLane;
    owner: string;
    count: number;
    nowMs: number;
    probing: boolean;
    alone?: boolean;
  },
): Promise<OutboxRow[]> {
  const { lane, owner, count, nowMs, probing, alone = false } = asked;
  return database.transaction(async (trx) => {
    if (alone && (await isHeld(trx, database.engine, lane, nowMs))) return [];
    const free = await trx
      .selectFrom('outbox')
      .select('id')
      .where('lane', '=', lane)
      .where('state', '=', 'waiting')
      .$if(!probing, (query) =>
        query.where((eb) =>
          eb.or([eb('due_at', '<=', nowMs), eb('due_at', '>', nowMs + 2 * BACK_OFF_MAX_MS)]),
        ),
      )
      .where((eb) =>
        eb.or([
          eb('lease_until', 'is', null),
          eb('lease_until', '<=', nowMs),
          eb('lease_until', '>', nowMs + 2 * LEASE_MS),
        ]),
      )
      .$if(probing, (query) => query.orderBy('refusals'))
      .orderBy('due_at')
      .limit(alone ? 1 : count)
      .$if(database.engine === 'postgresql', (query) => query.forUpdate().skipLocked())
      .execute();
    if (free.length === 0) return [];
    return trx
      .updateTable('outbox')
      .set((eb) => ({
        lease_owner: owner,
        lease_until: nowMs + LEASE_MS,
        attempts: eb('attempts', '+', 1),
      }))
      .where(
        'id',
        'in',
        free.map(({ id }) => id),
      )
      .returningAll()
      .execute();
  });
}

/** Whether a row of a lane is being sent; until the transaction ends, no other process can begin with one. */
async function isHeld(
  trx: Transaction<Tables>,
  engine: SiteDatabase['engine'],
  lane: OutboxLane,
  nowMs: number,
): Promise<boolean> {
  if (engine === 'postgresql')
    await sql`select pg_advisory_xact_lock(hashtextextended(${lane}, 0))`.execute(trx);
  const row = await trx
    .selectFrom('outbox')
    .select('id')
    .where('lane', '=', lane)
    .where('state', '=', 'waiting')
    .where('lease_until', '>', nowMs)
    .where('lease_until', '<=', nowMs + 2 * LEASE_MS)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether anything is waiting at all: asked without a lock, so that an idle worker writes nothing. */
export async function hasWaiting(
  database: SiteDatabase,
  asked: { lane: OutboxLane; nowMs: number; probing: boolean },
): Promise<boolean> {
  const row = await database.query
    .selectFrom('outbox')
    .select('id')
    .where('lane', '=', asked.lane)
    .where('state', '=', 'waiting')
    .$if(!asked.probing, (query) =>
      query.where((eb) =>
        eb.or([
          eb('due_at', '<=', asked.nowMs),
          eb('due_at', '>', asked.nowMs + 2 * BACK_OFF_MAX_MS),
        ]),
      ),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Writes what became of several rows in one commit. A success counts even when the lease had run out. */
export async function recordOutcomes(
  database: SiteDatabase,
  owner: string,
  outcomes: readonly Outcome[],
  nowMs: number,
): Promise<void> {
  await database.transaction(async (trx) => {
    for (const outcome of [...outcomes].sort((a, b) => (a.id < b.id ? -1 : 1))) {
      const released = { lease_owner: null, lease_until: null };
      const row = trx
        .updateTable('outbox')
        .where('id', '=', outcome.id)
        .where('state', '=', 'waiting');
      if (outcome.state === 'sent') {
        const { receipt } = outcome;
        await row
          .set({ ...released, state: 'sent', receipt, finished_at: nowMs, last_error: null })
          .execute();
      } else if (outcome.state === 'parked') {
        await row
          .set((eb) => ({
            ...released,
            state: 'parked',
            last_error: outcome.error,
            finished_at: nowMs,
            refusals: eb('refusals', '+', 1),
          }))
          .where('lease_owner', '=', owner)
          .execute();
      } else {
        await row
          .set((eb) => ({
            ...released,
            due_at: outcome.dueAtMs,
            last_error: outcome.error,
            refusals: eb('refusals', '+', outcome.refused ? 1 : 0),
            ambiguous: eb('ambiguous', '+', outcome.ambiguous ? 1 : 0),
          }))
          .where('lease_owner', '=', owner)
          .execute();
      }
    }
  });
}

/** After an outage: everything that waited only because of it is due now. */
export async function bringForward(
  database: SiteDatabase,
  lane: OutboxLane,
  nowMs: number,
): Promise<void> {
  await database.query
    .updateTable('outbox')
    .set({ due_at: nowMs })
    .where('lane', '=', lane)
    .where('state', '=', 'waiting')
    .where('refusals', '=', 0)
    .where('due_at', '>', nowMs)
    .where('lease_owner', 'is', null)
    .execute();
}

/** The inquiry that a row is about, as it is now; undefined when it was deleted meanwhile. */
export function readInquiryOf({ query }: Pick<SiteDatabase, 'query'>, row: OutboxRow) {
  return query
    .selectFrom('inquiries')
    .selectAll()
    .where('number', '=', row.inquiry_number)
    .executeTakeFirst();
}

/** Gives parked rows another chance, when somebody asks for it. @returns how many */
export async function releaseParked(
  query: Kysely<Tables>,
  nowMs: number,
  only: Partial<Pick<OutboxRow, 'inquiry_number' | 'destination_id'>>,
): Promise<number> {
  const released = await query
    .updateTable('outbox')
    .set({ state: 'waiting', due_at: nowMs, refusals: 0, finished_at: null })
    .where('state', '=', 'parked')
    .where((eb) => eb.and(only))
    .executeTakeFirst();
  return Number(released.numUpdatedRows);
}
