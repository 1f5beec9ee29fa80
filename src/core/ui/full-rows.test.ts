import { fc } from '#tests/support/property.ts';
import { describe, expect, it } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { toFullRows, type CardSize } from './full-rows.ts';

const PARTS = { third: 2, half: 3, 'two-thirds': 4, whole: 6 } as const;
const widths = (sizes: CardSize[]) => toFullRows(sizes).map(({ width }) => width);
const cards = (count: number) => Array.from<CardSize>({ length: count }).fill(1);

describe('the places of cards', () => {
  it('of equal cards', () =>
    checkEach(
      [
        [1, 'whole'],
        [2, 'half half'],
        [3, 'third third third'],
        [4, 'half half half half'],
        [5, 'third third third half half'],
        [6, 'third third third third third third'],
        [7, 'third third third half half half half'],
      ],
      (count, expected) => {
        expect(widths(cards(count)).join(' ')).toBe(expected);
      },
    ));

  it('gives a card with a picture two thirds of a row', () => {
    expect(widths([1, 1, 1, 1, 2, 1])).toEqual([
      'half',
      'half',
      'half',
      'half',
      'two-thirds',
      'third',
    ]);
  });

  it('makes cards equal where wide ones would leave one alone', () => {
    expect(widths([2, 2, 2])).toEqual(['third', 'third', 'third']);
  });

  it('fills every row, on a wide screen and on a tablet', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom<CardSize>(1, 2), { maxLength: 14 }), (sizes) => {
        const places = toFullRows(sizes);
        expect(places).toHaveLength(sizes.length);
        expect(
          rest(
            places.map(({ width }) => PARTS[width]),
            6,
          ),
        ).toBe(0);
        const tablet = places.map(({ className }) => (className.includes('md:') ? 2 : 1));
        expect(rest(tablet, 2)).toBe(0);
      }),
    );
  });
});

/** What the last row lacks, or NaN when a card does not fit into the row that it starts in. */
function rest(parts: number[], columns: number): number {
  let filled = 0;
  for (const part of parts) {
    filled += part;
    if (filled > columns) return Number.NaN;
    if (filled === columns) filled = 0;
  }
  return filled;
}
