import { MM_PER_FOOT, MM_PER_INCH } from './convert.ts';
import { signKey, unitNames } from './field-signs.ts';
import { plainMarks } from './plain-marks.ts';
import { numbersOf } from './read-number.ts';

const MM_PER = {
  mm: 1,
  cm: 10,
  m: 1_000,
  in: MM_PER_INCH,
  ft: MM_PER_FOOT,
} as const;

export type LengthUnit = keyof typeof MM_PER;

const LONGEST_TEXT = 40;

/** Names beside those of CLDR. */
const UNIT_NAMES: Readonly<Record<string, LengthUnit>> = {
  mm: 'mm',
  cm: 'cm',
  m: 'm',
  in: 'in',
  '"': 'in',
  ft: 'ft',
  "'": 'ft',
};

const CLDR_NAMES = {
  mm: 'millimeter',
  cm: 'centimeter',
  m: 'meter',
  in: 'inch',
  ft: 'foot',
} as const satisfies Record<LengthUnit, string>;

/** The unit that follows in a length of several; a number without its unit behind feet is in inches, as in 6'8. */
const NEXT: Partial<Record<LengthUnit, readonly LengthUnit[]>> = {
  m: ['cm', 'mm'],
  cm: ['mm'],
  ft: ['in'],
};

/** A number with its unit: digits that may be grouped, a fraction such as 1/2 behind them or alone, a name or sign. */
const TERM =
  /[ ]?-?[ ]?(?:(?:(?<whole>\d+)[ -]+)?(?<part>\d+)[/⁄](?<parts>\d+)|(?<number>[.,٫]?\d+(?:[.,٫٬]\d+|[ ']\d{3}(?![\d/⁄]))*))[ ]?(?<unit>["']|[\p{L}\p{M}]+\.?)?/uy;

type Term = { values: readonly number[]; unit: LengthUnit };

/**
 * Reads a length as a visitor types it into a field: "900", "90 cm", "0,9 m", "2 m 5 cm", "35 1/2 in", "36½", `6'8"`.
 * @param plainUnit unit of a number alone
 * @param language BCP 47, of the page on which it was typed
 * @returns millimetres; two lengths where the language does not say which is meant, none for what is no length
 */
export function parseLength(text: string, plainUnit: LengthUnit, language: string): number[] {
  if (text.length > LONGEST_TEXT) return [];
  const plain = plainMarks(text, language)
    .replaceAll(/[”“]|''|′′/gu, '"')
    .replaceAll('′', "'");
  const isNegative = plain.startsWith('-');
  const terms = termsOf(isNegative ? plain.slice(1) : plain, plainUnit, language);
  if (terms === null) return [];
  let sums = [0];
  let most = Infinity;
  for (const { values, unit } of terms) {
    const lengths = values
      .map((value) => toMillimetres(value, unit))
      .filter((lengthMm) => lengthMm < most);
    sums = sums.flatMap((sum) => lengths.map((lengthMm) => sum + lengthMm));
    most = MM_PER[unit];
  }
  const lengths = sums.map((sum) => Math.round(sum * 1e6) / 1e6);
  return isNegative ? lengths.map((lengthMm) => -lengthMm) : lengths;
}

function termsOf(text: string, plainUnit: LengthUnit, language: string): Term[] | null {
  const terms: Term[] = [];
  TERM.lastIndex = 0;
  while (TERM.lastIndex < text.length) {
    const found = TERM.exec(text)?.groups;
    if (!found) return null;
    const previous = terms.at(-1)?.unit;
    const unit = unitOf(found, previous, plainUnit, language);
    if (unit === null || (previous && !NEXT[previous]?.includes(unit))) return null;
    terms.push({ values: valuesOf(found, language), unit });
  }
  return terms.length === 0 ? null : terms;
}

type Found = Record<string, string | undefined>;

function unitOf(
  { unit, number = '' }: Found,
  previous: LengthUnit | undefined,
  plainUnit: LengthUnit,
  language: string,
): LengthUnit | null {
  if (unit !== undefined) return namedUnit(signKey(unit), language);
  if (previous === undefined) return plainUnit;
  if (previous === 'ft') return 'in';
  // 1 m 80 is common; of 1 m 8 nobody knows.
  return previous === 'm' && /^\d\d$/u.test(number) ? 'cm' : null;
}

function namedUnit(key: string, language: string): LengthUnit | null {
  if (Object.hasOwn(UNIT_NAMES, key)) return UNIT_NAMES[key]!;
  const units = Object.keys(CLDR_NAMES) as LengthUnit[];
  const calls = (unit: LengthUnit) =>
    [language, 'en', 'en-GB'].some((one) =>
      unitNames(one, CLDR_NAMES[unit]).some((name) => signKey(name) === key),
    );
  return units.find(calls) ?? null;
}

function valuesOf({ whole = '0', part, parts, number }: Found, language: string): number[] {
  if (number !== undefined) return numbersOf(number, language);
  return Number(parts) === 0 ? [] : [Number(whole) + Number(part) / Number(parts)];
}

const PLACES = 4;

/**
 * Inches with four places stand for the hundredth of a millimetre that they are nearest to, where there is one so near:
 * so a length keeps what it is when an address gives it in the other unit.
 */
function toMillimetres(value: number, unit: LengthUnit): number {
  const lengthMm = value * MM_PER[unit];
  if (unit !== 'in' || Number(value.toFixed(PLACES)) !== value) return lengthMm;
  const near = Math.round(lengthMm * 100) / 100;
  return Number((near / MM_PER_INCH).toFixed(PLACES)) === value ? near : lengthMm;
}

/** A length as an address has it: the fewest places, in the unit of a number alone, that are read as the same length. */
export function plainLength(lengthMm: number, plainUnit: 'mm' | 'in'): number {
  if (plainUnit === 'mm') return lengthMm;
  const inches = lengthMm / MM_PER_INCH;
  for (let places = 0; places < 9; places++) {
    const shown = Number(inches.toFixed(places));
    if (Math.abs(toMillimetres(shown, 'in') - lengthMm) < 5e-7) return shown;
  }
  return inches;
}
