import bidiFactory from 'bidi-js';
import { expect, test } from 'vitest';
import { count } from './wording.ts';
import { exactMoney, number, percent, series } from './number-text.ts';

const of = (language: string) => ({ language });

test('a share has its sign as the language writes it, in English apart', () => {
  expect(percent(of('en'), 0.125)).toBe('12.5\u00A0%');
  expect(percent(of('en-GB'), 0.125)).toBe('12.5\u00A0%');
  expect(percent(of('de'), 0.125)).toBe('12,5\u00A0%');
  expect(percent(of('fr'), 0.125)).toBe('12,5\u00A0%');
  expect(percent(of('tr'), 0.125)).toBe('%12,5');
});

test('values stand one after the other as the language lists them', () => {
  expect(series(of('en'), ['A', 'B', 'C'])).toBe('A, B, C');
  expect(series(of('en'), ['A', 'B'])).toBe('A, B');
  expect(series(of('ar'), ['1', '2'])).not.toContain(',');
});

test('no figure holds the narrow space that the fonts lack', () => {
  const french = of('fr');
  expect(number(french, 1_234_567)).toBe('1\u00A0234\u00A0567');
  expect(count(french, { one: '{count} jour', other: '{count} jours' }, 12_345)).toBe(
    '12\u00A0345 jours',
  );
});

test('among words that run to the left an amount is read before its currency, each whole', () => {
  const bidi = bidiFactory();
  const asSeen = (amount: number, currency: string) => {
    const text = `في ${exactMoney(of('ar-u-nu-latn'), amount, currency)} من`;
    return bidi
      .getReorderedString(text, bidi.getEmbeddingLevels(text, 'rtl'))
      .replace(/[\u200E\u200F]/gu, '')
      .replaceAll('\u00A0', ' ');
  };
  expect(asSeen(974.55, 'USD')).toBe('نم US$ 974.55 يف');
  expect(asSeen(-8.27, 'USD')).toBe('نم US$ −8.27 يف');
  expect(asSeen(12, 'EUR')).toBe('نم € 12.00 يف');
});
