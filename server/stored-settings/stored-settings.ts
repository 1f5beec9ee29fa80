import type { SiteDatabase } from '../database/open-database.ts';
import { readSiteValue, writeSiteValue } from '../database/site-values.ts';
import {
  CREDENTIAL_NAMES,
  type CredentialChanges,
  type CredentialName,
} from './credential-names.ts';
import type { Seal } from './seal.ts';

/** What the store holds: readable values, and names whose value was sealed with another key. */
export type StoredCredentials = {
  values: CredentialChanges;
  unreadable: CredentialName[];
  /** Changes with every save, by any process. */
  version: string;
};

const VERSION_KEY = 'stored-settings-version';

/** Reads what was stored. @param seal null when there is no key: nothing can be read then */
export async function readStored(
  { query }: SiteDatabase,
  seal: Seal | null,
): Promise<StoredCredentials> {
  const version = await readVersion({ query });
  const rows = await query.selectFrom('stored_settings').select(['name', 'sealed']).execute();
  const values: CredentialChanges = {};
  const unreadable: CredentialName[] = [];
  for (const name of CREDENTIAL_NAMES) {
    const row = rows.find((stored) => stored.name === name);
    if (!row) continue;
    const value = seal?.open(name, row.sealed) ?? null;
    if (value === null) unreadable.push(name);
    else values[name] = value;
  }
  return { values, unreadable, version };
}

export async function readVersion({ query }: Pick<SiteDatabase, 'query'>): Promise<string> {
  return (await readSiteValue(query, VERSION_KEY)) ?? '';
}

/** Writes some settings and removes others, all or nothing. */
export async function writeStored(
  database: SiteDatabase,
  seal: Seal,
  input: { set: CredentialChanges; remove: readonly CredentialName[]; by: string; nowMs: number },
): Promise<void> {
  await database.transaction(async (trx) => {
    for (const name of input.remove) {
      await trx.deleteFrom('stored_settings').where('name', '=', name).execute();
    }
    for (const [name, value] of Object.entries(input.set)) {
      const row = {
        sealed: seal.close(name, value),
        updated_at: input.nowMs,
        updated_by: input.by,
      };
      await trx
        .insertInto('stored_settings')
        .values({ name, ...row })
        .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
        .execute();
    }
    await writeSiteValue(trx, VERSION_KEY, crypto.randomUUID(), input.nowMs);
  });
}
