import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '#server/store/store.ts';
import { zonedIso } from './time-zone.ts';
import type { InquiryEventDetail, InquiryEventKind } from './inquiry-tables.ts';

/** SQLite takes 32,766 values in one statement. */
const ROWS_AT_ONCE = 1_000;

/** Who works on an inquiry. */
export type Worker = { id: string; email: string; name: string };

/** What people are called: their name, or the address of who has none. */
export const calledOf = ({ name, email }: Pick<Worker, 'name' | 'email'>) => name || email;

/** What somebody did with an inquiry. */
export type InquiryEvent = {
  id: string;
  happenedAtMs: number;
  kind: InquiryEventKind;
  /** How whoever did it was called. */
  by: string;
  detail: InquiryEventDetail;
};

/**
 * How many events of each kind an inquiry's history had when a page showed it. Events only ever come to it, so this is the
 * version that an act is compared with.
 */
export type ShownEvents = Partial<Record<InquiryEventKind, number>>;

/** The inquiries that an act is meant for, by number, each as its page showed it. */
export type ShownInquiries = ReadonlyMap<number, ShownEvents>;

/** An inquiry on which somebody did something of the same kind after the page was made. */
export type Overtaken = { number: number; event: InquiryEvent; shown: ShownEvents };

/** Writes down that somebody did the same with several inquiries, in the transaction that does it. */
export async function recordEvents(
  trx: Transaction<Tables>,
  numbers: readonly number[],
  event: { kind: InquiryEventKind; by: Worker; atMs: number; detail?: InquiryEventDetail },
): Promise<void> {
  const { kind, by, atMs, detail = {} } = event;
  const rows = numbers.map((number) => ({
    id: randomUUID(),
    inquiry_number: number,
    happened_at: atMs,
    kind,
    account_id: by.id,
    account_email: by.email,
    account_name: by.name,
    detail: JSON.stringify(detail),
  }));
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    await trx
      .insertInto('inquiry_events')
      .values(rows.slice(start, start + ROWS_AT_ONCE))
      .execute();
}

/** Everything that was done with some inquiries, by number, newest first. */
export async function readEvents(
  query: Kysely<Tables>,
  numbers: readonly number[],
): Promise<Map<number, InquiryEvent[]>> {
  if (numbers.length === 0) return new Map();
  const rows = await query
    .selectFrom('inquiry_events')
    .selectAll()
    .where('inquiry_number', 'in', numbers)
    .orderBy('happened_at', 'desc')
    .orderBy('id')
    .execute();
  return new Map(
    [...Map.groupBy(rows, (row) => row.inquiry_number)].map(([number, found]) => [
      number,
      found.map((row) => ({
        id: row.id,
        happenedAtMs: row.happened_at,
        kind: row.kind,
        by: calledOf({ name: row.account_name, email: row.account_email }),
        detail: JSON.parse(row.detail) as InquiryEventDetail,
      })),
    ]),
  );
}

/** The version of some inquiries, by number; those without events are left out. */
export async function readShown(
  query: Kysely<Tables>,
  numbers: readonly number[],
): Promise<Map<number, ShownEvents>> {
  if (numbers.length === 0) return new Map();
  const rows = await query
    .selectFrom('inquiry_events')
    .select(['inquiry_number', 'kind'])
    .where('inquiry_number', 'in', numbers)
    .execute();
  const groups = Map.groupBy(rows, (row) => row.inquiry_number);
  return new Map([...groups].map(([number, found]) => [number, toShown(found)]));
}

/** The version of an inquiry that a page with these events shows. */
export function toShown(events: readonly Pick<InquiryEvent, 'kind'>[]): ShownEvents {
  const shown: ShownEvents = {};
  for (const { kind } of events) shown[kind] = (shown[kind] ?? 0) + 1;
  return shown;
}

/**
 * Those of some inquiries to whose history more of these kinds has come than was shown, each with the newest. Their rows
 * are locked, so nothing comes to it until the transaction ends.
 */
export async function findOvertaken(
  trx: Transaction<Tables>,
  numbers: readonly number[],
  shown: ShownInquiries,
  kinds: readonly InquiryEventKind[],
): Promise<Overtaken[]> {
  if (kinds.length === 0) return [];
  const histories = await readEvents(trx, numbers);
  return [...histories].flatMap(([number, events]) => {
    const before = shown.get(number) ?? {};
    const later = events.filter(({ kind }) => kinds.includes(kind));
    const count = kinds.reduce((sum, kind) => sum + (before[kind] ?? 0), 0);
    return later.length > count ? [{ number, event: later[0]!, shown: toShown(events) }] : [];
  });
}

/**
 * The notes on inquiries as text by their numbers: a line for each with its day and author, oldest first.
 * @param found in the order of their numbers
 * @param timeZone whose days are meant
 */
export async function readNotes(
  query: Kysely<Tables>,
  found: readonly { number: number }[],
  timeZone: string,
): Promise<Map<number, string>> {
  const rows = await query
    .selectFrom('inquiry_events')
    .select(['inquiry_number', 'happened_at', 'account_name', 'account_email', 'detail'])
    .where('kind', '=', 'note')
    // A span: a list of them would be more parameters than a statement may have.
    .where('inquiry_number', '>=', found[0]?.number ?? 0)
    .where('inquiry_number', '<=', found.at(-1)?.number ?? 0)
    .orderBy('happened_at')
    .orderBy('id')
    .execute();
  const notes = new Map<number, string>();
  for (const { inquiry_number: number, happened_at: atMs, ...row } of rows) {
    const { text = '' } = JSON.parse(row.detail) as InquiryEventDetail;
    const author = calledOf({ name: row.account_name, email: row.account_email });
    const line = `${zonedIso(atMs, timeZone).slice(0, 10)} ${author}: ${text}`;
    notes.set(number, notes.has(number) ? `${notes.get(number)}\n${line}` : line);
  }
  return notes;
}
