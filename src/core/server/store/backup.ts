import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import {
  access,
  chmod,
  copyFile,
  mkdir,
  readdir,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { describePostgresUrl } from './postgres-dialect.ts';

/** The SQLite database in DATA_DIR. */
export const SQLITE_FILE_NAME = 'site.sqlite';

/** A backup or a restore that could not be made; one sentence that says why and what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** Copies the SQLite store while the site goes on. The copy is checked before it gets its name. */
export function backupSqlite(dataDir: string, toFile: string): Promise<void> {
  return writeWhole(toFile, (partial) => copySqlite(dataDir, partial));
}

/** Writes a PostgreSQL store into one file with pg_dump, while the site goes on. */
export function backupPostgres(url: string, toFile: string): Promise<void> {
  return writeWhole(toFile, (partial) =>
    runTool('pg_dump', url, ['--format=custom', '--no-owner', `--file=${partial}`]),
  );
}

/** This machine or container, in letters that a file name may have. */
const HOST = hostname().replaceAll(/[^\w-]/gu, '_');
/** What was started on another machine, or before names said where, is over when nobody has written to it for so long. */
const UNTOUCHED_MS = 24 * 60 * 60_000;

/**
 * A file that bears the name of a backup is a whole one: what fails or is stopped leaves nothing, what was killed is
 * removed by the next, and an earlier backup stays. Nobody but its owner can read it, not even while it is written.
 */
async function writeWhole(toFile: string, write: (partial: string) => Promise<void>) {
  // A folder, for the files that SQLite makes beside the one it writes.
  const folder = `${toFile}.${HOST}.${process.pid}.partial`;
  const partial = join(folder, basename(toFile));
  await clearRemains(dirname(toFile), basename(toFile));
  const clear = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', clear);
  try {
    await mkdir(folder, { mode: 0o700 });
    await writeFile(partial, '', { flag: 'wx', mode: 0o600 });
    await write(partial);
    await rename(partial, toFile);
  } finally {
    clear();
    process.off('exit', clear);
  }
}

/** `<backup>.<host>.<process id>.partial`; without the middle, or as files, as earlier versions left it. */
const REMAINS = /^(.+?)(?:\.([\w-]+)\.(\d+))?\.partial(?:-journal|-shm|-wal)?$/u;
/** A name as the backup command gives it by itself. */
const GIVEN = /^site-[\dTZ-]+\.(?:sqlite|pgdump)$/u;

/**
 * Removes what killed backups left in a folder. What a running process may still write stays, and so does everything that
 * is named otherwise than a backup.
 * @param own name of the backup that is about to be made
 */
async function clearRemains(folder: string, own: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const [, backup, host, pid] = REMAINS.exec(name) ?? [];
    if (backup === undefined) continue;
    if (host !== HOST && backup !== own && !GIVEN.test(backup)) continue;
    const file = join(folder, name);
    if (host === HOST ? !isRunningElse(Number(pid)) : await isUntouched(file))
      await rm(file, { recursive: true, force: true });
  }
}

/** In a container, one after another may have the number of this process. */
function isRunningElse(pid: number): boolean {
  try {
    return pid !== process.pid && process.kill(pid, 0);
  } catch (error) {
    // Of another user, but there.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function isUntouched(file: string): Promise<boolean> {
  const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }));
  return Date.now() - mtimeMs > UNTOUCHED_MS;
}

async function copySqlite(dataDir: string, toFile: string): Promise<void> {
  const file = join(resolve(dataDir), SQLITE_FILE_NAME);
  await mustExist(
    file,
    `There is no database at ${file}: set DATA_DIR to the folder of the site's data.`,
  );
  const source = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  try {
    await backup(source, toFile);
  } finally {
    source.close();
  }
  checkIntegrity(toFile);
}

/** Puts a copy in the place of the SQLite store; what was there stays beside it under another name. */
export async function restoreSqlite(dataDir: string, fromFile: string): Promise<string | null> {
  await mustExist(fromFile, `There is no backup at ${fromFile}.`);
  checkIntegrity(fromFile);
  const file = join(resolve(dataDir), SQLITE_FILE_NAME);
  const arriving = `${file}.arriving`;
  try {
    await copyFile(fromFile, arriving);
    await chmod(arriving, 0o600);
    const replaced = await setAside(file);
    await rename(arriving, file);
    return replaced;
  } finally {
    await rm(arriving, { force: true });
  }
}

async function setAside(file: string): Promise<string | null> {
  const exists = await access(file).then(
    () => true,
    () => false,
  );
  if (!exists) return null;
  const current = new DatabaseSync(file, { timeout: 2_000 });
  try {
    // Only possible while nobody else has the file open; it also brings everything into the one file.
    current.exec(
      'PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE; COMMIT',
    );
  } catch {
    throw new BackupError(
      'The site is still running on this database: stop it, then restore again.',
    );
  } finally {
    current.close();
  }
  const aside = `${file}.before-restore-${new Date().toISOString().replaceAll(/[:.]/gu, '-')}`;
  await rename(file, aside);
  for (const rest of ['-wal', '-shm']) await rm(`${file}${rest}`, { force: true });
  return aside;
}

function checkIntegrity(file: string): void {
  let verdict: unknown;
  try {
    // As a file that nobody writes: otherwise SQLite makes two files beside it and leaves them there, and cannot read it
    // where it may not make them.
    const url = pathToFileURL(file);
    url.searchParams.set('immutable', '1');
    const copy = new DatabaseSync(url, { readOnly: true });
    verdict = copy.prepare('PRAGMA integrity_check').get()?.integrity_check;
    copy.close();
  } catch {
    verdict = 'unreadable';
  }
  if (verdict !== 'ok')
    throw new BackupError(`The file ${file} is not a sound SQLite database; nothing was changed.`);
}

/** Replaces a PostgreSQL store by a file of `backupPostgres`, in one transaction: all or nothing. */
export async function restorePostgres(url: string, fromFile: string): Promise<void> {
  await mustExist(fromFile, `There is no backup at ${fromFile}.`);
  await runTool('pg_restore', url, [
    ...[
      '--clean',
      '--if-exists',
      '--no-owner',
      '--single-transaction',
      '--exit-on-error',
      '--dbname=',
    ],
    fromFile,
  ]);
}

/** The password travels in the environment: arguments can be read by every user of the machine. */
async function runTool(tool: 'pg_dump' | 'pg_restore', url: string, args: string[]): Promise<void> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const env = {
    ...process.env,
    PGHOST: searchParams.get('host') ?? decodeURIComponent(hostname),
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...(searchParams.get('sslmode') ? { PGSSLMODE: searchParams.get('sslmode')! } : {}),
  };
  const filled = args.map((arg) => (arg === '--dbname=' ? `--dbname=${env.PGDATABASE}` : arg));
  const child = spawn(tool, filled, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const end = () => child.kill();
  process.once('exit', end);
  let complaint = '';
  child.stderr.on(
    'data',
    (chunk: Buffer) => (complaint = `${complaint}${chunk.toString()}`.slice(-2_000)),
  );
  const code = await new Promise<number | string>((done) => {
    child.on('error', (error: NodeJS.ErrnoException) => done(error.code ?? 'fault'));
    child.on('close', (exit) => done(exit ?? 'signal'));
  });
  process.off('exit', end);
  if (code === 'ENOENT') {
    throw new BackupError(
      `${tool} is not installed: install the PostgreSQL client tools of the server's version. With compose.yaml they are in the container of the database: see Backups in docs/operations.md.`,
    );
  }
  if (complaint.includes('server version mismatch')) {
    throw new BackupError(
      `${tool} is older than the server: install the PostgreSQL client tools of the server's version (${complaint.trim().split('\n').at(-1)}).`,
    );
  }
  if (code !== 0) {
    throw new BackupError(
      `${tool} failed for ${describePostgresUrl(url)}: ${complaint.trim().split('\n').at(-1) ?? code}`,
    );
  }
}

async function mustExist(file: string, otherwise: string): Promise<void> {
  await access(file).catch(() => {
    throw new BackupError(otherwise);
  });
}
