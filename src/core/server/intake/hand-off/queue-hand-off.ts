import type { InsertObject, Kysely, Transaction } from 'kysely';
import type { Tables } from '#server/store/store.ts';
import { toOutboxRow } from '../mail/outbox-tables.ts';

/** SQLite takes 32,766 values in one statement. */
const ROWS_AT_ONCE = 1_000;

/**
 * Puts inquiries into the outbox of every destination that is on, in the transaction that stores them or takes them out of
 * spam. One that has a row for a destination already gets no second.
 * @param numbers genuine inquiries
 */
export async function queueInquiries(
  trx: Transaction<Tables>,
  numbers: readonly number[],
  nowMs: number,
): Promise<void> {
  if (numbers.length === 0) return;
  const destinations = await trx
    .selectFrom('destinations')
    .select('id')
    .where('enabled', '<>', 0)
    .execute();
  if (destinations.length === 0) return;
  const queued = await trx
    .selectFrom('outbox')
    .select(['inquiry_number', 'destination_id'])
    .where('kind', '=', 'destination-inquiry')
    .where('inquiry_number', 'in', [...numbers])
    .execute();
  const has = new Set(queued.map((row) => `${row.inquiry_number} ${row.destination_id}`));
  const rows = numbers.flatMap((number) =>
    destinations
      .filter(({ id }) => !has.has(`${number} ${id}`))
      .map(({ id }) => destinationRow('destination-inquiry', number, id, nowMs)),
  );
  await insert(trx, rows);
}

/** The genuine inquiries that a destination has no row for: from before it was switched on, or while it was off. */
export async function readOlder(query: Kysely<Tables>, destinationId: string): Promise<number[]> {
  const rows = await query
    .selectFrom('inquiries')
    .select('number')
    .where('spam_verdict', '<>', 'spam')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('outbox')
            .select('id')
            .whereRef('outbox.inquiry_number', '=', 'inquiries.number')
            .where('kind', '=', 'destination-inquiry')
            .where('destination_id', '=', destinationId),
        ),
      ),
    )
    .orderBy('number')
    .execute();
  return rows.map(({ number }) => number);
}

/** Puts those into its outbox, the oldest first. @returns how many */
export async function queueOlder(
  trx: Transaction<Tables>,
  destinationId: string,
  nowMs: number,
): Promise<number> {
  // Held until the end: of two who ask at once, the second finds none left.
  await trx
    .updateTable('destinations')
    .set((eb) => ({ id: eb.ref('id') }))
    .where('id', '=', destinationId)
    .execute();
  const numbers = await readOlder(trx, destinationId);
  await insert(
    trx,
    numbers.map((number) => destinationRow('destination-inquiry', number, destinationId, nowMs)),
  );
  return numbers.length;
}

/**
 * Puts a change of stage into the outbox of every destination that wants them and has or gets the inquiry, in the
 * transaction that changes it.
 * @param change.by who changed it, as the destination is to read it
 */
export async function queueStageChange(
  trx: Transaction<Tables>,
  change: { number: number; stage: string; atMs: number; by: string },
): Promise<void> {
  const { number, ...payload } = change;
  const genuine = await trx
    .selectFrom('inquiries')
    .select('number')
    .where('number', '=', number)
    .where('spam_verdict', '<>', 'spam')
    .executeTakeFirst();
  if (!genuine) return;
  const destinations = await trx
    .selectFrom('destinations')
    .select('id')
    .where('enabled', '<>', 0)
    .where('sends_stages', '<>', 0)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('outbox')
        .select('destination_id')
        .where('kind', '=', 'destination-inquiry')
        .where('inquiry_number', '=', number)
        .where('state', 'in', ['waiting', 'sent'])
        .where('destination_id', 'is not', null)
        .$castTo<{ destination_id: string }>(),
    )
    .execute();
  await insert(
    trx,
    destinations.map(({ id }) =>
      destinationRow('destination-stage', number, id, change.atMs, payload),
    ),
  );
}

function destinationRow(
  kind: 'destination-inquiry' | 'destination-stage',
  number: number,
  destinationId: string,
  atMs: number,
  payload = {},
) {
  const lane = `destination:${destinationId}` as const;
  return toOutboxRow({ lane, kind, number, destinationId, atMs, payload });
}

async function insert(
  trx: Transaction<Tables>,
  rows: readonly InsertObject<Tables, 'outbox'>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await trx
      .insertInto('outbox')
      .values(rows.slice(start, start + ROWS_AT_ONCE))
      .execute();
  }
}
