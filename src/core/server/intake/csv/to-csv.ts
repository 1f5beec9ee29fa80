import { zonedIso } from '../inquiries/time-zone.ts';

/** How a file is written, by what is to read it. */
const CSV_FORMATS = {
  /** Where nobody was asked: spreadsheets and programs read it, with what each makes of it. */
  any: { separator: ',', mark: '\ufeff', isGuarded: true, isLocal: false },
  /** Where a comma is the decimal sign they split at semicolons, and moments with an offset are text to them. */
  spreadsheets: { separator: ';', mark: '\ufeff', isGuarded: true, isLocal: true },
  /** RFC 4180, and every value as it is stored. */
  programs: { separator: ',', mark: '', isGuarded: false, isLocal: false },
} as const;

export type CsvFormat = keyof typeof CSV_FORMATS;

/** @property timeZone whose clocks moments are told by; universal time unless given */
export type CsvOptions = { format?: CsvFormat; timeZone?: string };

export function isCsvFormat(value: string): value is CsvFormat {
  return Object.hasOwn(CSV_FORMATS, value);
}

/** A phone number as it was typed, or a moment in milliseconds since 1970; null: none. */
export type CsvValue = string | number | { phone: string } | { moment: number | null };

/**
 * What a spreadsheet takes for the start of a formula. In wide and small forms too (＝, ﹢), which some take for the plain
 * ones.
 */
const FORMULA = /^[\s\u200b\ufeff]*[=+\-@\t\r|]/u;

const readsAsFormula = (text: string) => FORMULA.test(text.normalize('NFKC'));

const guarded = (text: string) => (readsAsFormula(text) ? `'${text}` : text);

/** A text as it was before it was guarded. */
export const unguarded = (text: string) =>
  text.startsWith("'") && readsAsFormula(text.slice(1)) ? text.slice(1) : text;

const PHONE = /^\+?[\d(][\d\s().\p{Pd}/]*$/u;

/**
 * A phone number that reads as one and that no spreadsheet computes, so it needs no apostrophe, which would be dialled or
 * refused elsewhere: digits with a space among them are neither a number, which would lose "+" or the first zero, nor part
 * of a sum. Whatever else was typed as a number is guarded like any text.
 */
function phoneText(typed: string): string {
  const phone = typed.normalize('NFKC').trim();
  if (!PHONE.test(phone)) return guarded(typed);
  const spaced = phone.replace(/[\s.\p{Pd}/]+/gu, ' ').trim();
  const parted = /\d \d/u.test(spaced) ? spaced : spaced.replace(/(?<=\d)(?=\d{2}$)/u, ' ');
  return /\d \d/u.test(parted) ? parted : guarded(typed);
}

function textOf(value: CsvValue, format: CsvFormat, timeZone: string): string {
  const { isGuarded, isLocal } = CSV_FORMATS[format];
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return isGuarded ? guarded(value) : value;
  if ('phone' in value) return isGuarded ? phoneText(value.phone) : value.phone;
  if (value.moment === null) return '';
  const iso = zonedIso(value.moment, timeZone);
  return isLocal ? iso.slice(0, 19).replace('T', ' ') : iso;
}

/**
 * A table as CSV, every cell quoted (RFC 4180). A byte order mark has spreadsheets read it as UTF-8.
 */
export function toCsv(
  head: readonly string[],
  rows: readonly (readonly CsvValue[])[],
  { format = 'any', timeZone = 'UTC' }: CsvOptions = {},
): string {
  const { separator, mark } = CSV_FORMATS[format];
  const lines = [head, ...rows].map((row) =>
    row
      .map((value) => `"${textOf(value, format, timeZone).replaceAll('"', '""')}"`)
      .join(separator),
  );
  return `${mark}${lines.join('\r\n')}\r\n`;
}
