import { chmod } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, type Transaction } from 'kysely';
import {
  DatabaseNewerError,
  DatabaseUnreachableError,
  describeFault,
  hasLostConnection,
  isNotYetReady,
  isUndone,
} from './database-errors.ts';
import { SQLITE_FILE_NAME } from './backup.ts';
import { createHealthCheck, type DatabaseHealth } from './database-health.ts';
import { makeFolder } from './make-folder.ts';
import { migrate } from './migrate.ts';
import type { Engine, SchemaOwner } from './migrate.ts';
import { describePostgresUrl, postgresDialect } from './postgres-dialect.ts';
import { openHandle, retryWhileBusy } from './sqlite-connection.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import type { Tables } from './tables.ts';
import { WithoutNul } from './without-nul.ts';

export type LogLine = (
  level: 'debug' | 'info' | 'warn' | 'error',
  message: string,
  details?: Record<string, unknown>,
) => void;

/** The site's one store, the same to its users on both engines. */
export type SiteDatabase = {
  engine: Engine;
  /** File or server, without credentials. */
  location: string;
  /** Single statements. Never use it inside `transaction`: on SQLite it would wait for that same transaction. */
  query: Kysely<Tables>;
  /** All or nothing, durable when it answers. Run again by itself where it was undone, so `work` must only touch the store. */
  transaction<T>(work: (trx: Transaction<Tables>) => Promise<T>): Promise<T>;
  health(): Promise<DatabaseHealth>;
  close(): Promise<void>;
};

export type DatabaseOptions = {
  /** DATABASE_URL; null for SQLite in `dataDir`. */
  url: string | null;
  dataDir: string;
  /** Whoever has tables; those whose tables others refer to first. */
  schema: readonly SchemaOwner[];
  log: LogLine;
};

const START_PATIENCE_MS = 20_000;
const TRIES_MAX = 3;

/**
 * Opens the store, makes it when missing, and brings its schema up to date. Several processes may do so at once.
 * @throws DatabaseUnreachableError, DatabaseNewerError: one sentence each, naming the setting and what to do
 */
export async function openDatabase(options: DatabaseOptions): Promise<SiteDatabase> {
  const bringUpToDate = (database: SiteDatabase) => upToDate(database, options);
  return options.url === null
    ? openSqlite(options.dataDir, bringUpToDate)
    : openPostgres(options.url, bringUpToDate, options.log);
}

type BringUpToDate = (database: SiteDatabase) => Promise<SiteDatabase>;

async function openSqlite(dataDir: string, bringUpToDate: BringUpToDate): Promise<SiteDatabase> {
  const folder = resolve(dataDir);
  const file = join(folder, SQLITE_FILE_NAME);
  try {
    await makeFolder(folder);
    await prepareFile(file);
    const database = createSite(
      'sqlite',
      file,
      new Kysely<Tables>({ dialect: sqliteDialect(file), plugins: [new WithoutNul()] }),
    );
    return await bringUpToDate(database);
  } catch (error) {
    if (error instanceof DatabaseNewerError) throw error;
    throw new DatabaseUnreachableError(
      `The database file ${file} cannot be used (${describeFault(error)}): set DATA_DIR to a folder that this user may write and that has free space, or restore a backup.`,
    );
  }
}

/** WAL is a property of the file. Only its owner may read it: it holds what visitors wrote. */
async function prepareFile(file: string): Promise<void> {
  const handle = await openHandle(file);
  try {
    await retryWhileBusy(() => handle.exec('PRAGMA journal_mode = WAL'));
  } finally {
    handle.close();
  }
  await chmod(file, 0o600);
}

async function openPostgres(
  url: string,
  bringUpToDate: BringUpToDate,
  log: LogLine,
): Promise<SiteDatabase> {
  const location = describePostgresUrl(url);
  const startedAtMs = performance.now();
  for (;;) {
    let database: SiteDatabase | null = null;
    try {
      const dialect = postgresDialect(url, (error) =>
        log('warn', 'A database connection was lost', { reason: describeFault(error) }),
      );
      database = createSite(
        'postgresql',
        location,
        new Kysely<Tables>({ dialect, plugins: [new WithoutNul()] }),
      );
      return await bringUpToDate(database);
    } catch (error) {
      await database?.close().catch(() => undefined);
      if (error instanceof DatabaseNewerError) throw error;
      if (isNotYetReady(error) && performance.now() - startedAtMs < START_PATIENCE_MS) {
        await wait(200);
        continue;
      }
      throw new DatabaseUnreachableError(
        `The PostgreSQL database at ${location} cannot be used (${describeFault(error)}): check DATABASE_URL and that the server runs, or leave DATABASE_URL empty to use SQLite in DATA_DIR.`,
      );
    }
  }
}

async function upToDate(
  database: SiteDatabase,
  { schema, log }: DatabaseOptions,
): Promise<SiteDatabase> {
  const applied = await migrate(database.query, database.engine, schema);
  if (applied.length > 0) log('info', 'The database schema was brought up to date', { applied });
  return database;
}

function createSite(engine: Engine, location: string, query: Kysely<Tables>): SiteDatabase {
  return {
    engine,
    location,
    query,
    async transaction(work) {
      for (let tries = 1; ; tries++) {
        /** Between the beginning and the commit a connection that ends takes all changes along. */
        let isOpen = false;
        try {
          return await query.transaction().execute(async (trx) => {
            isOpen = true;
            const answer = await work(trx);
            isOpen = false;
            return answer;
          });
        } catch (error) {
          const isGone = isUndone(error) || (isOpen && hasLostConnection(error));
          if (!isGone || tries >= TRIES_MAX) throw error;
        }
      }
    },
    health: createHealthCheck(query, engine),
    close: () => query.destroy(),
  };
}
