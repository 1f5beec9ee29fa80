import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { describeOnEachEngine } from '#tests/support/stores.ts';
import type { Migration } from '../store/migrate.ts';
import type { SiteDatabase } from '../store/open-database.ts';
import { siteSchema } from './site-schema.ts';

type Column = { table: string; name: string; type: string; mustBeGiven: boolean };

/** Steps that were released when an older version can still be running: every one but the first. */
const [FIRST, ...FOLLOWING] = siteSchema.flatMap(({ steps }) => steps);

class Undone extends Error {}

/** Runs steps on an empty place of their own and takes everything back. */
async function inEmptyPlace<T>(
  database: SiteDatabase,
  look: (
    step: (migration: Migration) => Promise<void>,
    columns: () => Promise<Column[]>,
  ) => Promise<T>,
): Promise<T> {
  const { engine, query } = database;
  let found: { value: T } | null = null;
  await query
    .transaction()
    .execute(async (trx) => {
      if (engine === 'postgresql') {
        await sql`create schema of_steps`.execute(trx);
        await sql`set local search_path to of_steps`.execute(trx);
      } else {
        const tables = await sql<{ name: string }>`select name from sqlite_master
          where type = 'table' and name not like 'sqlite_%'`.execute(trx);
        await sql`pragma defer_foreign_keys = on`.execute(trx);
        for (const { name } of tables.rows) await trx.schema.dropTable(name).execute();
      }
      const columns = async () => {
        const { rows } =
          engine === 'sqlite'
            ? await sql<Column>`select m.name as "table", c.name, lower(c.type) as type,
                c."notnull" = 1 and c.dflt_value is null as "mustBeGiven"
                from sqlite_master m join pragma_table_info(m.name) c where m.type = 'table'`.execute(
                trx,
              )
            : await sql<Column>`select table_name as "table", column_name as name, data_type as type,
                is_nullable = 'NO' and column_default is null as "mustBeGiven"
                from information_schema.columns where table_schema = 'of_steps'`.execute(trx);
        return rows.map((row) => ({ ...row, mustBeGiven: Boolean(row.mustBeGiven) }));
      };
      found = { value: await look((migration) => migration.up(trx, engine), columns) };
      throw new Undone();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
  return found!.value;
}

/** What a step has done that a version without it could not live with. */
function faultsOf(before: readonly Column[], after: readonly Column[]): string[] {
  const keyOf = ({ table, name }: Column) => `${table}.${name}`;
  const later = new Map(after.map((column) => [keyOf(column), column]));
  const tables = new Set(before.map(({ table }) => table));
  const known = new Set(before.map(keyOf));
  const broken = before.flatMap((column) => {
    const now = later.get(keyOf(column));
    if (!now) return [`${keyOf(column)} is gone`];
    if (now.type !== column.type) return [`${keyOf(column)} changed its type`];
    return now.mustBeGiven && !column.mustBeGiven ? [`${keyOf(column)} must be given now`] : [];
  });
  const demanding = after
    .filter((column) => tables.has(column.table) && !known.has(keyOf(column)) && column.mustBeGiven)
    .map((column) => `${keyOf(column)} is new and must be given`);
  return [...broken, ...demanding];
}

describeOnEachEngine('Every step of the schema only adds (decision 139)', (stores) => {
  it('so that the version before it can go on beside it', async () => {
    const database = await stores.open();
    const faults = await inEmptyPlace(database, async (step, columns) => {
      await step(FIRST!);
      const found: string[] = [];
      for (const migration of FOLLOWING) {
        const before = await columns();
        await step(migration);
        if (migration.endsOlder) continue;
        found.push(...faultsOf(before, await columns()).map((f) => `${migration.name}: ${f}`));
      }
      return found;
    });
    expect(faults).toEqual([]);
  });
});

it('Every owner counts its steps from 1, and core goes first', () => {
  expect(siteSchema[0]!.owner).toBe('core');
  expect(new Set(siteSchema.map(({ owner }) => owner)).size).toBe(siteSchema.length);
  for (const { steps } of siteSchema)
    expect(steps.map(({ number }) => number)).toEqual(steps.map((_, index) => index + 1));
});

describe('What counts as more than adding', () => {
  const column = { table: 't', name: 'a', type: 'text', mustBeGiven: false };

  it('is a column gone, changed, made stricter, or new and demanded', () => {
    expect(faultsOf([column], [])).toEqual(['t.a is gone']);
    expect(faultsOf([column], [{ ...column, type: 'bigint' }])).toHaveLength(1);
    expect(faultsOf([column], [{ ...column, mustBeGiven: true }])).toHaveLength(1);
    expect(faultsOf([column], [column, { ...column, name: 'b', mustBeGiven: true }])).toHaveLength(
      1,
    );
    expect(faultsOf([column], [column, { ...column, table: 'u', mustBeGiven: true }])).toEqual([]);
  });
});
