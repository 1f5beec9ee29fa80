import { languageMarks } from './language-marks.ts';
import { plainMarks } from './plain-marks.ts';
import { signKey, signsOf, type FieldSign } from './field-signs.ts';

/** What a visitor's text says. */
export type NumberReading =
  | { kind: 'number'; value: number }
  /** Two numbers that its signs may mean, and the language does not say which. */
  | { kind: 'either'; values: readonly [number, number] }
  /** A number beside a sign that does not belong into the field, such as another currency. */
  | { kind: 'foreign'; sign: string }
  | { kind: 'none' };

const NUMBER = /^(?<before>\D*?)(?<number>(?<!\p{L})[.,٫]\d+|\d(?:[\d.,٫٬' ]*\d)?)(?<after>\D*)$/u;

/**
 * Reads a number, an amount of money or a share as people write it: with the signs for thousands and fractions of any
 * language, in any digits, with the field's own sign before or after it.
 * @param language BCP 47, of the page on which it was typed: what it groups thousands with is no sign of a fraction
 * @param sign what the field's numbers may carry
 */
export function readNumber(
  text: string,
  language: string,
  sign: FieldSign = 'none',
): NumberReading {
  const found = NUMBER.exec(plainMarks(text, language))?.groups;
  if (!found) return { kind: 'none' };
  const values = numbersOf(found['number']!, language);
  if (values.length === 0) return { kind: 'none' };
  const before = found['before']!;
  if (/(?<!\p{L})[.,٫] ?$/u.test(before)) return { kind: 'none' };
  // "5.–" stands for no cents in Switzerland.
  const after = found['after']!.replace(/^[.,]-{1,2}/u, '');
  const isNegative = before.includes('-');
  for (const part of [before.replace('-', ''), after]) {
    const foreign = foreignIn(part, language, sign);
    if (foreign !== '') return { kind: 'foreign', sign: foreign };
  }
  return toReading(values.map((value) => (isNegative ? -value : value)));
}

/** @param values one number or two; more are no reading */
function toReading(values: readonly number[]): NumberReading {
  const [one, other, more] = values;
  if (one === undefined || more !== undefined) return { kind: 'none' };
  return other === undefined
    ? { kind: 'number', value: one }
    : { kind: 'either', values: [one, other] };
}

/** Of two numbers that a text may mean, the one that a field takes where it does not take the other. */
export function readingWithin(reading: NumberReading, min: number, max: number): NumberReading {
  if (reading.kind !== 'either') return reading;
  const [one, other] = reading.values;
  const usable = reading.values.filter((value) => value >= min && value <= max);
  return usable.length === 2 && one !== other
    ? reading
    : { kind: 'number', value: usable[0] ?? one };
}

function foreignIn(part: string, language: string, sign: FieldSign): string {
  let left = signKey(part);
  if (left === '') return '';
  for (const own of signsOf(sign, language)) left = left.replace(own, '');
  return left === '' ? '' : part.trim();
}

/** Thousands in groups of three, or of two before the last one as in India, with one sign between all of them. */
const GROUPED = /^[1-9]\d{0,2}(?<group>[.,٬' ])(?:\d{2,3}\k<group>)*\d{3}$/u;
const FRACTION = /^(?<whole>.*)(?<mark>[.,٫])(?<places>\d+)$/u;

/**
 * The numbers that digits with signs between them may mean.
 * @param text as `plainMarks` leaves it, without anything before or after
 */
export function numbersOf(text: string, language: string): number[] {
  const whole = wholeOf(text);
  const fraction = fractionOf(text);
  if (whole === null || fraction === null)
    return [whole, fraction].filter((value) => value !== null);
  const { groups } = languageMarks(language);
  return groups.has(/[.,]/u.exec(text)![0]) ? [whole] : [whole, fraction];
}

function wholeOf(text: string): number | null {
  return /^\d+$/u.test(text) || GROUPED.test(text) ? Number(text.replaceAll(/\D/gu, '')) : null;
}

function fractionOf(text: string): number | null {
  const { whole, mark, places } = FRACTION.exec(text)?.groups ?? {};
  if (whole === undefined || whole.includes(mark!)) return null;
  const before = whole === '' ? 0 : wholeOf(whole);
  return before === null ? null : Number(`${before}.${places}`);
}
