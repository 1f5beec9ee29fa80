import { keptByLanguage } from './kept-by-language.ts';

/** What stands beside the numbers of a field. */
export type FieldSign = 'none' | 'percent' | 'hours' | 'kilowatt-hours' | { currency: string };

/** Signs differ between languages (US$, $US, USD); what a text was copied from may be in another one than the page. */
const LANGUAGES = ['en', 'en-CA', 'de', 'fr', 'es', 'es-419', 'ar', 'pl', 'zh'];
const CURRENCY_NAMES = ['symbol', 'narrowSymbol', 'code', 'name'] as const;
const UNIT_NAMES = ['long', 'short', 'narrow'] as const;
/** A number of every plural form of CLDR. */
const COUNTS = [1, 2, 3, 11, 100, 1.5];

/** A sign as it is compared: without case, spaces, dots and marks of direction. */
export function signKey(sign: string): string {
  return sign
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s.\p{Cf}]/gu, '');
}

/** The keys of the signs that a field's numbers may carry, longest first. */
export function signsOf(sign: FieldSign, language: string): string[] {
  const keys = namesOf(sign, [language, ...LANGUAGES])
    .map(signKey)
    .filter((key) => key !== '');
  return [...new Set(keys)].toSorted((one, other) => other.length - one.length);
}

function namesOf(sign: FieldSign, languages: string[]): string[] {
  switch (sign) {
    case 'none':
      return [];
    case 'percent':
      return ['%'];
    case 'hours':
      return languages.flatMap((language) => unitNames(language, 'hour'));
    case 'kilowatt-hours':
      return ['kWh'];
    default:
      return languages.flatMap((language) => currencyNames(language, sign.currency));
  }
}

const currencyNames = keptByLanguage((language, currency) =>
  CURRENCY_NAMES.flatMap((currencyDisplay) =>
    partsOf(language, 'currency', { style: 'currency', currency, currencyDisplay }),
  ),
);

/** How a language calls a unit of CLDR, in full and shortened. */
export const unitNames = keptByLanguage((language, unit) =>
  UNIT_NAMES.flatMap((unitDisplay) =>
    partsOf(language, 'unit', { style: 'unit', unit, unitDisplay }),
  ),
);

function partsOf(language: string, type: string, options: Intl.NumberFormatOptions): string[] {
  const format = new Intl.NumberFormat(language, options);
  const values = COUNTS.flatMap((count) => format.formatToParts(count))
    .filter((part) => part.type === type)
    .map(({ value }) => value);
  return [...new Set(values)];
}
