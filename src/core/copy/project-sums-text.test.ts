import { expect, it } from 'vitest';
import { fc } from '#tests/support/property.ts';
import { projectSumLines } from './project-sums-text.ts';
import { englishWording } from './wordings.ts';

const DUO = { quantity: 2, facts: { widthMm: 1_700, weightKg: 520.25, currentA: 8 } };
const BARE = { quantity: 3, facts: { widthMm: null, weightKg: 95, currentA: null } };

const linesOf = (
  ...asked: Parameters<typeof projectSumLines> extends [unknown, ...infer R] ? R : never
) =>
  Object.fromEntries(
    projectSumLines(englishWording, ...asked).map(({ name, value }) => [name, value]),
  );

it('adds up by quantities, rounds the exact sum up, and counts what is not stated', () => {
  expect(linesOf([DUO, BARE], 'metric')).toEqual({
    Pieces: '5',
    'Width, side by side': '3,400 mm; not stated of 3 of 5',
    // 2 × 520.25 + 3 × 95.
    'Weight without goods': '1,325.5 kg',
    'Current, all at once': '16 A; not stated of 3 of 5',
  });
  expect(linesOf([DUO, BARE], 'imperial')).toMatchObject({
    // 3,400 ÷ 25.4 = 133.858…; 1,325.5 ÷ 0.45359237 = 2,922.2….
    'Width, side by side': '133.9 in; not stated of 3 of 5',
    'Weight without goods': '2,923 lb',
  });
});

it('says that nothing is stated, and nothing of an empty list', () => {
  expect(linesOf([{ quantity: 2, facts: null }], 'metric')).toMatchObject({
    Pieces: '2',
    'Weight without goods': 'Not stated',
  });
  expect(projectSumLines(englishWording, [], 'metric')).toEqual([]);
});

it('never shows less weight than there is, nor a whole unit more', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 999 }),
      fc.integer({ min: 10, max: 99_999 }),
      (quantity, tenths) => {
        const machine = {
          quantity,
          facts: { widthMm: null, weightKg: tenths / 10, currentA: null },
        };
        const shown = linesOf([machine], 'imperial')['Weight without goods']!;
        const pounds = Number(shown.replace(/[, lb]/gu, ''));
        const exact = (quantity * tenths) / 10 / 0.453_592_37;
        expect(pounds).toBeGreaterThanOrEqual(exact - 1e-5);
        expect(pounds).toBeLessThan(exact + 1);
      },
    ),
  );
});
