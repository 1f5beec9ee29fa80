import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { SiteDatabase } from './open-database.ts';

type AnyTables = Record<string, Record<string, unknown>>;
type AnyQuery = Kysely<AnyTables>;
type Row = Record<string, unknown>;

/** A table as the catalogue of its engine describes it. */
export type TableShape = {
  name: string;
  columns: string[];
  key: string[];
  dates: Set<string>;
  flags: Set<string>;
  /** Columns that PostgreSQL would sort by language. */
  texts: Set<string>;
};

/** Marks of this machine or of one start: they belong to a store, not to what it holds. */
const LEFT_BEHIND = new Set(['schema_migrations', 'schema_steps', 'rate_limits']);
/** Parents before children. Tables of other parts of the site come after these, in the order of their names. */
const ORDER = [
  ...['site_values', 'inquiries', 'outbox', 'newsletter_subscriptions', 'used_proofs'],
  'account_users',
];

export function anyQuery(database: SiteDatabase): AnyQuery {
  return database.query as unknown as AnyQuery;
}

/** The tables of an SQLite store that are worth moving, with their columns and keys. */
export async function listSqliteTables(query: AnyQuery): Promise<TableShape[]> {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\'`.execute(
    query,
  );
  const tables: TableShape[] = [];
  for (const { name } of rows) {
    if (LEFT_BEHIND.has(name)) continue;
    const info = await sql<{ name: string; pk: number; type: string }>`
      select name, pk, type from pragma_table_info(${name})`.execute(query);
    const key = info.rows.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk);
    tables.push({
      name,
      columns: info.rows.map((column) => column.name),
      key: (key.length > 0 ? key : info.rows).map((column) => column.name),
      dates: new Set(),
      flags: new Set(),
      texts: new Set(),
    });
  }
  const place = (name: string) => (ORDER.indexOf(name) + 1 || ORDER.length + 1) - 1;
  return tables.sort((a, b) => place(a.name) - place(b.name) || a.name.localeCompare(b.name));
}

/**
 * Adds what PostgreSQL says of the same table: columns that hold dates or flags there are texts and numbers here.
 * @returns null when the table is not there: nobody declares it, as that of a part that was taken out of the site
 * @throws Error when a column is missing on that side
 */
export async function matchWithPostgres(
  query: AnyQuery,
  table: TableShape,
): Promise<TableShape | null> {
  const { rows } = await sql<{ column_name: string; data_type: string }>`
    select column_name, data_type from information_schema.columns
    where table_schema = current_schema() and table_name = ${table.name}`.execute(query);
  if (rows.length === 0) return null;
  const types = new Map(rows.map((row) => [row.column_name, row.data_type]));
  const missing = table.columns.filter((column) => !types.has(column));
  if (missing.length > 0) {
    throw new Error(
      `The table ${table.name} of the PostgreSQL database lacks ${missing.join(', ')}: start the site once with DATABASE_URL set, stop it, then move again.`,
    );
  }
  const ofType = (pattern: RegExp) =>
    new Set(table.columns.filter((column) => pattern.test(types.get(column)!)));
  return {
    ...table,
    dates: ofType(/^timestamp|^date/u),
    flags: ofType(/^boolean$/u),
    texts: ofType(/^text|^character/u),
  };
}

/** A row as the other engine takes it. */
export function toPostgresRow(row: Row, table: TableShape): Row {
  return Object.fromEntries(
    table.columns.map((column) => {
      const value = row[column] ?? null;
      if (value === null) return [column, null];
      if (table.flags.has(column)) return [column, Boolean(value)];
      return [column, table.dates.has(column) ? new Date(value as string | number) : value];
    }),
  );
}

/** Rows in the order of their key, a page at a time. */
export async function* readPages(
  query: AnyQuery,
  table: TableShape,
  pageSize: number,
  binary: boolean,
): AsyncGenerator<Row[]> {
  let after: Row | null = null;
  for (;;) {
    // PostgreSQL would sort texts by its language; bytes are the order that both engines share.
    const order = table.key.map((column) =>
      binary && table.texts.has(column) ? sql`${sql.ref(column)} collate "C"` : sql.ref(column),
    );
    const from: Row | null = after;
    const page: Row[] = await query
      .selectFrom(table.name)
      .select(table.columns)
      .$if(from !== null, (q) =>
        q.where(
          sql<boolean>`(${sql.join(order)}) > (${sql.join(table.key.map((column) => sql`${from![column]}`))})`,
        ),
      )
      .orderBy(sql.join(order))
      .limit(pageSize)
      .execute();
    if (page.length > 0) yield page;
    if (page.length < pageSize) return;
    after = page.at(-1)!;
  }
}

export type Checksum = { rows: number; sha256: string };

/** Number of rows and one hash over all of them in the order of their key, equal on both engines. */
export async function checksum(
  query: AnyQuery,
  table: TableShape,
  binary: boolean,
): Promise<Checksum> {
  const hash = createHash('sha256');
  let rows = 0;
  for await (const page of readPages(query, table, 2_000, binary)) {
    for (const row of page) {
      rows += 1;
      hash.update(
        JSON.stringify(table.columns.map((column) => normalise(row[column], column, table))),
      );
      hash.update('\n');
    }
  }
  return { rows, sha256: hash.digest('hex') };
}

function normalise(value: unknown, column: string, table: TableShape): unknown {
  if (value === null || value === undefined) return null;
  if (table.flags.has(column)) return Boolean(value);
  if (table.dates.has(column)) return new Date(value as string | number | Date).getTime();
  return value;
}
