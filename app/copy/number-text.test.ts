import { expect, test } from 'vitest';
import { count } from './wording.ts';
import { money, number, percent, series, wholeMoney } from './number-text.ts';

const of = (language: string) => ({ language });

test('a share has its sign as the language writes it, in English apart', () => {
  expect(percent(of('en'), 0.125)).toBe('12.5\u00A0%');
  expect(percent(of('en-GB'), 0.125)).toBe('12.5\u00A0%');
  expect(percent(of('de'), 0.125)).toBe('12,5\u00A0%');
  expect(percent(of('fr'), 0.125)).toBe('12,5\u00A0%');
  expect(percent(of('tr'), 0.125)).toBe('%12,5');
});

test('an estimate of money has no cents in any language, and no sign before zero', () => {
  expect(wholeMoney(of('en'), 12.4, 'USD')).toBe('$12');
  expect(wholeMoney(of('en'), 1234.5, 'USD')).toBe('$1,235');
  expect(wholeMoney(of('en'), -0.2, 'USD')).toBe('$0');
  expect(wholeMoney(of('de'), 12.4, 'EUR')).toBe('12\u00A0€');
  expect(money(of('de'), 12.4, 'EUR')).toBe('12,40\u00A0€');
});

test('values stand one after the other as the language lists them', () => {
  expect(series(of('en'), ['A', 'B', 'C'])).toBe('A, B, C');
  expect(series(of('en'), ['A', 'B'])).toBe('A, B');
  expect(series(of('ar'), ['1', '2'])).not.toContain(',');
});

test('no figure holds the narrow space that the fonts lack', () => {
  const french = of('fr');
  expect(number(french, 1_234_567)).toBe('1\u00A0234\u00A0567');
  expect(wholeMoney(french, 12_345, 'EUR')).toBe('12\u00A0345\u00A0€');
  expect(count(french, { one: '{count} jour', other: '{count} jours' }, 12_345)).toBe(
    '12\u00A0345 jours',
  );
});
