import { fc } from '#tests/support/property.ts';
import { expect, it } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { plainNumber } from './plain-number.ts';
import { parseLength, plainLength } from './parse-length.ts';

it('reads lengths as people write them', () =>
  checkEach(
    [
      ['900', 'mm', 900],
      [' 900 mm ', 'in', 900],
      ['90 cm', 'mm', 900],
      ['90cm', 'mm', 900],
      ['0.9 m', 'mm', 900],
      ['0,9 m', 'mm', 900],
      ['2,05 m', 'in', 2_050],
      ['2 m 5 cm', 'in', 2_050],
      ['1 m 80', 'in', 1_800],
      ['2 m 5 cm 3 mm', 'in', 2_053],
      ['1,250', 'mm', 1_250],
      ['1,250 mm', 'in', 1_250],
      ['1 000 mm', 'in', 1_000],
      ["1'000", 'mm', 1_000],
      ['٩٠٠', 'mm', 900],
      ['35.5', 'in', 901.7],
      ['35 1/2 in', 'mm', 901.7],
      ['36-1/2', 'in', 927.1],
      ['36½', 'in', 927.1],
      ['36 ½"', 'mm', 927.1],
      ['80 3/4"', 'mm', 2_051.05],
      ['1/2"', 'mm', 12.7],
      ['3 ft', 'mm', 914.4],
      [`6'8"`, 'mm', 2_032],
      [`6'8`, 'mm', 2_032],
      ['6’ 8”', 'mm', 2_032],
      ['6′8″', 'mm', 2_032],
      [`6' 8 1/2"`, 'in', 2_044.7],
      [`6'-8 1/2"`, 'in', 2_044.7],
      [`6'8''`, 'in', 2_032],
      ['6 ft 8 in', 'mm', 2_032],
      ['6 ft. 8 inches', 'mm', 2_032],
      ['36.2205', 'in', 920],
      ['-5', 'mm', -5],
    ] as const,
    (text, unit, mm) => expect(parseLength(text, unit, 'en')).toEqual([mm]),
  ));

it('knows the names that the language of the page has for the units', () =>
  checkEach(
    [
      ['35,5 Zoll', 'de', 901.7],
      ['3 Fuß', 'de', 914.4],
      ['35,5 po', 'fr', 901.7],
      ['90 centímetros', 'es', 900],
      ['٩٠ سم', 'ar', 900],
      ['35.5 بوصة', 'ar', 901.7],
    ] as const,
    (text, language, mm) => expect(parseLength(text, 'mm', language)).toEqual([mm]),
  ));

it('leaves to the field what the language does not decide', () => {
  expect(parseLength('1.250', 'mm', 'en')).toEqual([1_250, 1.25]);
  expect(parseLength('1.250', 'mm', 'de')).toEqual([1_250]);
  expect(parseLength('1.250 m', 'mm', 'en')).toEqual([1_250_000, 1_250]);
});

it('finds no length in anything else', () =>
  checkEach(
    [
      ...['', 'wide', '90 x 200', '9 km', '1.2.3', '1 1/0 in', '9'.repeat(60), '__proto__'],
      ...['5 constructor', '2 m 5', `6'14"`, '5 cm 2 m', '5 cm 2 in', '6" 2', '6 8'],
    ],
    (text) => expect(parseLength(text, 'mm', 'en')).toEqual([]),
  ));

it('never answers anything but finite lengths', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom('mm', 'in'), (text, unit) => {
      expect(parseLength(text, unit as 'mm' | 'in', 'en').every(Number.isFinite)).toBe(true);
    }),
  );
});

// Seen failing: with the four places that a shown length had.
it('is the same length in the other unit, and the same figure back again', () => {
  const millimetres = fc
    .integer({ min: 20_000, max: 600_000 })
    .map((hundredths) => hundredths / 100);
  const inches = fc
    .tuple(fc.integer({ min: 8, max: 230 }), fc.integer({ min: 0, max: 63 }))
    .map(([whole, parts]) => whole + parts / 64);
  const read = (figure: number, unit: 'mm' | 'in') => {
    const [length, other] = parseLength(plainNumber(figure), unit, 'de');
    expect(other).toBeUndefined();
    return length!;
  };
  fc.assert(
    fc.property(millimetres, (lengthMm) => {
      expect(read(plainLength(lengthMm, 'in'), 'in')).toBe(lengthMm);
    }),
  );
  fc.assert(
    fc.property(inches, (length) => {
      const lengthMm = read(length, 'in');
      expect(plainLength(read(lengthMm, 'mm'), 'in')).toBe(length);
    }),
  );
});
