import type { SiteDatabase } from '#server/store/store.ts';
import type { Finding } from './adapters/destination-adapter.ts';
import type { DestinationKind } from './destination-kinds.ts';
import type { Destination } from './destination-store.ts';

/** How a destination does. */
type DestinationState =
  /** Its secrets were sealed with another key. */
  | 'unreadable'
  | 'off'
  /** It takes nothing from us until the owner puts something right. */
  | 'held'
  /** Something waits because it was not taken. */
  | 'failing'
  /** Some inquiries were refused for good. */
  | 'parked'
  /** It is on and has not taken anything yet, not even a test. */
  | 'untried'
  | 'works';

export type DestinationLine = {
  id: string;
  kind: DestinationKind;
  name: string;
  enabled: boolean;
  state: DestinationState;
  /** Why it is held, or what the last refusal said. */
  reason: string | null;
  waiting: number;
  parked: number;
  lastSentAtMs: number | null;
};

const REFUSED_SHOWN = 50;

/** How destinations do, out of what is in the outbox for them. */
export async function readDestinationLines(
  { query }: SiteDatabase,
  destinations: readonly Destination[],
): Promise<DestinationLine[]> {
  if (destinations.length === 0) return [];
  const ids = destinations.map(({ id }) => id);
  const counts = await query
    .selectFrom('outbox')
    .select((eb) => ['destination_id', 'state', eb.fn.countAll<number>().as('count')])
    .where('destination_id', 'in', ids)
    .where('state', 'in', ['waiting', 'parked'])
    .groupBy(['destination_id', 'state'])
    .execute();
  const lines: DestinationLine[] = [];
  for (const destination of destinations) {
    const { id, kind, name, enabled } = destination;
    const count = (state: string) =>
      Number(counts.find((row) => row.destination_id === id && row.state === state)?.count ?? 0);
    const ofState = (state: 'sent' | 'waiting' | 'parked') =>
      query.selectFrom('outbox').where('destination_id', '=', id).where('state', '=', state);
    const last = await ofState('sent')
      .select('finished_at')
      .orderBy('finished_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    const failed = await ofState('waiting')
      .select('last_error')
      .where('last_error', 'is not', null)
      .limit(1)
      .executeTakeFirst();
    const parked = await ofState('parked')
      .select('last_error')
      .orderBy('finished_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    lines.push({
      ...{ id, kind, name, enabled, waiting: count('waiting'), parked: count('parked') },
      state: stateOf(destination, {
        ...{ isFailing: failed !== undefined, hasParked: parked !== undefined },
        hasTaken: last !== undefined || destination.findings.some(isTestTaken),
      }),
      reason: destination.heldReason ?? failed?.last_error ?? parked?.last_error ?? null,
      lastSentAtMs: last?.finished_at ?? null,
    });
  }
  return lines;
}

function stateOf(
  { secrets, enabled, heldAtMs }: Destination,
  found: { isFailing: boolean; hasParked: boolean; hasTaken: boolean },
): DestinationState {
  if (secrets === null) return 'unreadable';
  if (!enabled) return 'off';
  if (heldAtMs !== null) return 'held';
  if (found.isFailing) return 'failing';
  if (found.hasParked) return 'parked';
  return found.hasTaken ? 'works' : 'untried';
}

const isTestTaken = ({ isOfTest, level }: Finding) => isOfTest === true && level === 'note';

/** What a destination has refused for good, the newest first, and why. */
export async function readRefused(
  { query }: SiteDatabase,
  id: string,
): Promise<{ number: number; error: string }[]> {
  const rows = await query
    .selectFrom('outbox')
    .select(['inquiry_number', 'last_error'])
    .where('destination_id', '=', id)
    .where('state', '=', 'parked')
    .orderBy('finished_at', 'desc')
    .limit(REFUSED_SHOWN)
    .execute();
  return rows.map((row) => ({ number: Number(row.inquiry_number), error: row.last_error ?? '' }));
}
