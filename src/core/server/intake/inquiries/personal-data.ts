import type { Kysely, Transaction } from 'kysely';
import type { SiteDatabase, Tables } from '#server/store/store.ts';
import { cleanAddress } from './email-address.ts';

/** What one part of the site keeps of persons. Every part is asked before it is taken out, too (decision 154). */
export type PersonalPart = {
  /** Under which its answer stands in an export. */
  name: string;
  /** The tables in which it keeps anything of a person. */
  tables: readonly string[];
  /** Everything it holds about one email address, ready to be handed over; an empty list for nothing. */
  export(query: Kysely<Tables>, email: string): Promise<unknown[]>;
  /** Deletes that, also what still waits to be sent. @returns how many */
  erase(trx: Transaction<Tables>, email: string): Promise<number>;
  /** Deletes what came in before a moment and is kept no longer (RETENTION_DAYS). @returns how many */
  expire(trx: Transaction<Tables>, beforeMs: number): Promise<number>;
};

type Counts = Record<string, number>;

export const isoOrNull = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());

/** Everything the site holds about one email address, by part. */
export async function exportByEmail(
  { query }: Pick<SiteDatabase, 'query'>,
  email: string,
  parts: readonly PersonalPart[],
): Promise<Record<string, unknown>> {
  const held: Record<string, unknown> = { email: cleanAddress(email) };
  for (const part of parts) held[part.name] = await part.export(query, email);
  return held;
}

/** Deletes everything the site holds about one email address. @returns how many, by part */
export const eraseByEmail = (
  database: SiteDatabase,
  email: string,
  parts: readonly PersonalPart[],
): Promise<Counts> => ofEach(database, parts, (part, trx) => part.erase(trx, email));

/** Deletes everything that came in before a moment. @returns how many, by part */
export const expireBefore = (
  database: SiteDatabase,
  beforeMs: number,
  parts: readonly PersonalPart[],
): Promise<Counts> => ofEach(database, parts, (part, trx) => part.expire(trx, beforeMs));

/** All parts or none. */
const ofEach = (
  database: SiteDatabase,
  parts: readonly PersonalPart[],
  act: (part: PersonalPart, trx: Transaction<Tables>) => Promise<number>,
): Promise<Counts> =>
  database.transaction(async (trx) => {
    const counts: Counts = {};
    for (const part of parts) counts[part.name] = await act(part, trx);
    return counts;
  });
