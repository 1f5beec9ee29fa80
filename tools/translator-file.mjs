import { separatorOf, splitCsvLine } from '#server/intake/csv/split-csv-line.ts';
import { toCsv, unguarded } from '#server/intake/csv/to-csv.ts';
import { textsOf, wordsAt } from './word-catalogues.mjs';

/** Of a text, or of what it is part of. */
function noteOf(path, notes) {
  return path
    .map((_, at) => notes[path.slice(0, at + 1).join('.')])
    .filter((note) => note !== undefined)
    .join(' ');
}

/**
 * A language as one file for a translator: a table as CSV with a text a line, its key, its English and what is to be known
 * of it.
 */
export function toTranslatorFile(language, own, english, notes) {
  const rows = [...textsOf(english, language)].map(({ path, key, english: text }) => [
    key,
    text,
    wordsAt(own, path) ?? '',
    noteOf(path, notes),
  ]);
  return toCsv(['key', 'en', language, 'note'], rows);
}

/**
 * Reads the file back. A text that it leaves empty, or does not have, stays as it is.
 * @param {string} csv
 * @returns {{ own: import('./word-catalogues.mjs').Words, faults: string[], outdated: string[] }} `outdated`: the keys of
 *   texts whose English is not as the translator saw it
 */
export function fromTranslatorFile(csv, language, own, english) {
  const [head = '', ...lines] = recordsOf(csv.replace(/^\u{feff}/u, ''));
  const separator = separatorOf(head);
  const columns = splitCsvLine(head, separator) ?? [];
  const cellOf = (cells, column) => unguarded(cells[columns.indexOf(column)] ?? '').trim();
  if (!columns.includes('key') || !columns.includes(language))
    return {
      own,
      faults: [`the first line must name the columns key and ${language}`],
      outdated: [],
    };

  const texts = [...textsOf(english, language)];
  const englishOf = new Map(texts.map((text) => [text.key, text.english]));
  const given = new Map();
  const faults = [];
  const outdated = [];
  for (const line of lines) {
    const cells = splitCsvLine(line, separator);
    const key = cells && cellOf(cells, 'key');
    if (cells === null) faults.push(`a quote is not closed: ${line}`);
    else if (cells.every((cell) => cell.trim() === '')) continue;
    else if (!englishOf.has(key)) faults.push(`${key || line}: there is no text of this key`);
    else if (given.has(key)) faults.push(`${key}: two lines have this key`);
    else given.set(key, cellOf(cells, language));
    if (columns.includes('en') && given.get(key) && cellOf(cells, 'en') !== englishOf.get(key))
      outdated.push(key);
  }
  const words = {};
  for (const { path, key } of texts) {
    const text = given.get(key) || wordsAt(own, path);
    if (typeof text === 'string') put(text, path, words, english);
  }
  return { own: words, faults, outdated };
}

/** Puts a text in its place; what of a list has none is null. */
function put(text, [name, ...within], words, english) {
  if (within.length === 0) words[name] = text;
  else {
    words[name] ??= Array.isArray(english[name]) ? english[name].map(() => null) : {};
    put(text, within, words[name], english[name]);
  }
}

/** The lines of a table: a cell in quotes may hold line breaks. */
function recordsOf(csv) {
  const records = [];
  let open = null;
  for (const line of csv.split(/\r\n|\n|\r/u)) {
    open = open === null ? line : `${open}\n${line}`;
    if (open.split('"').length % 2 === 0) continue;
    records.push(open);
    open = null;
  }
  return open === null ? records : [...records, open];
}
