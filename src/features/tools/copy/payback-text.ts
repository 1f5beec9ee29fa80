import { paybackWords } from '#copy/en/payback-words.ts';
import { exactMoney, number, roughly } from '#copy/number-text.ts';
import { count, fill, type Wording } from '#copy/wording.ts';

/** A figure of the payback tool with its unit; null stands for the currency, '' for none. */
export function figureText(
  wording: Wording,
  value: number,
  unit: string | null,
  currency: string,
): string {
  if (unit === null) return exactMoney(wording, value, currency);
  const figure = number(wording, value);
  return unit === '' ? figure : fill(wording.of(paybackWords).value, { figure, unit });
}

/** Months in words, rounded up: it has not paid for itself before the month is over. */
export function monthsText(wording: Wording, months: number): string {
  const words = wording.of(paybackWords);
  const whole = wholeMonths(months);
  const text = count(wording, words.months, whole);
  if (whole < 24) return text;
  return fill(words.years, { months: text, years: roughly(wording, months / 12) });
}

/** The whole months after which it has paid for itself. */
export function wholeMonths(months: number): number {
  return Math.max(1, Math.ceil(months - 1e-9));
}

/** Items a day that are needed, to a tenth and never too few. */
export function neededText(wording: Wording, itemsPerDay: number): string {
  return roughly(wording, Math.ceil(itemsPerDay * 10 - 1e-9) / 10);
}

/** What a machine may be expected to run, in months, where its maker says nothing else. */
const LIFE_MONTHS = 120;

/** Whether a machine has to run longer than is usual before it has paid for itself. */
export function isBeyondLife(paybackMonths: number | null): boolean {
  return paybackMonths !== null && paybackMonths > LIFE_MONTHS;
}
