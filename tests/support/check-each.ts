import { inspect } from 'node:util';

/**
 * A table of cases in one test: checks every row, and where some fail, throws what the first said under the names of all.
 * @param check called with a row, or with its members where rows are lists, as by `test.each`
 * @throws where the table is empty: nothing would be tested
 */
export async function checkEach<Row extends unknown[] | [unknown]>(
  rows: readonly Row[],
  check: (...row: Row) => unknown,
): Promise<void>;
export async function checkEach<Row>(
  rows: readonly Row[],
  check: (row: Row) => unknown,
): Promise<void>;
export async function checkEach(
  rows: readonly unknown[],
  check: (...row: unknown[]) => unknown,
): Promise<void> {
  if (rows.length === 0) throw new Error('The table has no rows');
  const failed: { row: unknown; error: Error }[] = [];
  for (const row of rows) {
    try {
      await check(...(Array.isArray(row) ? (row as unknown[]) : [row]));
    } catch (error) {
      failed.push({ row, error: error as Error });
    }
  }
  if (failed.length === 0) return;
  const { error } = failed[0]!;
  const names = failed.map(({ row }) =>
    inspect(row, { depth: 2, breakLength: Infinity }).slice(0, 200),
  );
  error.message = `${failed.length} of ${rows.length} rows fail:\n${names.join('\n')}\nThe first: ${error.message}`;
  throw error;
}
