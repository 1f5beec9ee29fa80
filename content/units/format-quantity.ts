import { fahrenheitOf, inchesOf, poundsOf, poundsPerSquareFootOf } from './convert.ts';
import { withPlainSpaces } from './plain-spaces.ts';
import type { UnitSystem } from './unit-system.ts';

const DEFAULT_LOCALE = 'en';

/** A length: millimetres whole, inches to one decimal. "1,250 mm", "49.2 in". */
export function formatLength(mm: number, system: UnitSystem, locale = DEFAULT_LOCALE): string {
  return system === 'imperial'
    ? unitText(locale, 'inch', 1, inchesOf(mm))
    : unitText(locale, 'millimeter', 0, mm);
}

/** Several lengths as one measure, in the given order: "1,250 × 900 × 2,050 mm". */
export function formatLengths(
  lengthsMm: readonly number[],
  system: UnitSystem,
  locale = DEFAULT_LOCALE,
): string {
  const last = lengthsMm.at(-1);
  if (last === undefined) return '';
  const number = new Intl.NumberFormat(locale, {
    maximumFractionDigits: system === 'imperial' ? 1 : 0,
  });
  const figures = lengthsMm
    .slice(0, -1)
    .map((mm) => number.format(system === 'imperial' ? inchesOf(mm) : mm));
  return withPlainSpaces([...figures, formatLength(last, system, locale)].join(' × '));
}

/** A mass: kilograms to one decimal, pounds whole. "310 kg", "683 lb". */
export function formatMass(kg: number, system: UnitSystem, locale = DEFAULT_LOCALE): string {
  return system === 'imperial'
    ? unitText(locale, 'pound', 0, poundsOf(kg))
    : unitText(locale, 'kilogram', 1, kg);
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
  // What is lost to binary fractions must not push a whole number over.
  const whole = withPlainSpaces(new Intl.NumberFormat(locale).format(Math.ceil(load - 1e-9)));
  return system === 'imperial' ? `${whole} lb/ft²` : `${whole} kg/m²`;
}

/** A range of temperatures as the language writes it, in whole degrees Fahrenheit or halves Celsius: "2–8°C", "36–46°F". One degree is written once. */
export function formatTemperatureRange(
  { min, max }: { min: number; max: number },
  system: UnitSystem,
  locale = DEFAULT_LOCALE,
): string {
  return system === 'imperial'
    ? rangeOf(unitFormat(locale, 'fahrenheit', 0), fahrenheitOf(min), fahrenheitOf(max))
    : rangeOf(unitFormat(locale, 'celsius', 1), min, max);
}

function rangeOf(format: Intl.NumberFormat, min: number, max: number): string {
  const [from, to] = [format.format(min), format.format(max)];
  return withPlainSpaces(from === to ? from : format.formatRange(min, max));
}

function unitText(locale: string, unit: string, places: number, value: number): string {
  return withPlainSpaces(unitFormat(locale, unit, places).format(value));
}

function unitFormat(locale: string, unit: string, maximumFractionDigits: number) {
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits,
  });
}
