import { type ParsedRedirect, parseRedirect, type SiteAddresses } from './parse-redirect.ts';
import type { Numbered, RedirectRule, Refusal } from './redirect-rule.ts';
import { separatorOf, splitCsvLine } from '#server/intake/intake.ts';

/** A line that is not taken, as it was written, and why. */
type RefusedLine = Numbered<{ text: string; refusal: Refusal }>;

export type ParsedCsv = {
  rules: Numbered<{ rule: RedirectRule; text: string }>[];
  refused: RefusedLine[];
};

export const CSV_COLUMNS = ['from', 'to', 'kind', 'status'] as const;
type Column = (typeof CSV_COLUMNS)[number];

/** Spreadsheets save rows without anything in them, too. */
const BLANK = /^(?:""|[\s,;])*$/u;
/** The longest line that is repeated in a list of refusals. */
const LONGEST_SHOWN = 300;

/**
 * Reads redirects from a CSV file (RFC 4180): the columns `from`, `to`, `kind` and `status`, of which the last two may be
 * missing. A first line that names the columns may put them in any order. No address holds a line break, so every line
 * stands for itself, and a quote that is never closed costs its own line only.
 * @param text with or without a byte order mark
 */
export function parseRedirectsCsv(text: string, site: SiteAddresses): ParsedCsv {
  const parsed: ParsedCsv = { rules: [], refused: [] };
  let separator: string | null = null;
  let columns: readonly (Column | null)[] = CSV_COLUMNS;
  for (const [index, raw] of text
    .replace(/^\u{feff}/u, '')
    .split(/\r\n|\n|\r/u)
    .entries()) {
    const line = raw.trim();
    if (BLANK.test(line)) continue;
    const isFirst = separator === null;
    separator ??= separatorOf(line);
    const cells = splitCsvLine(line, separator);
    const named = isFirst && cells ? namedColumns(cells) : null;
    if (named) {
      columns = named;
      continue;
    }
    const read = readCells(cells, columns, site);
    const at = { line: index + 1, text: line.slice(0, LONGEST_SHOWN) };
    if (read.ok) parsed.rules.push({ ...at, rule: read.rule });
    else parsed.refused.push({ ...at, refusal: read.refusal });
  }
  return parsed;
}

function readCells(
  cells: string[] | null,
  columns: readonly (Column | null)[],
  site: SiteAddresses,
): ParsedRedirect {
  if (cells === null) return { ok: false, refusal: { reason: 'quotes' } };
  // Spreadsheets fill lines up with empty cells.
  if (cells.slice(columns.length).some((cell) => cell.trim() !== '')) {
    return { ok: false, refusal: { reason: 'columns' } };
  }
  const cellOf = (column: Column) => cells[columns.indexOf(column)] ?? '';
  const written = {
    ...{ from: cellOf('from'), to: cellOf('to') },
    ...{ kind: cellOf('kind'), status: cellOf('status') },
  };
  return parseRedirect(written, site);
}

/** What the columns are called, by the first line; null when that is a redirect already. */
function namedColumns(cells: readonly string[]): (Column | null)[] | null {
  const names = cells.map((cell) => cell.trim().toLowerCase());
  if (!names.includes('from')) return null;
  return names.map((name) => CSV_COLUMNS.find((column) => column === name) ?? null);
}
