import { withPlainSpaces } from '#content/units/plain-spaces.ts';
import type { Wording } from './wording.ts';

type Language = Pick<Wording, 'language'>;

/** A figure with a true minus sign, which is as wide as a digit and does not break from it; `Intl` writes a hyphen. */
function withOwnSigns(figure: string): string {
  return withPlainSpaces(figure).replaceAll('-', '−');
}

/** A number as visitors read it, to at most four places. */
export function number({ language }: Language, value: number): string {
  return withOwnSigns(formatOf(language, 4).format(value));
}

/** A number to one place: of what is only an estimate. */
export function roughly({ language }: Language, value: number): string {
  return withOwnSigns(formatOf(language, 1).format(value));
}

/** A share from 0 to 1 in percent, to one place. English sets the sign apart, as it does other units here. */
export function percent({ language }: Language, share: number): string {
  if (/^en\b/u.test(language)) return `${roughly({ language }, share * 100)}\u00A0%`;
  const format = new Intl.NumberFormat(language, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'negative',
  });
  return withOwnSigns(format.format(share));
}

/** An amount of money as it was put in, with at least the places its currency has. */
export function exactMoney({ language }: Language, amount: number, currency: string): string {
  return currencyText(language, currency, amount, { maximumFractionDigits: 4 });
}

/** A round amount of money, as beside an axis: without parts of the currency's unit. */
export function wholeMoney({ language }: Language, amount: number, currency: string): string {
  return currencyText(language, currency, amount, { maximumFractionDigits: 0 });
}

function currencyText(
  language: string,
  currency: string,
  amount: number,
  digits: Intl.NumberFormatOptions,
): string {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    signDisplay: 'negative',
    ...digits,
  });
  const text = withOwnSigns(format.format(amount));
  // Among words that run to the left, each of figure and currency runs by itself, and the sign of "US$" stays behind it.
  return text.startsWith('\u200F') ? `${text.replace('\u00A0', '\u200F\u00A0')}\u200E` : text;
}

/** Several things in one: "A, B, and C". */
export function list({ language }: Language, items: readonly string[]): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(items);
}

/** Several values one after the other, as a table has them: "A, B, C". */
export function series(language: Language, items: readonly string[]): string {
  return seriesParts(language, items)
    .map(({ value }) => value)
    .join('');
}

/** The same in parts: the values, and what stands between them. */
export function seriesParts({ language }: Language, items: readonly string[]) {
  return new Intl.ListFormat(language, { type: 'unit', style: 'short' }).formatToParts(items);
}

const formats = new Map<string, Intl.NumberFormat>();

/** Making one takes longer than using it a hundred times. */
function formatOf(language: string, maximumFractionDigits: number): Intl.NumberFormat {
  const key = `${language} ${maximumFractionDigits}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(language, { maximumFractionDigits, signDisplay: 'negative' });
    formats.set(key, format);
  }
  return format;
}
