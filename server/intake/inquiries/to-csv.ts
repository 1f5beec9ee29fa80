/** What a spreadsheet takes for the start of a formula. */
const FORMULA = /^[\s\u200b\ufeff]*[=+\-@\t\r|]/u;

/** One cell: quoted, and with an apostrophe before anything a spreadsheet would calculate. */
export function csvCell(value: string | number): string {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value);
  return `"${text.replaceAll('"', '""')}"`;
}

/** A table as CSV (RFC 4180) with a byte order mark, so that spreadsheets read it as UTF-8. */
export function toCsv(
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  return `\ufeff${[head, ...rows].map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
}
