import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { toSecrets, type Secrets } from './secrets.ts';
import type { Tables } from './tables.ts';

/** Reads a small named value; null when it was never written. */
export async function readSiteValue(query: Kysely<Tables>, key: string): Promise<string | null> {
  const row = await query
    .selectFrom('site_values')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.value ?? null;
}

/** Writes a small named value over the one before. */
export async function writeSiteValue(
  query: Kysely<Tables>,
  key: string,
  value: string,
  nowMs: number,
): Promise<void> {
  const row = { value, updated_at: nowMs };
  await query
    .insertInto('site_values')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
}

/**
 * Changes a value only if it still is what the caller read, so that of several processes one succeeds.
 * @param before what was read; null when there was none
 * @returns whether this caller was the one
 */
export async function replaceSiteValue(
  query: Kysely<Tables>,
  key: string,
  before: string | null,
  value: string,
  nowMs: number,
): Promise<boolean> {
  if (before === null) {
    const inserted = await query
      .insertInto('site_values')
      .values({ key, value, updated_at: nowMs })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .executeTakeFirst();
    return inserted.numInsertedOrUpdatedRows === 1n;
  }
  const updated = await query
    .updateTable('site_values')
    .set({ value, updated_at: nowMs })
    .where('key', '=', key)
    .where('value', '=', before)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

/** A secret that the processes on one store share: made by the first that asks for it. */
async function sharedSecret(query: Kysely<Tables>, key: string, nowMs: number): Promise<string> {
  await replaceSiteValue(query, key, null, randomBytes(32).toString('base64url'), nowMs);
  const secret = await readSiteValue(query, key);
  if (secret === null) throw new Error('The shared secret could not be stored');
  return secret;
}

/**
 * The secrets for one purpose. The one that was made and kept in the store before the setting was set is still read.
 * @param given the setting; null for the one that is kept in the store
 */
export async function secretsOf(
  query: Kysely<Tables>,
  key: string,
  given: Secrets | null,
  nowMs: number,
): Promise<Secrets> {
  if (given === null) return toSecrets(await sharedSecret(query, key, nowMs), []);
  const stored = await readSiteValue(query, key);
  return toSecrets(given.current, stored === null ? given.all : [...given.all, stored]);
}
