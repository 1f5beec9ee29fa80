import { sql, type Kysely } from 'kysely';
import type { Tables } from '#server/store/store.ts';
import { addressKey } from './email-address.ts';

/** What the store's own `lower` makes the same: it knows no letters beyond ASCII (SQLite; PostgreSQL by its collation). */
const isPlain = (email: string) => /^[\x21-\x7e]+$/u.test(email) && !/xn--/u.test(email);

/**
 * The inquiries of one email address, in small and capital letters alike, its domain in ASCII or not.
 * @returns their numbers, oldest first
 */
export async function findByAddress(query: Kysely<Tables>, email: string): Promise<number[]> {
  const key = addressKey(email);
  const rows = await query
    .selectFrom('inquiries')
    .select(['number', 'email'])
    .$if(isPlain(key), (indexed) => indexed.where(sql<string>`lower(email)`, '=', key))
    .orderBy('number')
    .execute();
  return rows.flatMap((row) => (addressKey(row.email) === key ? [row.number] : []));
}
