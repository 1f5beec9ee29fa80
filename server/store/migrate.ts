import { sql, type Kysely, type Transaction } from 'kysely';
import { DatabaseNewerError } from './database-errors.ts';
import { writeSiteValue } from './site-values.ts';
import type { Tables } from './tables.ts';

export type Engine = 'sqlite' | 'postgresql';

/** One numbered step forward of the schema. A step that was released is never changed, only followed. */
export type Migration = {
  number: number;
  name: string;
  /** Set where versions that do not know the step must not run on what it leaves: it does more than add (decision 139). */
  endsOlder?: true;
  up(trx: Transaction<Tables>, engine: Engine): Promise<void>;
};

/** The site value that says which step a version has to know to run on the database; there is none where all only added. */
const NEEDED_STEP = 'schema-step-needed';

/** Reads a database's last step, and the one that has to be known. */
export const SCHEMA_STATE = `select max(number) as last,
  (select value from site_values where key = '${NEEDED_STEP}') as needed from schema_migrations`;

export type SchemaState = { last: number | null; needed: string | null };

/** Whether a version that knows steps up to `known` must not run on a database in this state. */
export const isTooNew = ({ needed }: SchemaState, known: number): boolean => Number(needed) > known;

/** Any fixed number: it names the lock under which one process at a time changes the schema. */
const POSTGRES_LOCK = 724_500_117;

/**
 * Brings the schema to the last of `migrations`, in one transaction, under a lock that all processes share.
 * @returns the numbers that were applied now
 * @throws DatabaseNewerError when the database is ahead of this code, by a step that versions without it cannot live with
 */
export async function migrate(
  query: Kysely<Tables>,
  engine: Engine,
  migrations: readonly Migration[],
): Promise<number[]> {
  const last = migrations.at(-1)?.number ?? 0;
  if ((await currentNumber(query, engine, last)) >= last) return [];
  return query.transaction().execute(async (trx) => {
    await takeLock(trx, engine);
    const current = await currentNumber(trx, engine, last);
    if (current === 0) await createMigrationTable(trx);
    const missing = migrations.filter((migration) => migration.number > current);
    if (missing.length === 0) return [];
    for (const migration of missing) {
      await migration.up(trx, engine);
      await trx
        .insertInto('schema_migrations')
        .values({ number: migration.number, name: migration.name, applied_at: Date.now() })
        .execute();
    }
    const needed = missing.findLast(({ endsOlder }) => endsOlder);
    if (needed) await writeSiteValue(trx, NEEDED_STEP, String(needed.number), Date.now());
    return missing.map((migration) => migration.number);
  });
}

/** SQLite needs no more than its transaction, which takes the only writer's lock at once. */
async function takeLock(trx: Transaction<Tables>, engine: Engine): Promise<void> {
  if (engine === 'sqlite') return;
  await sql`set local statement_timeout = '60s'`.execute(trx);
  await sql`set local lock_timeout = '60s'`.execute(trx);
  await sql`select pg_advisory_xact_lock(${POSTGRES_LOCK})`.execute(trx);
}

async function currentNumber(
  query: Kysely<Tables>,
  engine: Engine,
  known: number,
): Promise<number> {
  const exists =
    engine === 'sqlite'
      ? await sql`select 1 from sqlite_master where type = 'table' and name = 'schema_migrations'`.execute(
          query,
        )
      : await sql`select 1 from pg_tables where schemaname = current_schema() and tablename = 'schema_migrations'`.execute(
          query,
        );
  if (exists.rows.length === 0) return 0;
  const { rows } = await sql<SchemaState>`${sql.raw(SCHEMA_STATE)}`.execute(query);
  const current = Number(rows[0]!.last);
  if (isTooNew(rows[0]!, known)) {
    throw new DatabaseNewerError(
      `The database was written by a newer version of this site (schema step ${current}, this version knows ${known}), on which this one cannot run: start the newer version again, or restore a backup made before it.`,
    );
  }
  return current;
}

async function createMigrationTable(trx: Transaction<Tables>): Promise<void> {
  await trx.schema
    .createTable('schema_migrations')
    .addColumn('number', 'integer', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('applied_at', 'bigint', (column) => column.notNull())
    .execute();
}
