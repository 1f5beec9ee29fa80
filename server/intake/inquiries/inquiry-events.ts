import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '#server/store/store.ts';
import type { InquiryEventDetail, InquiryEventKind } from './inquiry-tables.ts';

/** Who works on an inquiry. */
export type Worker = { id: string; email: string; name: string };

/** What somebody did with an inquiry. */
export type InquiryEvent = {
  id: string;
  happenedAtMs: number;
  kind: InquiryEventKind;
  accountId: string;
  accountEmail: string;
  detail: InquiryEventDetail;
};

/** Writes down that somebody did the same with several inquiries, in the transaction that does it. */
export async function recordEvents(
  trx: Transaction<Tables>,
  numbers: readonly number[],
  event: { kind: InquiryEventKind; by: Worker; atMs: number; detail?: InquiryEventDetail },
): Promise<void> {
  if (numbers.length === 0) return;
  const { kind, by, atMs, detail = {} } = event;
  await trx
    .insertInto('inquiry_events')
    .values(
      numbers.map((number) => ({
        id: randomUUID(),
        inquiry_number: number,
        happened_at: atMs,
        kind,
        account_id: by.id,
        account_email: by.email,
        detail: JSON.stringify(detail),
      })),
    )
    .execute();
}

/** Everything that was done with an inquiry, newest first. */
export async function readEvents(query: Kysely<Tables>, number: number): Promise<InquiryEvent[]> {
  const rows = await query
    .selectFrom('inquiry_events')
    .selectAll()
    .where('inquiry_number', '=', number)
    .orderBy('happened_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    happenedAtMs: row.happened_at,
    kind: row.kind,
    accountId: row.account_id,
    accountEmail: row.account_email,
    detail: JSON.parse(row.detail) as InquiryEventDetail,
  }));
}
