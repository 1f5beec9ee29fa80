import { parseStoredProject } from '#content/project/stored-project.ts';
import { findByAddress } from './find-by-address.ts';
import { isoOrNull, type PersonalPart } from './personal-data.ts';

/** PostgreSQL takes no empty list. */
const orNone = (numbers: number[]) => (numbers.length === 0 ? [0] : numbers);

/** Inquiries with their history. What was sent of them, notes and search texts go with them. */
export const personalInquiries: PersonalPart = {
  name: 'inquiries',
  tables: ['inquiries', 'inquiry_events', 'inquiry_search_texts'],
  async export(query, email) {
    const numbers = orNone(await findByAddress(query, email));
    const inquiries = await query
      .selectFrom('inquiries')
      .selectAll()
      .where('number', 'in', numbers)
      .orderBy('number')
      .execute();
    const events = Map.groupBy(
      await query
        .selectFrom('inquiry_events')
        .selectAll()
        .where('inquiry_number', 'in', numbers)
        .orderBy('happened_at')
        .execute(),
      (event) => event.inquiry_number,
    );
    return inquiries.map(({ idempotency_key: _key, content_hash: _hash, ...row }) => ({
      ...row,
      received_at: isoOrNull(row.received_at),
      handled_at: isoOrNull(row.handled_at),
      stage_changed_at: isoOrNull(row.stage_changed_at),
      read_at: isoOrNull(row.read_at),
      follow_up_at: isoOrNull(row.follow_up_at),
      follow_up_told_at: isoOrNull(row.follow_up_told_at),
      events: (events.get(row.number) ?? []).map((event) => ({
        happened_at: isoOrNull(event.happened_at),
        kind: event.kind,
        by: event.account_email,
        ...(JSON.parse(event.detail) as object),
      })),
      spam_reasons: JSON.parse(row.spam_reasons) as string[],
      project: parseStoredProject(row.project),
    }));
  },
  async erase(trx, email) {
    const erased = await trx
      .deleteFrom('inquiries')
      .where('number', 'in', orNone(await findByAddress(trx, email)))
      .executeTakeFirst();
    return Number(erased.numDeletedRows);
  },
  async expire(trx, beforeMs) {
    const old = await trx
      .deleteFrom('inquiries')
      .where('received_at', '<', beforeMs)
      .executeTakeFirst();
    return Number(old.numDeletedRows);
  },
};
