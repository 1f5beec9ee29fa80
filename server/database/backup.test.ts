import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backupPostgres, backupSqlite, SQLITE_FILE_NAME } from './backup.ts';

/*
 * Seen failing with the guard off (`writeWhole` handing on the name itself): the broken file stood in the place of the
 * backup, and that of the day before was gone.
 */

const URL = 'postgresql://someone:secret@127.0.0.1:5432/site';

let folder: string;
const path = process.env['PATH'];
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'backup-'))));
afterEach(() => {
  process.env['PATH'] = path;
  rmSync(folder, { recursive: true });
});

/** Puts a pg_dump in the place of the real one: it writes something and then does what it is told. */
function pretendDump(then: string): void {
  const tool = join(folder, 'pg_dump');
  writeFileSync(
    tool,
    `#!/bin/sh\nfor arg; do case $arg in --file=*) echo half > "\${arg#--file=}";; esac; done\n${then}\n`,
  );
  chmodSync(tool, 0o755);
  process.env['PATH'] = `${folder}${delimiter}${path}`;
}

test('a dump that breaks off leaves no file, and the backup of the day before stays', async () => {
  pretendDump('echo "pg_dump: error: connection lost" >&2; exit 1');
  const file = join(folder, 'site.pgdump');
  await expect(backupPostgres(URL, file)).rejects.toThrow(
    'pg_dump failed for 127.0.0.1:5432/site: pg_dump: error: connection lost',
  );
  expect(existsSync(file)).toBe(false);
  writeFileSync(file, 'of yesterday');
  await expect(backupPostgres(URL, file)).rejects.toThrow('connection lost');
  expect(readFileSync(file, 'utf8')).toBe('of yesterday');
  expect(existsSync(`${file}.partial`)).toBe(false);
});

test('tools older than the server: says which to install', async () => {
  pretendDump(
    'echo "pg_dump: error: aborting because of server version mismatch" >&2; echo "pg_dump: detail: server version: 18.4; pg_dump version: 15.14" >&2; exit 1',
  );
  await expect(backupPostgres(URL, join(folder, 'site.pgdump'))).rejects.toThrow(
    "install the PostgreSQL client tools of the server's version (pg_dump: detail: server version: 18.4",
  );
});

test('a whole dump gets its name', async () => {
  pretendDump('exit 0');
  const file = join(folder, 'site.pgdump');
  await backupPostgres(URL, file);
  expect(readFileSync(file, 'utf8')).toBe('half\n');
});

test('a store that is no database leaves no file', async () => {
  writeFileSync(join(folder, SQLITE_FILE_NAME), 'not a database');
  const file = join(folder, 'site.sqlite-copy');
  await expect(backupSqlite(folder, file)).rejects.toThrow();
  expect(existsSync(file)).toBe(false);
  expect(existsSync(`${file}.partial`)).toBe(false);
});
