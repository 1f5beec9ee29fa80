import { sql, type ExpressionBuilder, type Kysely, type Transaction } from 'kysely';
import { kindsOf, type OutboxLane, type OutboxRow } from './outbox-tables.ts';
import type { SiteDatabase, Tables } from '#server/store/store.ts';
import { LONGEST_WAIT_MS } from './back-off.ts';

/** How long a lease is that nobody renews, as a version from before leases were renewed takes it. */
const LEASE_MS = 60_000;

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
  | { state: 'parked'; id: string; error: string; refused: boolean; ambiguous: boolean };

type Outbox = ExpressionBuilder<Tables, 'outbox'>;

/**
 * Whether a row may be tried now. A due time further ahead than any could be was written before the clock was set back.
 * A probe may go before its time, but not as a second copy of what may have been taken.
 */
const isDue = (eb: Outbox, { nowMs, probing }: { nowMs: number; probing: boolean }) =>
  eb.or([
    eb('due_at', '<=', nowMs),
    eb('due_at', '>', nowMs + 2 * LONGEST_WAIT_MS),
    ...(probing ? [eb('ambiguous', '=', 0)] : []),
  ]);

/**
 * Whether nobody holds a row. A lease that is renewed ends with its owner, however slow that is and whatever the clock
 * says; any other by the clock, or when it ends further ahead than any could.
 */
const isFree = (eb: Outbox, { nowMs, gone }: { nowMs: number; gone: readonly string[] }) =>
  eb.or([
    eb('lease_until', 'is', null),
    ...(gone.length > 0 ? [eb('lease_owner', 'in', gone)] : []),
    eb.and([
      eb.or([eb('lease_renewed', 'is', null), eb('lease_renewed', '<>', eb.ref('lease_until'))]),
      eb.or([eb('lease_until', '<=', nowMs), eb('lease_until', '>', nowMs + 2 * LEASE_MS)]),
    ]),
  ]);

/**
 * Leases waiting rows to one owner, who has to renew the lease.
 * @param gone owners that have ended
 * @param alone leases one row, and none while any process holds one of this lane
 * @param probing takes the oldest row of those refused least: one is enough to see whether the receiver is back
 */
export async function leaseRows(
  database: SiteDatabase,
  asked: {
    lane: OutboxLane;
    owner: string;
    count: number;
    nowMs: number;
    gone: readonly string[];
    probing: boolean;
    alone?: boolean;
  },
): Promise<OutboxRow[]> {
  const { lane, owner, count, nowMs, gone, probing, alone = false } = asked;
  return database.transaction(async (trx) => {
    if (alone && (await isHeld(trx, database.engine, lane, { nowMs, gone }))) return [];
    const free = await trx
      .selectFrom('outbox')
      .select('id')
      .where('lane', '=', lane)
      .where('kind', 'in', kindsOf(lane))
      .where('state', '=', 'waiting')
      .where((eb) => isDue(eb, { nowMs, probing }))
      .where((eb) => isFree(eb, { nowMs, gone }))
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
        lease_renewed: nowMs + LEASE_MS,
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
  lease: { nowMs: number; gone: readonly string[] },
): Promise<boolean> {
  if (engine === 'postgresql')
    await sql`select pg_advisory_xact_lock(hashtextextended(${lane}, 0))`.execute(trx);
  const row = await trx
    .selectFrom('outbox')
    .select('id')
    .where('lane', '=', lane)
    .where('state', '=', 'waiting')
    .where((eb) => eb.not(isFree(eb, lease)))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Says that the owner of leases lives. The moment is only ever compared with what it was before. Rows whose outcome is
 * being stored are left alone: both at once could each wait for the other.
 * @returns the rows it still has, of those
 */
export async function renewLeases(
  { query, engine }: SiteDatabase,
  owner: string,
  nowMs: number,
): Promise<string[]> {
  const until = nowMs + LEASE_MS;
  const rows = await query
    .updateTable('outbox')
    .set({ lease_until: until, lease_renewed: until })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('outbox')
        .select('id')
        .where('lease_owner', '=', owner)
        .where('state', '=', 'waiting')
        .$if(engine === 'postgresql', (held) => held.forUpdate().skipLocked()),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The owners of a lane's renewed leases, each with the last sign that it lives. */
export async function readOwners(
  { query }: SiteDatabase,
  lane: OutboxLane,
): Promise<Map<string, number>> {
  const rows = await query
    .selectFrom('outbox')
    .select((eb) => ['lease_owner', eb.fn.max('lease_renewed').as('sign')])
    .where('lane', '=', lane)
    .where('state', '=', 'waiting')
    .where('lease_owner', 'is not', null)
    .whereRef('lease_renewed', '=', 'lease_until')
    .groupBy('lease_owner')
    .execute();
  return new Map(rows.map(({ lease_owner, sign }) => [lease_owner!, Number(sign)]));
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
    .where('kind', 'in', kindsOf(asked.lane))
    .where('state', '=', 'waiting')
    .where((eb) => isDue(eb, asked))
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
      const released = { lease_owner: null, lease_until: null, lease_renewed: null };
      const row = trx
        .updateTable('outbox')
        .where('id', '=', outcome.id)
        .where('state', '=', 'waiting');
      if (outcome.state === 'sent') {
        const { receipt } = outcome;
        await row
          .set({ ...released, state: 'sent', receipt, finished_at: nowMs, last_error: null })
          .execute();
      } else {
        const { state } = outcome;
        const then = state === 'parked' ? { finished_at: nowMs } : { due_at: outcome.dueAtMs };
        await row
          .set((eb) => ({
            ...{ ...released, state, ...then },
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

/** After an outage: everything that waited only because of it is due now, save what may have been taken. */
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
    .where('ambiguous', '=', 0)
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
  only: Partial<Pick<OutboxRow, 'inquiry_number' | 'destination_id' | 'kind'>>,
): Promise<number> {
  const released = await query
    .updateTable('outbox')
    .set({ state: 'waiting', due_at: nowMs, refusals: 0, ambiguous: 0, finished_at: null })
    .where('state', '=', 'parked')
    .where((eb) => eb.and(only))
    .executeTakeFirst();
  return Number(released.numUpdatedRows);
}
