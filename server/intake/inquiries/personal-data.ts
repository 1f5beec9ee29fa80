import { parseStoredProject } from '#content/project/stored-project.ts';
import type { SiteDatabase } from '#server/store/store.ts';
import { addressWritings, cleanAddress } from './email-address.ts';
import { findByAddress } from './find-by-address.ts';

/** PostgreSQL takes no empty list. */
const orNone = (numbers: number[]) => (numbers.length === 0 ? [0] : numbers);

/** Everything the site holds about one email address, ready to be handed over. */
export async function exportByEmail(database: SiteDatabase, email: string) {
  const { query } = database;
  const address = cleanAddress(email);
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
  const newsletter = await query
    .selectFrom('newsletter_subscriptions')
    .selectAll()
    .where('email', 'in', addressWritings(email))
    .execute();
  const asDate = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());
  return {
    email: address,
    inquiries: inquiries.map(({ idempotency_key: _key, content_hash: _hash, ...row }) => ({
      ...row,
      received_at: asDate(row.received_at),
      handled_at: asDate(row.handled_at),
      stage_changed_at: asDate(row.stage_changed_at),
      read_at: asDate(row.read_at),
      follow_up_at: asDate(row.follow_up_at),
      follow_up_told_at: asDate(row.follow_up_told_at),
      events: (events.get(row.number) ?? []).map((event) => ({
        happened_at: asDate(event.happened_at),
        kind: event.kind,
        by: event.account_email,
        ...(JSON.parse(event.detail) as object),
      })),
      spam_reasons: JSON.parse(row.spam_reasons) as string[],
      project: parseStoredProject(row.project),
    })),
    newsletter: newsletter.map(({ id: _id, mailed_at: _mailed, ...row }) => ({
      ...row,
      requested_at: asDate(row.requested_at),
      confirmed_at: asDate(row.confirmed_at),
      unsubscribed_at: asDate(row.unsubscribed_at),
    })),
  };
}

/** Deletes everything the site holds about one email address, also what still waits to be sent. @returns how many of each */
export async function eraseByEmail(
  database: SiteDatabase,
  email: string,
): Promise<{ inquiries: number; subscriptions: number }> {
  return database.transaction(async (trx) => {
    const subscriptions = await trx
      .deleteFrom('newsletter_subscriptions')
      .where('email', 'in', addressWritings(email))
      .returning('id')
      .execute();
    for (const { id } of subscriptions) {
      await trx
        .deleteFrom('outbox')
        .where('payload', '=', JSON.stringify({ subscription: id }))
        .execute();
    }
    // Outbox rows, notes and events go with their inquiry.
    const inquiries = await trx
      .deleteFrom('inquiries')
      .where('number', 'in', orNone(await findByAddress(trx, email)))
      .executeTakeFirst();
    return { inquiries: Number(inquiries.numDeletedRows), subscriptions: subscriptions.length };
  });
}
