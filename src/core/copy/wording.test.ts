import { describe, expect, test } from 'vitest';
import { lengthText } from './length-text.ts';
import { dayText, longMomentText, momentText } from './moment-text.ts';
import { exactMoney, list, number, percent, roughly } from './number-text.ts';
import { count, fill, pageWording, type Plural, type Translation } from './wording.ts';
import { englishWording, toWording, wordingFor } from './wordings.ts';
import * as en from './en/catalogue.ts';

const NOON = Date.UTC(2026, 10, 23, 12, 4);
const german = toWording('de', {
  ...en,
  consentWords: { label: 'Statistik', text: 'Dürfen wir zählen?', agree: 'Ja', decline: 'Nein' },
});

describe('fill', () => {
  test('puts each value where its name stands, as often as it stands there', () => {
    expect(fill('{a} and {b}, {a}', { a: 'one', b: 2_000 })).toBe('one and 2000, one');
  });

  test('a value is text: it is not filled itself', () => {
    expect(fill('{a} {b}', { a: '{b} $& $1', b: 'x' })).toBe('{b} $& $1 x');
  });

  test('a missing value does not compile, and throws', () => {
    // @ts-expect-error -- no value for {title}
    expect(() => fill('Remove {title}', {})).toThrow('No value for {title}');
    // @ts-expect-error -- there is no {name} in it
    expect(fill('Remove {title}', { title: 'x', name: 'y' })).toBe('Remove x');
  });
});

describe('count', () => {
  const days = {
    zero: 'z',
    one: 'o',
    two: 't',
    few: '{count} f',
    many: '{count} m',
    other: '{count}',
  };

  test('takes the form of the language, and the number as it is written there', () => {
    const machines = { one: '{count} machine', other: '{count} machines' } as const;
    expect([0, 1, 2, 1_200].map((n) => count(englishWording, machines, n))).toEqual([
      '0 machines',
      '1 machine',
      '2 machines',
      '1,200 machines',
    ]);
    const plain = { language: 'en', useGrouping: false };
    expect(count(plain, machines, 1_200)).toBe('1200 machines');
    const arabic = [0, 1, 2, 3, 11, 100].map((n) => count({ language: 'ar-u-nu-latn' }, days, n));
    expect(arabic).toEqual(['z', 'o', 't', '3 f', '11 m', '100']);
  });

  test('a form that a language has and a text has not is the other one', () => {
    const only: Plural = { other: '{count} x' };
    expect(count({ language: 'ar-u-nu-latn' }, only, 2)).toBe('2 x');
  });

  test('takes further values', () => {
    expect(count(englishWording, en.finderWords.found, 1, { all: 9 })).toBe(
      '1 of 9 machines matches.',
    );
    // @ts-expect-error -- no value for {all}
    expect(() => count(englishWording, en.finderWords.found, 1)).toThrow('{all}');
  });
});

describe('a wording', () => {
  test('answers a family in its own language, the English one where nothing else is asked for', () => {
    expect(german.of(en.consentWords).agree).toBe('Ja');
    for (const wording of [englishWording, pageWording, wordingFor('en'), wordingFor('en-US')]) {
      expect(wording.of(en.consentWords)).toBe(en.consentWords);
      expect(wording.language).toBe('en');
    }
  });

  test('words of no catalogue are refused', () => {
    expect(() => englishWording.of({ title: 'x' })).toThrow('No catalogue');
  });

  test('a missing word does not compile; a language may have other plurals', () => {
    const found: Translation<typeof en.finderWords.found> = { few: 'f', other: 'o' };
    // @ts-expect-error -- agree and decline are missing
    const consent: Translation<typeof en.consentWords> = { label: 'l', text: 't' };
    expect([found.other, consent.label]).toEqual(['o', 'l']);
  });
});

test('figures are written as English and German do', () => {
  const figures = [englishWording, german].map((wording) => [
    number(wording, 12_345.678),
    roughly(wording, 0.25),
    percent(wording, 0.123),
    exactMoney(wording, 1_234.5, 'EUR'),
    exactMoney(wording, 0.125, 'EUR'),
    list(wording, ['A', 'B', 'C']),
    lengthText(wording, 1_250.2, 'metric', 'up'),
    lengthText(wording, 900, 'imperial', 'down'),
  ]);
  expect(figures.map((texts) => texts.map((text) => text.replaceAll('\u00a0', ' ')))).toEqual([
    ['12,345.678', '0.3', '12.3 %', '€1,234.50', '€0.125', 'A, B, and C', '1,251 mm', '35.4 in'],
    ['12.345,678', '0,3', '12,3 %', '1.234,50 €', '0,125 €', 'A, B und C', '1.251 mm', '35,4 in'],
  ]);
});

test('days and moments are written as English and German do', () => {
  const moments = [englishWording, german].map((wording) => [
    momentText(wording, NOON, 'UTC'),
    longMomentText(wording, NOON),
    dayText(wording, NOON),
  ]);
  expect(moments).toEqual([
    ['23 Nov 2026, 12:04 UTC', '23 November 2026 at 12:04', '23 November 2026'],
    ['23. Nov. 2026, 12:04 UTC', '23. November 2026 um 12:04', '23. November 2026'],
  ]);
});
