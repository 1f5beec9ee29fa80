import { basename, join, resolve } from 'node:path';
import { Kysely } from 'kysely';
import { SQLITE_FILE_NAME } from './backup.ts';
import { postgresDialect } from './postgres-dialect.ts';
import { writeSiteValue } from './site-values.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import type { Tables } from './tables.ts';

const KEY = 'last-backup';

/** The last backup that the site's own command made. */
export type BackupRecord = { fileName: string; madeAtMs: number };

/**
 * Notes in the store that a backup was made, for the owner's start page. Opens the store without bringing its schema up
 * to date: a backup before an update must leave it to the version that is running.
 */
export async function recordBackup(
  place: { url: string | null; dataDir: string },
  file: string,
  nowMs: number,
): Promise<void> {
  const { url, dataDir } = place;
  const dialect =
    url === null
      ? sqliteDialect(join(resolve(dataDir), SQLITE_FILE_NAME))
      : postgresDialect(url, () => undefined);
  const query = new Kysely<Tables>({ dialect });
  try {
    await writeSiteValue(query, KEY, basename(file), nowMs);
  } finally {
    await query.destroy();
  }
}

/** Null when none was made with the site's own command. */
export async function readLastBackup(query: Kysely<Tables>): Promise<BackupRecord | null> {
  const row = await query
    .selectFrom('site_values')
    .select(['value', 'updated_at'])
    .where('key', '=', KEY)
    .executeTakeFirst();
  return row ? { fileName: row.value, madeAtMs: row.updated_at } : null;
}
