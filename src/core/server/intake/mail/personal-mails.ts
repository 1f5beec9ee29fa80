import type { Kysely } from 'kysely';
import type { Tables } from '#server/store/store.ts';
import { addressKey } from '../inquiries/email-address.ts';
import { isoOrNull, type PersonalPart } from '../inquiries/personal-data.ts';

/**
 * What was sent about no inquiry, such as mails about accounts. One that still waits is not erased: it warns of a change
 * of an account, and whoever made that must not be able to hold it back.
 */
export const personalMails: PersonalPart = {
  name: 'mails',
  tables: ['outbox'],
  async export(query, email) {
    return (await findNaming(query, email)).map(({ kind, state, created_at, payload }) => ({
      ...{ kind, state, created_at: isoOrNull(created_at) },
      ...(JSON.parse(payload) as object),
    }));
  },
  async erase(trx, email) {
    const ids = (await findNaming(trx, email)).flatMap(({ id, state }) =>
      state === 'waiting' ? [] : id,
    );
    for (const id of ids) await trx.deleteFrom('outbox').where('id', '=', id).execute();
    return ids.length;
  },
  async expire(trx, beforeMs) {
    const old = await trx
      .deleteFrom('outbox')
      .where('inquiry_number', 'is', null)
      .where('state', '<>', 'waiting')
      .where('created_at', '<', beforeMs)
      .executeTakeFirst();
    return Number(old.numDeletedRows);
  },
};

/** Those that say the address anywhere in what they are made of. */
async function findNaming(query: Kysely<Tables>, email: string) {
  const key = addressKey(email);
  const rows = await query
    .selectFrom('outbox')
    .select(['id', 'kind', 'state', 'created_at', 'payload'])
    .where('inquiry_number', 'is', null)
    .where('payload', 'like', '%@%')
    .orderBy('created_at')
    .execute();
  return rows.filter(({ payload }) =>
    Object.values(JSON.parse(payload) as object).some(
      (value) => typeof value === 'string' && addressKey(value) === key,
    ),
  );
}
