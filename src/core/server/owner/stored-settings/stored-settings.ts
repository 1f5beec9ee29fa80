import {
  type Seal,
  type SiteDatabase,
  readSiteValue,
  replaceSiteValue,
} from '#server/store/store.ts';
import {
  CREDENTIAL_NAMES,
  type CredentialChanges,
  type CredentialName,
} from './credential-names.ts';

/** A setting that was entered in the owner's screen, sealed with SETTINGS_KEY. */
type StoredSettingRow = {
  name: string;
  /** `v1.{nonce}.{tag}.{text}`, see #server/store/seal.ts. */
  sealed: string;
  updated_at: number;
  updated_by: string;
};

declare module '../../store/tables.ts' {
  interface Tables {
    stored_settings: StoredSettingRow;
  }
}

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
  return { ...openStored(await readRows({ query }), seal), version };
}

type SealedRow = { name: string; sealed: string };

const readRows = ({ query }: Pick<SiteDatabase, 'query'>): Promise<SealedRow[]> =>
  query.selectFrom('stored_settings').select(['name', 'sealed']).execute();

/** Opens rows of the store. @param seal null when there is no key: nothing can be read then */
export function openStored(
  rows: readonly SealedRow[],
  seal: Seal | null,
): Omit<StoredCredentials, 'version'> {
  const values: CredentialChanges = {};
  const unreadable: CredentialName[] = [];
  for (const name of CREDENTIAL_NAMES) {
    const row = rows.find((stored) => stored.name === name);
    if (!row) continue;
    const value = seal?.open(name, row.sealed) ?? null;
    if (value === null) unreadable.push(name);
    else values[name] = value;
  }
  return { values, unreadable };
}

export async function readVersion({ query }: Pick<SiteDatabase, 'query'>): Promise<string> {
  return (await readSiteValue(query, VERSION_KEY)) ?? '';
}

/**
 * Writes some settings and removes others, all or nothing.
 * @param input.shown the version that was shown to whoever asks
 * @returns false, with nothing done, where the store holds another one by now
 */
export async function writeStored(
  database: SiteDatabase,
  seal: Seal,
  input: {
    set: CredentialChanges;
    remove: readonly CredentialName[];
    by: string;
    nowMs: number;
    shown: string;
  },
): Promise<boolean> {
  return database.transaction(async (trx) => {
    const { shown, nowMs } = input;
    const before = shown === '' ? null : shown;
    if (!(await replaceSiteValue(trx, VERSION_KEY, before, crypto.randomUUID(), nowMs)))
      return false;
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
    return true;
  });
}

/**
 * Seals with the present key what was sealed with a former one, so that the former is needed for one start only.
 * @returns how many settings
 */
export async function renewStored(database: SiteDatabase, seal: Seal): Promise<number> {
  let renewed = 0;
  for (const { name, sealed } of await readRows(database)) {
    const anew = seal.renew(name, sealed);
    if (anew === null) continue;
    const { numUpdatedRows } = await database.query
      .updateTable('stored_settings')
      .set({ sealed: anew })
      .where('name', '=', name)
      // Unless it was saved anew meanwhile.
      .where('sealed', '=', sealed)
      .executeTakeFirst();
    renewed += Number(numUpdatedRows);
  }
  return renewed;
}
