import { sql, type Kysely, type Transaction } from 'kysely';
import { DatabaseNewerError } from './database-errors.ts';
import { writeSiteValue } from './site-values.ts';
import type { Tables } from './tables.ts';

export type Engine = 'sqlite' | 'postgresql';

/** One numbered step forward of the schema. A step that was released is never changed, only followed. */
export type Migration = {
  /** Each owner counts its own, from 1. */
  number: number;
  name: string;
  /** Set where versions that do not know the step must not run on what it leaves: it does more than add (decision 139). */
  endsOlder?: true;
  up(trx: Transaction<Tables>, engine: Engine): Promise<void>;
};

/** A part of the site that has tables, and every step that made them, in order (decision 154). */
export type SchemaOwner = { owner: string; steps: readonly Migration[] };

/** Core's steps up to this one stand in `schema_migrations`, the table of the versions that had steps of core alone. */
const LAST_FORMER_STEP = 23;

/** The site value by which those versions know that they must not run on the database: a step that they do not have. */
const NEEDED_STEP = 'schema-step-needed';

export type AppliedStep = { owner: string; number: number; ends_older: number };

const TABLES: Record<Engine, string> = {
  sqlite: "select name from sqlite_master where type = 'table'",
  postgresql: 'select tablename as name from pg_tables where schemaname = current_schema()',
};
const STEPS_IN = new Map([
  ['schema_migrations', "select 'core' as owner, number, 0 as ends_older from schema_migrations"],
  ['schema_steps', 'select owner, number, ends_older from schema_steps'],
]);

/**
 * Every step that a database has had, of owners that this version knows and of others; none where it is new.
 * @param read answers the rows of one statement
 */
export async function readAppliedSteps(
  engine: Engine,
  read: (statement: string) => Promise<unknown[]>,
): Promise<AppliedStep[]> {
  const tables = (await read(TABLES[engine])) as { name: string }[];
  const steps = tables.flatMap(({ name }) => STEPS_IN.get(name) ?? []);
  return steps.length === 0 ? [] : ((await read(steps.join(' union all '))) as AppliedStep[]);
}

/** A step that says that versions without it must not run, and that one of the owners here does not know. */
export const findTooNew = (
  applied: readonly AppliedStep[],
  schema: readonly SchemaOwner[],
): AppliedStep | undefined =>
  applied.find(
    (step) =>
      step.ends_older !== 0 &&
      schema.some(
        ({ owner, steps }) =>
          owner === step.owner && steps.every(({ number }) => number !== step.number),
      ),
  );

/** The steps that a database has not had yet: it may have been made without a part that came later. */
export const findMissing = (
  applied: readonly AppliedStep[],
  schema: readonly SchemaOwner[],
): { owner: string; step: Migration }[] => {
  const keyOf = (owner: string, number: number) => `${owner} ${number}`;
  const known = new Set(applied.map(({ owner, number }) => keyOf(owner, number)));
  return schema.flatMap(({ owner, steps }) =>
    steps.flatMap((step) => (known.has(keyOf(owner, step.number)) ? [] : { owner, step })),
  );
};

/** Any fixed number: it names the lock under which one process at a time changes the schema. */
const POSTGRES_LOCK = 724_500_117;

/**
 * Runs every step that is missing, in one transaction, under a lock that all processes share. Rows and tables of owners
 * that are not here stay as they are.
 * @returns the steps that were applied now, as `owner number`
 * @throws DatabaseNewerError when the database is ahead of this code, by a step that versions without it cannot live with
 */
export async function migrate(
  query: Kysely<Tables>,
  engine: Engine,
  schema: readonly SchemaOwner[],
): Promise<string[]> {
  if ((await readMissing(query, engine, schema)).length === 0) return [];
  return query.transaction().execute(async (trx) => {
    await takeLock(trx, engine);
    const missing = await readMissing(trx, engine, schema);
    if (missing.length > 0) await createStepTables(trx);
    for (const { owner, step } of missing) {
      await step.up(trx, engine);
      await noteStep(trx, owner, step);
    }
    return missing.map(({ owner, step }) => `${owner} ${step.number}`);
  });
}

async function readMissing(
  query: Kysely<Tables>,
  engine: Engine,
  schema: readonly SchemaOwner[],
): Promise<ReturnType<typeof findMissing>> {
  const applied = await readAppliedSteps(
    engine,
    async (statement) => (await sql.raw(statement).execute(query)).rows,
  );
  const newer = findTooNew(applied, schema);
  if (newer) {
    throw new DatabaseNewerError(
      `The database was written by a newer version of this site (schema step ${newer.number} of ${newer.owner}, which this version does not know), on which this one cannot run: start the newer version again, or restore a backup made before it.`,
    );
  }
  return findMissing(applied, schema);
}

async function noteStep(trx: Transaction<Tables>, owner: string, step: Migration): Promise<void> {
  const { number, name, endsOlder } = step;
  const nowMs = Date.now();
  if (owner === 'core' && number <= LAST_FORMER_STEP) {
    await trx.insertInto('schema_migrations').values({ number, name, applied_at: nowMs }).execute();
    return;
  }
  await trx
    .insertInto('schema_steps')
    .values({ owner, number, name, applied_at: nowMs, ends_older: endsOlder ? 1 : 0 })
    .execute();
  if (endsOlder) await writeSiteValue(trx, NEEDED_STEP, String(LAST_FORMER_STEP + 1), nowMs);
}

/** SQLite needs no more than its transaction, which takes the only writer's lock at once. */
async function takeLock(trx: Transaction<Tables>, engine: Engine): Promise<void> {
  if (engine === 'sqlite') return;
  await sql`set local statement_timeout = '60s'`.execute(trx);
  await sql`set local lock_timeout = '60s'`.execute(trx);
  await sql`select pg_advisory_xact_lock(${POSTGRES_LOCK})`.execute(trx);
}

async function createStepTables(trx: Transaction<Tables>): Promise<void> {
  await trx.schema
    .createTable('schema_migrations')
    .ifNotExists()
    .addColumn('number', 'integer', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('applied_at', 'bigint', (column) => column.notNull())
    .execute();
  await trx.schema
    .createTable('schema_steps')
    .ifNotExists()
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('applied_at', 'bigint', (column) => column.notNull())
    .addColumn('ends_older', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('schema_steps_key', ['owner', 'number'])
    .execute();
}
