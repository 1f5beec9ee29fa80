import { expect, test } from 'vitest';
import { pageWords as german } from './de/page-words.ts';
import { pageWords } from './en/page-words.ts';
import { exactMoney, number } from './number-text.ts';
import { englishWording, wordingFor } from './wordings.ts';

test('a region that is not the usual one has the words of its language, and figures of its own', () => {
  const swiss = wordingFor('de-CH');
  expect([swiss.language, swiss.catalogue]).toEqual(['de-CH', 'de']);
  expect(swiss.of(pageWords)).toBe(german);
  // Which apostrophe parts thousands, the version of CLDR decides.
  expect(number(swiss, 12_345.5)).toMatch(/^12.345\.5$/u);
  expect(number(wordingFor('de'), 12_345.5)).toBe('12.345,5');
});

test.each([
  ['en-US', 'en'],
  ['de-DE', 'de'],
  ['de-Latn-DE', 'de'],
])('the usual region of a language needs no name: %s is %s', (code, language) => {
  expect(wordingFor(code)).toBe(wordingFor(language));
  expect(wordingFor(code).language).toBe(language);
});

test('a language without a catalogue has English words, and writes figures as it does itself', () => {
  const dutch = wordingFor('nl');
  expect([dutch.language, dutch.catalogue]).toEqual(['nl', 'en']);
  expect(dutch.of(pageWords)).toBe(pageWords);
  expect(number(dutch, 12_345.5)).toBe('12.345,5');
  expect(exactMoney(dutch, 2.5, 'EUR').replaceAll('\u00a0', ' ')).toBe('€ 2,50');
});

test('a code that is no language tag is in English', () => {
  expect(wordingFor('my_locale')).toBe(englishWording);
});
