import { sql, type Kysely, type Transaction } from 'kysely';
import { DatabaseNewerError } from './database-errors.ts';
import type { Tables } from './tables.ts';

export type Engine = 'sqlite' | 'postgresql';

/** One numbered step forward of the schema. A step that was released is never changed, only followed. */
export type Migration = {
  number: number;
  name: string;
  up(trx: Transaction<Tables>, engine: Engine): Promise<void>;
};

/** Any fixed number: it names the lock under which one process at a time changes the schema. */
const POSTGRES_LOCK = 724_500_117;

/**
 * Brings the schema to the last of `migrations`, in one transaction, under a lock that all processes share.
 * @returns the numbers that were applied now
 * @throws DatabaseNewerError when the database is ahead of this code
 */
export async function migrate(
  query: Kysely<Tables>,
  engine: Engine,
  migrations: readonly Migration[],
): Promise<number[]> {
  const last = migrations.at(-1)?.number ?? 0;
  if ((await currentNumber(query, engine, last)) === last) return [];
  return query.transaction().execute(async (trx) => {
    await takeLock(trx, engine);
    const current = await currentNumber(trx, engine, last);
    if (current === 0) await createMigrationTable(trx);
    const missing = migrations.filter((migration) => migration.number > current);
    for (const migration of missing) {
      await migration.up(trx, engine);
      await trx
        .insertInto('schema_migrations')
        .values({ number: migration.number, name: migration.name, applied_at: Date.now() })
        .execute();
    }
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
  const row = await query
    .selectFrom('schema_migrations')
    .select((eb) => eb.fn.max('number').as('number'))
    .executeTakeFirst();
  const current = Number(row?.number ?? 0);
  if (current > known) {
    throw new DatabaseNewerError(
      `The database was written by a newer version of this site (schema step ${current}, this version knows ${known}): start the newer version again, or restore a backup made before it.`,
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
