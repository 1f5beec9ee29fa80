import { fc } from '#tests/support/property.ts';
import { expect, it } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { parseLength } from './parse-length.ts';

it('reads lengths as people write them', () =>
  checkEach(
    [
      ['900', 'mm', 900],
      [' 900 mm ', 'in', 900],
      ['90 cm', 'mm', 900],
      ['90cm', 'mm', 900],
      ['0.9 m', 'mm', 900],
      ['0,9 m', 'mm', 900],
      ['1,250', 'mm', 1_250],
      ['1,250 mm', 'in', 1_250],
      ['35.5', 'in', 901.7],
      ['35 1/2 in', 'mm', 901.7],
      ['1/2"', 'mm', 12.7],
      ['3 ft', 'mm', 914.4],
    ] as const,
    (text, unit, mm) => {
      expect(parseLength(text, unit)).toBeCloseTo(mm, 6);
    },
  ));

it('finds no length in anything else', () =>
  checkEach(
    [
      '',
      'wide',
      '90 x 200',
      '-5',
      '1,250 m',
      '1,250 cm',
      '9 km',
      '1.2.3',
      '1 1/0 in',
      '9'.repeat(60),
      '__proto__',
      '5 constructor',
    ],
    (text) => expect(parseLength(text, 'mm')).toBeNull(),
  ));

it('never answers anything but a finite length that is not negative', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('mm', 'in'), (text, unit) => {
      const length = parseLength(text, unit as 'mm' | 'in');
      expect(length === null || (Number.isFinite(length) && length >= 0)).toBe(true);
    }),
  );
});
