import { toDirection } from '../locales/language.ts';
import { inchesOf, poundsOf, poundsPerSquareFootOf } from './convert.ts';
import { withPlainSpaces } from './plain-spaces.ts';
import type { UnitSystem } from './unit-system.ts';

const DEFAULT_LOCALE = 'en';

/** To which side a figure is rounded: `up` for what is needed and what has to pass, `down` for what there is. */
export type SafeSide = 'up' | 'down';

/** A length: millimetres whole, inches to one decimal. "1,250 mm", "49.3 in". */
export function formatLength(
  mm: number,
  system: UnitSystem,
  locale = DEFAULT_LOCALE,
  safe: SafeSide = 'up',
): string {
  return unitText(
    locale,
    system === 'imperial' ? 'inch' : 'millimeter',
    lengthIn(mm, system, safe),
  );
}

/** The measures of a machine as one, in the given order: "1,250 × 900 × 2,050 mm". */
export function formatLengths(
  lengthsMm: readonly number[],
  system: UnitSystem,
  locale = DEFAULT_LOCALE,
): string {
  const last = lengthsMm.at(-1);
  if (last === undefined) return '';
  const number = new Intl.NumberFormat(locale);
  const figures = lengthsMm.slice(0, -1).map((mm) => number.format(lengthIn(mm, system, 'up')));
  return withPlainSpaces([...figures, formatLength(last, system, locale)].join(' × '));
}

function lengthIn(mm: number, system: UnitSystem, safe: SafeSide): number {
  return system === 'imperial' ? rounded(inchesOf(mm), safe, 10) : rounded(mm, safe);
}

/** A mass, which floor and carriers must bear: kilograms to one decimal, pounds whole. "310 kg", "684 lb". */
export function formatMass(kg: number, system: UnitSystem, locale = DEFAULT_LOCALE): string {
  return system === 'imperial'
    ? unitText(locale, 'pound', rounded(poundsOf(kg), 'up'))
    : unitText(locale, 'kilogram', rounded(kg, 'up', 10));
}

/**
 * A load spread evenly over a floor, rounded up to a whole number, because a floor must carry at least that:
 * "276 kg/m²", "57 lb/ft²". Intl has no such unit; the signs are the same in every language.
 */
export function formatFloorLoad(
  kgPerM2: number,
  system: UnitSystem,
  locale = DEFAULT_LOCALE,
): string {
  const load = system === 'imperial' ? poundsPerSquareFootOf(kgPerM2) : kgPerM2;
  const whole = withPlainSpaces(new Intl.NumberFormat(locale).format(rounded(load, 'up')));
  const text = system === 'imperial' ? `${whole} lb/ft²` : `${whole} kg/m²`;
  // Among words from the right the sign would stand before its figure (Unicode annex 9, rule X5a).
  return toDirection(locale) === 'rtl' ? `\u2066${text}\u2069` : text;
}

/** @param parts of one, to which it is rounded: 10 for tenths */
function rounded(value: number, safe: SafeSide, parts = 1): number {
  const scaled = value * parts;
  // What is lost to binary fractions must not push a whole number over.
  const near = Math.round(scaled);
  const round = safe === 'up' ? Math.ceil : Math.floor;
  return (Math.abs(scaled - near) < 1e-6 ? near : round(scaled)) / parts;
}

function unitText(locale: string, unit: string, value: number): string {
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' });
  return withPlainSpaces(format.format(value));
}
