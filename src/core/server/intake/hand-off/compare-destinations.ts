import { handOffWords } from '#copy/en/hand-off-words.ts';
import { readSiteValue, replaceSiteValue, type SiteDatabase } from '#server/store/store.ts';
import { describeDeliveryFault } from '../mail/delivery-error.ts';
import type { DestinationAdapter } from './adapters/destination-adapter.ts';
import {
  readDestinations,
  updateDestination,
  type Comparison,
  type Destination,
} from './destination-store.ts';
import { openAdapter, type WorkerParts } from './destination-workers.ts';
import { inquiryKey } from './hand-off-payload.ts';

const DAY_MS = 24 * 60 * 60_000;
const COMPARE_LIMIT_MS = 5 * 60_000;
/** What was sent a moment ago may not have reached the index that a search there reads. */
const SETTLED_AFTER_MS = 10 * 60_000;

/**
 * Once a day asks each destination that can be asked for the inquiries of the last day, and for those that it did not
 * take. Of several processes one does it.
 * @returns whether something was put into the outbox again
 */
export async function compareDaily(parts: WorkerParts): Promise<boolean> {
  const { database, clock } = parts;
  let again = false;
  for (const destination of await readDestinations(database.query, parts.seal)) {
    if (!destination.enabled) continue;
    const adapter = openAdapter(destination, parts);
    if (!adapter?.find) continue;
    const nowMs = clock.now();
    const key = `destination-compared-${destination.id}`;
    const today = new Date(nowMs).toISOString().slice(0, 10);
    const last = await readSiteValue(database.query, key);
    if (last === today) continue;
    if (!(await replaceSiteValue(database.query, key, last, today, nowMs))) continue;
    // On its first day there is nothing to compare yet.
    if (last === null) continue;
    const found = await compareDestination(parts, destination, adapter);
    again ||= found.sentAgain.length > 0;
  }
  return again;
}

/** Compares now, and stores what was found. */
export async function compareDestination(
  { database, clock }: WorkerParts,
  destination: Destination,
  adapter: DestinationAdapter,
): Promise<Comparison> {
  const comparison = await compare(database, destination.id, adapter, clock.now());
  const nowMs = clock.now();
  const set = { compared_at: nowMs, comparison: JSON.stringify(comparison) };
  await updateDestination(database, destination.id, set, nowMs);
  return comparison;
}

async function compare(
  database: SiteDatabase,
  destinationId: string,
  adapter: DestinationAdapter,
  nowMs: number,
): Promise<Comparison> {
  const rows = await readSought(database, destinationId, nowMs);
  const sought = rows.map((row) => ({ ...row, key: inquiryKey(row) }));
  const none = { asked: sought.length, sentAgain: [], found: [], missing: [] };
  let there: Set<string>;
  try {
    there =
      sought.length === 0
        ? new Set()
        : await adapter.find!(sought, AbortSignal.timeout(COMPARE_LIMIT_MS));
  } catch (error) {
    return { ...none, fault: describeDeliveryFault(error) };
  }
  const found = sought.filter(({ state, key }) => state === 'parked' && there.has(key));
  const lost = sought.filter(({ state, key }) => state === 'sent' && !there.has(key));
  const missing = sought.filter(({ state, key }) => state === 'parked' && !there.has(key));
  for (const { id } of found) {
    await database.query
      .updateTable('outbox')
      .set({
        ...{ state: 'sent', receipt: handOffWords.receipts.there },
        ...{ finished_at: nowMs, last_error: null },
      })
      .where('id', '=', id)
      .where('state', '=', 'parked')
      .execute();
  }
  for (const { id } of lost) {
    // Safe, because it recognises the key: should it have the inquiry after all, it makes no second.
    await database.query
      .updateTable('outbox')
      .set({ state: 'waiting', due_at: nowMs, finished_at: null, receipt: null })
      .where('id', '=', id)
      .where('state', '=', 'sent')
      .execute();
  }
  const numbers = (list: typeof sought) => list.map(({ number }) => number);
  return {
    asked: sought.length,
    ...{ sentAgain: numbers(lost), found: numbers(found), missing: numbers(missing) },
    fault: null,
  };
}

/** What it was sent in the last day, and what it did not take. */
function readSought({ query }: SiteDatabase, destinationId: string, nowMs: number) {
  return query
    .selectFrom('outbox')
    .innerJoin('inquiries', 'inquiries.number', 'outbox.inquiry_number')
    .select(['outbox.id', 'outbox.state', 'inquiries.number', 'idempotency_key', 'email'])
    .where('outbox.destination_id', '=', destinationId)
    .where('outbox.kind', '=', 'destination-inquiry')
    .where((eb) =>
      eb.or([
        eb('outbox.state', '=', 'parked'),
        eb.and([
          eb('outbox.state', '=', 'sent'),
          eb('outbox.finished_at', '>', nowMs - DAY_MS - SETTLED_AFTER_MS),
          eb('outbox.finished_at', '<=', nowMs - SETTLED_AFTER_MS),
        ]),
      ]),
    )
    .orderBy('inquiries.number')
    .execute();
}
