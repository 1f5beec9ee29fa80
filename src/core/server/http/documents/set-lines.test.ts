import { expect, test } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { setLines, type Direction } from './set-lines.ts';

/** What stands from the left to the right in a font whose characters are all 1 wide, a line in each. */
function seen(text: string, direction: Direction, width = 100): string[] {
  const lines = setLines(text, {
    width,
    direction,
    toRuns: (part) => [{ text: part, font: 'one' }],
    measure: ({ text: run }) => run.length,
  });
  return lines.map(({ runs, x, width: used, ending }) => {
    expect(x).toBe(direction === 'rtl' ? width - used : 0);
    return runs
      .toSorted((a, b) => a.x - b.x)
      .map((run) => (run.direction === 'rtl' ? [...run.text].toReversed().join('') : run.text))
      .join('')
      .concat(ending === ' ' ? '_' : '');
  });
}

test('a line is ordered by the direction of the document and of its parts', () =>
  checkEach(
    [
      ['ltr', 'W × D (א)', 'W × D (א)'],
      ['ltr', 'one אב גד two', 'one דג בא two'],
      ['rtl', 'one אב גד two', 'two דג בא one'],
      ['rtl', '1000 × 880 × 1830 mm', 'mm 1830 × 880 × 1000'],
      ['rtl', '\u20661000 × 880 mm\u2069 אב', 'בא 1000 × 880 mm'],
      ['rtl', 'R290 (אב)', ')בא( R290'],
      ['rtl', '\u200e230 V\u200e', '230 V'],
      ['rtl', 'א: +41 31', '31 41+ :א'],
      ['ltr', '٣٤ أ', 'أ ٣٤'],
    ] as [Direction, string, string][],
    (direction, text, expected) => expect(seen(text, direction)).toEqual([expected]),
  ));

test('the levels are those of the whole text, and their order that of the line', () => {
  expect(seen('אב one two three גד', 'rtl', 10)).toEqual(['one two בא_', 'דג three']);
});

test('a word that no line has room for is cut between letters, never before a mark', () => {
  expect(seen('abcdefgh', 'ltr', 5)).toEqual(['abcde', 'fgh']);
  expect(seen('a\u0302b\u0302c\u0302', 'ltr', 2)).toEqual(['a\u0302', 'b\u0302', 'c\u0302']);
  // What is left of it goes on beside the next word, and no space comes into it.
  expect(seen('abcdefg h', 'ltr', 5)).toEqual(['abcde', 'fg h']);
});

test('Thai is broken between words', () => {
  expect(seen('ตู้จำหน่ายสินค้าอัตโนมัติ', 'ltr', 12)).toEqual(['ตู้จำหน่าย', 'สินค้า', 'อัตโนมัติ']);
});
