import { MM_PER_FOOT, MM_PER_INCH } from '../units/convert.ts';

const MM_PER = {
  mm: 1,
  cm: 10,
  m: 1_000,
  in: MM_PER_INCH,
  ft: MM_PER_FOOT,
} as const;

export type LengthUnit = keyof typeof MM_PER;

const LONGEST_TEXT = 40;

const UNIT_NAMES: Readonly<Record<string, LengthUnit>> = {
  mm: 'mm',
  cm: 'cm',
  m: 'm',
  in: 'in',
  inch: 'in',
  inches: 'in',
  '"': 'in',
  '″': 'in',
  '”': 'in',
  ft: 'ft',
  foot: 'ft',
  feet: 'ft',
};

/**
 * A length as a visitor types it into a field: "900", "90 cm", "0,9 m", "35 1/2 in". A comma before three digits
 * separates thousands of millimetres; with a larger unit it could mean either and is refused.
 * @param plainUnit unit of a number alone
 * @returns millimetres; null for what is no length or could be read in two ways
 */
export function parseLength(text: string, plainUnit: LengthUnit): number | null {
  const trimmed = text.trim().toLowerCase();
  if (trimmed.length > LONGEST_TEXT) return null;
  const found = /^(?<number>[\d.,]+(?: \d+\/\d+)?|\d+\/\d+)\s*(?<unit>[a-z]*|["″”])$/u.exec(
    trimmed,
  );
  if (!found?.groups) return null;
  const named = found.groups['unit']!;
  const unit =
    named === '' ? plainUnit : Object.hasOwn(UNIT_NAMES, named) ? UNIT_NAMES[named]! : null;
  const number = unit && toNumber(found.groups['number']!, unit);
  return unit && number !== null ? number * MM_PER[unit] : null;
}

function toNumber(text: string, unit: LengthUnit): number | null {
  const [whole, fraction] =
    text.includes('/') && !text.includes(' ') ? ['0', text] : text.split(' ');
  const base = toDecimal(whole!, unit);
  if (base === null || fraction === undefined) return base;
  const [part, parts] = fraction.split('/').map(Number);
  return parts === 0 ? null : base + part! / parts!;
}

function toDecimal(text: string, unit: LengthUnit): number | null {
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/u.test(text) && !text.startsWith('0'))
    return unit === 'mm' ? Number(text.replaceAll(',', '')) : null;
  return /^\d+(?:[.,]\d+)?$/u.test(text) ? Number(text.replace(',', '.')) : null;
}
