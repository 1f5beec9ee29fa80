import { fc } from '#tests/support/property.ts';
import { expect, test } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import type { FieldSign } from './field-signs.ts';
import { plainNumber } from './plain-number.ts';
import { readingWithin, readNumber, type NumberReading } from './read-number.ts';

const LANGUAGES = [
  ...['en', 'de', 'fr', 'es', 'ar', 'es-419', 'de-CH', 'de-AT', 'zh', 'ar-EG', 'fa', 'hi', 'bn'],
  ...['sv', 'pl', 'pt', 'pt-PT', 'it-CH', 'en-IN', 'en-ZA', 'fr-CA', 'he', 'ja', 'tr', 'my', 'et'],
];

/** The number, the numbers of a question, the sign that is refused, or nothing. */
function said(reading: NumberReading): number | readonly number[] | string | null {
  switch (reading.kind) {
    case 'number':
      return reading.value;
    case 'either':
      return reading.values;
    case 'foreign':
      return reading.sign;
    case 'none':
      return null;
  }
}

const read = (text: string, language: string, sign?: FieldSign) =>
  said(readNumber(text, language, sign));

test('numbers are read as people write them', () =>
  checkEach(
    [
      ['5500', 'en', 5500],
      ['5,500', 'en', 5500],
      ['5.500', 'en', [5500, 5.5]],
      ['5.500', 'de', 5500],
      ['5,500', 'de', [5500, 5.5]],
      ['5.500', 'es', 5500],
      ['5.500', 'de-AT', 5500],
      ['5,500', 'es-419', 5500],
      ['5.500', 'fr', [5500, 5.5]],
      ['5,500', 'fr', [5500, 5.5]],
      ['5.500', 'de-CH', [5500, 5.5]],
      ['1.000', 'en', [1000, 1]],
      ['5 500', 'en', 5500],
      ['5\u00A0500', 'en', 5500],
      ['5\u202F500,75', 'en', 5500.75],
      ["5'500", 'en', 5500],
      ['5’500.50', 'de', 5500.5],
      ['1.234,56', 'en', 1234.56],
      ['1,234.56', 'de', 1234.56],
      ['1.234.567', 'en', 1_234_567],
      ['12,34,567.5', 'de', 1_234_567.5],
      ['1,234,56', 'en', null],
      ['1,234.567,8', 'en', null],
      ['5 50', 'en', null],
      ['.5', 'de', 0.5],
      [',5', 'en', 0.5],
      ['.500', 'en', 0.5],
      ['0.175', 'de', 0.175],
      ['0,175', 'en', 0.175],
      ['1234.567', 'de', 1234.567],
      ['5,5', 'en', 5.5],
      ['٥٥٠٠', 'en', 5500],
      ['٥٬٥٠٠٫٢٥', 'de', 5500.25],
      ['٥،٥', 'ar', 5.5],
      ['۵۵۰۰', 'ar', 5500],
      ['５５００', 'zh', 5500],
      ['−5', 'en', -5],
      ['\u200E-5', 'ar', -5],
      ['\u061C5\u200F', 'ar', 5],
      ['5\u2060500', 'en', 5500],
      ['1..5', 'en', null],
      ['..5', 'en', null],
      ['1e3', 'en', null],
      ['many', 'en', null],
      ['', 'en', null],
      ['12 apples', 'en', 'apples'],
      ['5k', 'en', 'k'],
    ] as const,
    (text, language, expected) => expect(read(text, language)).toEqual(expected),
  ));

test('a sign is taken where it is the field’s, and named where it is not', () =>
  checkEach(
    [
      ['$5,500', 'en', { currency: 'USD' }, 5500],
      ['5500 USD', 'en', { currency: 'USD' }, 5500],
      ['usd 5500', 'de', { currency: 'USD' }, 5500],
      ['US$5.50', 'en', { currency: 'USD' }, 5.5],
      ['5,50 $US', 'de', { currency: 'USD' }, 5.5],
      ['€2.50', 'en', { currency: 'EUR' }, 2.5],
      ['2,50 Euro', 'de', { currency: 'EUR' }, 2.5],
      ['5.–', 'de-CH', { currency: 'CHF' }, 5],
      ["CHF 5'500.--", 'de-CH', { currency: 'CHF' }, 5500],
      ['5,50 zł', 'de', { currency: 'PLN' }, 5.5],
      ['د.إ.‏ ٥٠٫٥', 'ar', { currency: 'AED' }, 50.5],
      ['-$5', 'en', { currency: 'USD' }, -5],
      ['$-5', 'en', { currency: 'USD' }, -5],
      ['€2.50', 'en', { currency: 'USD' }, '€'],
      ['5500 USD', 'en', { currency: 'CHF' }, 'USD'],
      ['50%', 'en', { currency: 'USD' }, '%'],
      ['50%', 'en', 'percent', 50],
      ['8,5 %', 'en', 'percent', 8.5],
      ['٥٠٪', 'ar', 'percent', 50],
      ['%12,5', 'tr', 'percent', 12.5],
      ['$50', 'en', 'percent', '$'],
      ['24 h', 'en', 'hours', 24],
      ['31,6 Stunden', 'de', 'hours', 31.6],
      ['4.42 kWh', 'en', 'kilowatt-hours', 4.42],
      ['5 %', 'en', 'none', '%'],
    ] as const,
    (text, language, sign, expected) => expect(read(text, language, sign)).toEqual(expected),
  ));

test('of two numbers a field takes the one that it can hold', () => {
  const asked = readNumber('1.500', 'en');
  expect(said(readingWithin(asked, 1, 20))).toBe(1.5);
  expect(said(readingWithin(asked, 1, 2_000))).toEqual([1500, 1.5]);
  expect(said(readingWithin(asked, 1_000, 2_000))).toBe(1500);
});

const numbers = fc.oneof(
  fc
    .tuple(fc.integer({ min: -99_999_999, max: 99_999_999 }), fc.integer({ min: 0, max: 4 }))
    .map(([digits, places]) => digits / 10 ** places),
  fc.integer({ min: 1_000, max: 999_999 }),
  fc.integer({ min: 1_000, max: 999_999 }).map((thousandths) => thousandths / 1_000),
);

/** A number of thousandths below a thousand may be thousands to people of another language: it is asked about, at most. */
function isReadBack(text: string, language: string, sign: FieldSign, value: number): void {
  const reading = said(readNumber(text, language, sign));
  const isThousandths = Math.abs(value) >= 1 && Math.abs(value) < 1_000;
  if (isThousandths && Array.isArray(reading)) expect(reading).toContain(value);
  else expect(reading, text).toBe(value);
}

// Seen failing: without the digits of the language, and without its sign of thousands.
test('what any language prints is read back there, figures, shares and every currency', () => {
  fc.assert(
    fc.property(fc.constantFrom(...LANGUAGES), numbers, (language, value) => {
      const print = (options: Intl.NumberFormatOptions) =>
        new Intl.NumberFormat(language, { maximumFractionDigits: 4, ...options });
      isReadBack(print({}).format(value), language, 'none', value);
      const share = print({ style: 'percent', maximumFractionDigits: 6 }).format(value / 100);
      isReadBack(share, language, 'percent', value);
      for (const currency of ['USD', 'EUR', 'GBP', 'CHF', 'AED', 'PLN'])
        for (const currencyDisplay of ['symbol', 'narrowSymbol', 'code', 'name'] as const) {
          const options = { style: 'currency', currency, currencyDisplay } as const;
          isReadBack(print(options).format(value), language, { currency }, value);
        }
    }),
    { numRuns: process.env['TEST_RANDOM'] ? 1_000 : 60 },
  );
});

// Seen failing: without the zero behind three places.
test('a number of an address of ours is the same in every language', () => {
  fc.assert(
    fc.property(fc.constantFrom(...LANGUAGES), numbers, (language, value) => {
      expect(read(plainNumber(value), language)).toBe(value);
    }),
  );
});

test('no text makes it fail', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(...LANGUAGES),
      (text, language) => {
        const { kind } = readNumber(text, language, 'percent');
        expect(['number', 'either', 'foreign', 'none']).toContain(kind);
      },
    ),
  );
});
