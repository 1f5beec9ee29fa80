/** The inch of the international yard and pound agreement of 1959: a yard is 0.9144 m exactly, and has 36 inches. */
export const MM_PER_INCH = 25.4;

/** Twelve inches. */
export const MM_PER_FOOT = 304.8;

/** The avoirdupois pound of the same agreement, exactly. */
export const KG_PER_POUND = 0.453_592_37;

export function inchesOf(mm: number): number {
  return mm / MM_PER_INCH;
}

export function poundsOf(kg: number): number {
  return kg / KG_PER_POUND;
}

/** Pounds per square foot of kilograms per square metre. */
export function poundsPerSquareFootOf(kgPerM2: number): number {
  return poundsOf(kgPerM2) * (MM_PER_FOOT / 1_000) ** 2;
}

/** Degrees Fahrenheit of degrees Celsius. */
export function fahrenheitOf(celsius: number): number {
  return (celsius * 9) / 5 + 32;
}
