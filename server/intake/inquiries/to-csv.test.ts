import { expect, test } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { csvCell, toCsv } from './to-csv.ts';

test('a cell that begins like a formula is text to a spreadsheet', () =>
  checkEach(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '\u200b=1', '|calc'], (text) =>
    expect(csvCell(text)).toBe(`"'${text}"`),
  ));

test('quotes, commas and breaks stay inside their cell', () => {
  expect(
    toCsv(
      ['a', 'b'],
      [
        ['x "y", z', 7],
        ['two\nlines', ''],
      ],
    ),
  ).toBe('\ufeff"a","b"\r\n"x ""y"", z","7"\r\n"two\nlines",""\r\n');
});
