import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { hostname, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backupPostgres, backupSqlite, restoreSqlite, SQLITE_FILE_NAME } from './backup.ts';

/*
 * Seen failing with the guard off (`writeWhole` handing on the name itself): the broken file stood in the place of the
 * backup, and that of the day before was gone. Without the file made first, others could read it while it was
 * written (-rw-r--r--); with a killed backup's remains left in place, a backup kept their looser permissions.
 */

const URL = 'postgresql://someone:secret@127.0.0.1:5432/site';

let folder: string;
const path = process.env['PATH'];
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'backup-'))));
afterEach(() => {
  process.env['PATH'] = path;
  rmSync(folder, { recursive: true });
});

/** Files of backups that are not finished. */
const remains = () =>
  readdirSync(folder)
    .filter((name) => name.includes('.partial'))
    .sort();

/** Puts a pg_dump in the place of the real one: it writes something and then does what it is told. */
function pretendDump(then: string): void {
  const tool = join(folder, 'pg_dump');
  writeFileSync(
    tool,
    `#!/bin/sh\nfor arg; do case $arg in --file=*) file="\${arg#--file=}"; echo half > "$file";; esac; done\n${then}\n`,
  );
  chmodSync(tool, 0o755);
  process.env['PATH'] = `${folder}${delimiter}${path}`;
}

test('a dump that breaks off leaves no file, and the backup of the day before stays', async () => {
  pretendDump('touch "$file-wal" "$file-shm"; echo "pg_dump: error: connection lost" >&2; exit 1');
  const file = join(folder, 'site.pgdump');
  await expect(backupPostgres(URL, file)).rejects.toThrow(
    'pg_dump failed for 127.0.0.1:5432/site: pg_dump: error: connection lost',
  );
  expect(existsSync(file)).toBe(false);
  writeFileSync(file, 'of yesterday');
  await expect(backupPostgres(URL, file)).rejects.toThrow('connection lost');
  expect(readFileSync(file, 'utf8')).toBe('of yesterday');
  expect(remains()).toEqual([]);
});

test('whoever stops a backup has it leave nothing, and end what it started', async () => {
  const lasting = join(folder, 'lasting');
  pretendDump(`touch "$file-wal" "$file-shm"; echo $$ > "${lasting}"; exec sleep 60`);
  const before = readdirSync(folder);
  const command = spawn(
    process.execPath,
    ['src/core/server/commands/backup.ts', join(folder, 'site.pgdump')],
    { env: { ...process.env, DATABASE_URL: URL } },
  );
  const ended = once(command, 'exit');
  await expect.poll(() => existsSync(lasting) && readFileSync(lasting, 'utf8')).toMatch(/\d\n/u);
  expect(remains()).toHaveLength(1);
  command.kill('SIGTERM');
  expect(await ended).toEqual([143, null]);
  expect(readdirSync(folder).sort()).toEqual([...before, 'lasting'].sort());
  const dump = Number(readFileSync(lasting, 'utf8'));
  await expect
    .poll(() => spawnSync('ps', ['-o', 'stat=', '-p', String(dump)]).stdout.toString())
    .toMatch(/^(?:Z.*)?\s*$/u);
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
  expect(remains()).toEqual([]);
});

test('others cannot read a backup, not even while it is written', async () => {
  const file = join(folder, 'site.pgdump');
  const seen = join(folder, 'seen');
  pretendDump(`ls -l "$file" | cut -c1-10 > "${seen}"; exit 0`);
  await backupPostgres(URL, file);
  expect(readFileSync(seen, 'utf8').trim()).toBe('-rw-------');
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a backup is one file, also of a store with a write-ahead log, and can be read where nothing may be written', async () => {
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  const store = new DatabaseSync(join(dataDir, SQLITE_FILE_NAME));
  store.exec(
    'PRAGMA journal_mode = WAL; CREATE TABLE kept (word TEXT); INSERT INTO kept VALUES (1)',
  );
  const file = join(folder, 'site.sqlite');
  await backupSqlite(dataDir, file);
  store.close();
  expect(readdirSync(folder).sort()).toEqual(['data', 'site.sqlite']);
  // In the way of the files that SQLite would make beside it, as a read-only disk is.
  for (const rest of ['-wal', '-shm']) mkdirSync(`${file}${rest}`);
  await restoreSqlite(dataDir, file);
  const restored = new DatabaseSync(join(dataDir, SQLITE_FILE_NAME));
  expect(restored.prepare('SELECT count(*) AS kept FROM kept').get()).toEqual({ kept: 1 });
  restored.close();
});

test('what a killed backup left is in nobody’s way', async () => {
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  const store = new DatabaseSync(join(dataDir, SQLITE_FILE_NAME));
  store.exec('CREATE TABLE kept (word TEXT); INSERT INTO kept VALUES (1)');
  store.close();
  const file = join(folder, 'site.sqlite');
  for (const rest of ['', '-journal', '-wal', '-shm'])
    writeFileSync(`${file}.partial${rest}`, 'half a backup');
  await backupSqlite(dataDir, file);
  const copy = new DatabaseSync(file, { readOnly: true });
  expect(copy.prepare('SELECT count(*) AS kept FROM kept').get()).toEqual({ kept: 1 });
  copy.close();
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('what killed backups left is removed by the next; what may still be written, and all else, stays', async () => {
  const host = hostname().replaceAll(/[^\w-]/gu, '_');
  const ended = spawnSync('true').pid;
  const running = spawn('sleep', ['60']);
  try {
    const dayOld = new Date(Date.now() - 25 * 60 * 60_000);
    const leave = (name: string, at = new Date()) => {
      writeFileSync(join(folder, name), 'half a backup');
      utimesSync(join(folder, name), at, at);
      return name;
    };
    leave(`site-2026-11-21T08-30-00Z.sqlite.${host}.${ended}.partial`);
    leave(`site-2026-11-21T08-30-00Z.sqlite.${host}.${ended}.partial-journal`);
    leave(`site-2026-11-21T08-30-00Z.sqlite.${host}.${ended}.partial-shm`);
    leave(`site-2026-11-21T08-30-00Z.sqlite.${host}.${ended}.partial-wal`);
    leave('site-2026-11-20T08-30-00Z.pgdump.elsewhere.1.partial', dayOld);
    leave('site-2026-11-19T08-30-00Z.sqlite.partial', dayOld);
    leave(`named-otherwise.${host}.${ended}.partial`);
    leave(`nightly.pgdump.${host}.${ended}.partial`);
    mkdirSync(join(folder, `site-2026-11-18T08-30-00Z.sqlite.${host}.${ended}.partial`));
    leave(`site-2026-11-18T08-30-00Z.sqlite.${host}.${ended}.partial/site.sqlite-wal`);
    leave(`site-2026-11-17T08-30-00Z.sqlite.${host}.${process.pid}.partial`);
    const staying = [
      leave(`site-2026-11-22T08-30-00Z.sqlite.${host}.${running.pid}.partial`, dayOld),
      leave('site-2026-11-22T08-30-00Z.pgdump.elsewhere.1.partial'),
      leave('site-2026-11-22T08-30-00Z.sqlite.partial'),
      leave('film.mp4.partial', dayOld),
    ];
    pretendDump('exit 0');
    await backupPostgres(URL, join(folder, 'nightly.pgdump'));
    expect(remains()).toEqual(staying.sort());
  } finally {
    running.kill();
    await once(running, 'exit');
  }
});
