import { sql } from 'kysely';
import type { SiteDatabase } from './open-database.ts';
import {
  anyQuery,
  checksum,
  listSqliteTables,
  matchWithPostgres,
  readPages,
  toPostgresRow,
  type Checksum,
  type TableShape,
} from './table-copy.ts';

const PAGE = 1_000;
const PROOF_MARK = 'health-mark';

export type MoveReport = {
  moved: { table: string; source: Checksum; target: Checksum; equal: boolean }[];
  /** Tables that nobody declares; they stay in the old store. */
  left: string[];
};

/**
 * Copies everything from an SQLite store to a PostgreSQL store. It may be ended at any time and started again: rows
 * that are there already are left as they are, and the checksums at the end compare every row on both sides.
 * The source is locked against writing meanwhile, so that nothing can arrive behind the copy.
 * @param onProgress called with the table and how many of its rows have been read
 */
export async function moveToPostgres(
  source: SiteDatabase,
  target: SiteDatabase,
  onProgress: (table: string, rows: number) => void = () => undefined,
): Promise<MoveReport> {
  return source.transaction(async (locked) => {
    const from = locked as unknown as ReturnType<typeof anyQuery>;
    const to = anyQuery(target);
    // Each store writes this mark for itself; it would differ at once.
    await from.deleteFrom('site_values').where('key', '=', PROOF_MARK).execute();
    await to.deleteFrom('site_values').where('key', '=', PROOF_MARK).execute();
    const tables: TableShape[] = [];
    const report: MoveReport = { moved: [], left: [] };
    for (const table of await listSqliteTables(from)) {
      const matched = await matchWithPostgres(to, table);
      if (matched === null) report.left.push(table.name);
      else tables.push(matched);
    }
    for (const table of tables) {
      await copyTable(from, to, table, onProgress);
      const sourceSum = await checksum(from, table, false);
      const targetSum = await checksum(to, table, true);
      const equal = sourceSum.rows === targetSum.rows && sourceSum.sha256 === targetSum.sha256;
      report.moved.push({ table: table.name, source: sourceSum, target: targetSum, equal });
    }
    await continueNumbers(to, tables);
    return report;
  });
}

async function copyTable(
  from: ReturnType<typeof anyQuery>,
  to: ReturnType<typeof anyQuery>,
  table: TableShape,
  onProgress: (table: string, rows: number) => void,
): Promise<void> {
  let rows = 0;
  for await (const page of readPages(from, table, PAGE, false)) {
    // Values that the new store made for itself at its first start give way to the ones that were in use.
    const others = table.columns.filter((column) => !table.key.includes(column));
    await to
      .insertInto(table.name)
      .values(page.map((row) => toPostgresRow(row, table)))
      .onConflict((conflict) =>
        others.length === 0
          ? conflict.doNothing()
          : conflict
              .columns(table.key)
              .doUpdateSet(
                Object.fromEntries(others.map((column) => [column, sql.ref(`excluded.${column}`)])),
              ),
      )
      .execute();
    rows += page.length;
    onProgress(table.name, rows);
  }
}

/** Rows came with their numbers; the next row of each table gets the next one. */
async function continueNumbers(
  to: ReturnType<typeof anyQuery>,
  tables: readonly TableShape[],
): Promise<void> {
  for (const { name } of tables) {
    const { rows } = await sql<{ column_name: string }>`
      select column_name from information_schema.columns
      where table_schema = current_schema() and table_name = ${name}
        and (is_identity = 'YES' or column_default like 'nextval(%')`.execute(to);
    for (const { column_name: column } of rows) {
      await sql`
        select setval(pg_get_serial_sequence(${`"${name}"`}, ${column}),
          greatest((select coalesce(max(${sql.ref(column)}), 0) from ${sql.table(name)}), 1),
          exists (select 1 from ${sql.table(name)}))`.execute(to);
    }
  }
}
