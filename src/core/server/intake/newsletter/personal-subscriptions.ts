import { addressWritings } from '../inquiries/email-address.ts';
import { isoOrNull, type PersonalPart } from '../inquiries/personal-data.ts';

/** Subscriptions of the newsletter; a confirmed one has no end. */
export const personalSubscriptions: PersonalPart = {
  name: 'newsletter',
  tables: ['newsletter_subscriptions'],
  async export(query, email) {
    const rows = await query
      .selectFrom('newsletter_subscriptions')
      .selectAll()
      .where('email', 'in', addressWritings(email))
      .execute();
    return rows.map(({ id: _id, mailed_at: _mailed, ...row }) => ({
      ...row,
      requested_at: isoOrNull(row.requested_at),
      confirmed_at: isoOrNull(row.confirmed_at),
      unsubscribed_at: isoOrNull(row.unsubscribed_at),
    }));
  },
  async erase(trx, email) {
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
    return subscriptions.length;
  },
  async expire(trx, beforeMs) {
    const old = await trx
      .deleteFrom('newsletter_subscriptions')
      .where('state', '<>', 'confirmed')
      .where('requested_at', '<', beforeMs)
      .executeTakeFirst();
    return Number(old.numDeletedRows);
  },
};
