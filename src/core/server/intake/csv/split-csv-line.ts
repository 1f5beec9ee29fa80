/** Spreadsheets separate by what the country of their user does. */
const SEPARATORS = [',', ';', '\t'];

/** The separator that stands first; a comma in a line without any. */
export function separatorOf(line: string): string {
  return [...line].find((character) => SEPARATORS.includes(character)) ?? ',';
}

/** The cells of one line; null when its quotes are not closed, or something follows a closing one. */
export function splitCsvLine(line: string, separator: string): string[] | null {
  const cells: string[] = [];
  for (let at = 0; ; at += 1) {
    let end = at;
    if (line[at] === '"') {
      end = closingQuote(line, at);
      if (end < 0) return null;
      cells.push(line.slice(at + 1, end).replaceAll('""', '"'));
      end += 1;
      if (end < line.length && line[end] !== separator) return null;
    } else {
      const found = line.indexOf(separator, at);
      end = found < 0 ? line.length : found;
      cells.push(line.slice(at, end));
    }
    if (end >= line.length) return cells;
    at = end;
  }
}

/** Where the quote that opens at `start` is closed; two in a row stand for one. */
function closingQuote(line: string, start: number): number {
  for (let at = start + 1; at < line.length; at += 1) {
    if (line[at] !== '"') continue;
    if (line[at + 1] !== '"') return at;
    at += 1;
  }
  return -1;
}
