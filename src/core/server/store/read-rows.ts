import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { SQLITE_FILE_NAME } from './backup.ts';

const CONNECT_MS = 5_000;

/**
 * Rows of the store for a command that must change nothing: unlike `openDatabase` it makes no file and no table.
 * @param statement one select, in words that both engines know
 * @returns null when there is no store or no such table yet, or it cannot be read
 */
export async function readRows<Row>(
  place: { url: string | null; dataDir: string },
  statement: string,
): Promise<Row[] | null> {
  try {
    return place.url === null
      ? readFile<Row>(place.dataDir, statement)
      : await askServer<Row>(place.url, statement);
  } catch {
    return null;
  }
}

function readFile<Row>(dataDir: string, statement: string): Row[] | null {
  const path = join(resolve(dataDir), SQLITE_FILE_NAME);
  if (!existsSync(path)) return null;
  const file = new DatabaseSync(path, { readOnly: true, timeout: 2_000 });
  try {
    return file.prepare(statement).all() as Row[];
  } finally {
    file.close();
  }
}

async function askServer<Row>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(statement)).rows as Row[];
  } finally {
    await client.end().catch(() => undefined);
  }
}
