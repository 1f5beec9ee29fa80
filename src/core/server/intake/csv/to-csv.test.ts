import { expect, test } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { toCsv, type CsvFormat, type CsvValue } from './to-csv.ts';

const cellOf = (value: CsvValue, format: CsvFormat = 'spreadsheets') =>
  /^\ufeff?"h"\r\n"(.*)"\r\n$/su.exec(toCsv(['h'], [[value]], { format }))?.[1];

const FORMULAS = [
  ...['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '\u200b=1', '|calc'],
  ...['＝1+1', '＋1', '－1', '＠SUM(A1)', '\u3000＝1', '﹦1', '﹢1', '﹣1', '﹫SUM(A1)'],
];

test('a cell that begins like a formula is text to a spreadsheet', () =>
  checkEach(FORMULAS, (text) => {
    expect(cellOf(text)).toBe(`'${text}`);
    expect(cellOf(text, 'any')).toBe(`'${text}`);
  }));

test('a program gets every value as it is', () =>
  checkEach([...FORMULAS, '+41 31 311 22 33'], (text) => {
    expect(cellOf(text, 'programs')).toBe(text);
    expect(cellOf({ phone: text }, 'programs')).toBe(text);
  }));

test('a phone number goes out without an apostrophe, and cannot be computed', () =>
  checkEach(
    [
      ['+41 31 311 22 33', '+41 31 311 22 33'],
      ['+41 (0)31 311 22 33', '+41 (0)31 311 22 33'],
      ['＋41 31 311 22 33', '+41 31 311 22 33'],
      ['+41-31-311-22-33', '+41 31 311 22 33'],
      ['031/311.22–33', '031 311 22 33'],
      ['+41313112233', '+413131122 33'],
      ['0313112233', '03131122 33'],
      ['+1-2', '+1 2'],
      ['(031)3112233', '(031)31122 33'],
      ['', ''],
    ],
    (typed, shown) => expect(cellOf({ phone: typed! })).toBe(shown),
  ));

test('what is no phone number is guarded in its place', () =>
  checkEach(
    ['+SUM(A1)', '=1', '+41 31 x', '+1*2', '++1', '+1+2', '@1', '-', '-1 2', '+12', '+(2) (3)'],
    (phone) => expect(cellOf({ phone })).toBe(`'${phone}`),
  ));

test('quotes, separators and breaks stay inside their cell', () => {
  const rows = [
    ['x "y"; z', 7],
    ['two\nlines', ''],
  ];
  const csv = (format?: CsvFormat) => toCsv(['a', 'b'], rows, format && { format });
  expect(csv()).toBe('\ufeff"a","b"\r\n"x ""y""; z","7"\r\n"two\nlines",""\r\n');
  expect(csv('spreadsheets')).toBe('\ufeff"a";"b"\r\n"x ""y""; z";"7"\r\n"two\nlines";""\r\n');
  expect(csv('programs')).toBe('"a","b"\r\n"x ""y""; z","7"\r\n"two\nlines",""\r\n');
});

test('moments are local to a spreadsheet, and bear their offset for programs', () => {
  const moment = Date.UTC(2026, 10, 23, 8, 5, 9);
  const written = (format: CsvFormat, timeZone: string) =>
    toCsv([], [[{ moment }, { moment: null }]], { format, timeZone }).split('\r\n')[1];
  expect(written('spreadsheets', 'Asia/Tokyo')).toBe('"2026-11-23 17:05:09";""');
  expect(written('spreadsheets', 'UTC')).toBe('"2026-11-23 08:05:09";""');
  expect(written('programs', 'Asia/Tokyo')).toBe('"2026-11-23T17:05:09+09:00",""');
  expect(written('any', 'UTC')).toBe('"2026-11-23T08:05:09Z",""');
});
