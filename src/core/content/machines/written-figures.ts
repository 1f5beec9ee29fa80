type Limits = { min: number; max: number };

/** A figure in its fact's own unit, with half of its last digit as what rounding may have changed. */
export type Measure = { value: number; tolerance: number; metric: boolean };

/** A figure as it is written, `digits`, in a unit of so many of the fact's own. */
export type WrittenFigure = { digits: string; factor: number; metric: boolean };

/** A longer text is prose, of which no line states a figure for certain; it also bounds what the patterns read. */
export const MAX_STATEMENT_CHARACTERS = 200;

/** What `rounded` may change, and a little for the binary numbers. */
const ROUNDING = 0.051;

const PLAIN = /^(?:0|[1-9]\d{0,6})$/;
const ONE_SIGN = /^(0|[1-9]\d{0,6})([.,])(\d{1,3})$/;
const ENGLISH = /^([1-9]\d{0,2}),(\d{3})\.(\d{1,2})$/;
const CONTINENTAL = /^([1-9]\d{0,2})\.(\d{3}),(\d{1,2})$/;

/** Lower case, one kind of space, of dash, of multiplication sign and of quotation mark. */
export function plainText(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\u00a0\u2007\u2009\u202f\s]+/g, ' ')
    .replace(/[\u2010-\u2014\u2212]/g, '-')
    .replace(/[×✕✖]/g, 'x')
    .replace(/[″”“]/g, '"')
    .replace(/[′’‘]/g, "'")
    .replace(/℃/g, '°c')
    .replace(/℉/g, '°f')
    .replace(/º/g, '°')
    .trim();
}

/**
 * The measure that a figure states, or null where it is out of `limits` or can be read in two ways. Three digits
 * behind a single sign are read the English way (1,250 is a thousand, 1.250 is not), and only where the other way
 * would be out of limits.
 */
export function readFigure({ digits, factor, metric }: WrittenFigure, limits: Limits) {
  const within = (value: number) => value >= limits.min && value <= limits.max;
  const measure = (text: string, decimals: number): Measure | null => {
    const value = rounded(Number(text) * factor);
    const tolerance = (0.5 / 10 ** decimals) * factor;
    return within(value) ? { value, tolerance, metric } : null;
  };
  if (PLAIN.test(digits)) return measure(digits, 0);
  const [, whole = '', sign, decimals = ''] = ONE_SIGN.exec(digits) ?? [];
  if (sign !== undefined) {
    const asDecimal = measure(`${whole}.${decimals}`, decimals.length);
    if (decimals.length < 3 || whole === '0' || whole.length > 3) return asDecimal;
    const asThousands = measure(`${whole}${decimals}`, 0);
    if (asDecimal !== null && asThousands !== null) return null;
    return sign === ',' ? asThousands : asDecimal;
  }
  const [, thousands, hundreds, fraction = ''] =
    ENGLISH.exec(digits) ?? CONTINENTAL.exec(digits) ?? [];
  if (thousands === undefined) return null;
  return measure(`${thousands}${hundreds}.${fraction}`, fraction.length);
}

/** Whether the figures of a text use a sign in two ways, or two signs in one; then none of them is certain. */
export function signsClash(figures: readonly string[]): boolean {
  const decimalSigns = new Set<string>();
  const thousandsSigns = new Set<string>();
  for (const digits of figures) {
    const [, whole = '', sign = '', decimals = ''] = ONE_SIGN.exec(digits) ?? [];
    const asThousands = sign === ',' && decimals.length === 3 && whole !== '0' && whole.length <= 3;
    if (sign !== '') (asThousands ? thousandsSigns : decimalSigns).add(sign);
    if (ENGLISH.test(digits)) {
      thousandsSigns.add(',');
      decimalSigns.add('.');
    }
    if (CONTINENTAL.test(digits)) {
      thousandsSigns.add('.');
      decimalSigns.add(',');
    }
  }
  return decimalSigns.size > 1 || [...decimalSigns].some((sign) => thousandsSigns.has(sign));
}

/** What all measures of one thing agree on within rounding, metric before converted; null where they differ. */
export function agreed(measures: readonly (Measure | null)[]): Measure | null {
  const known = measures.filter((measure) => measure !== null);
  const [first] = known;
  if (first === undefined || known.length < measures.length) return null;
  const agree = known.every((a) =>
    known.every((b) => Math.abs(a.value - b.value) <= a.tolerance + b.tolerance + ROUNDING),
  );
  // Two different figures in one unit are two statements, however near.
  const ofOneKind = (metric: boolean) =>
    new Set(known.filter((item) => item.metric === metric).map(({ value }) => value)).size <= 1;
  if (!agree || !ofOneKind(false) || !ofOneKind(true)) return null;
  return known.find(({ metric }) => metric) ?? first;
}

/** To a tenth, which is finer than anything that is written in the units of facts. */
export function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
