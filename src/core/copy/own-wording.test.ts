import { expect, test } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import type { OwnWords } from '#content/own-words/own-words.ts';
import { CATALOGUES } from './catalogues.ts';
import { finderWords } from './en/finder-words.ts';
import { homeWords } from './en/home-words.ts';
import { inquiryWords } from './en/inquiry-words.ts';
import { projectListWords } from './en/project-list-words.ts';
import { PLACES, whyNotWord } from './own-wording.ts';
import { count, type Words } from './wording.ts';
import {
  englishWording,
  noteOwnWords,
  ourWordingFor,
  withOwnWords,
  wordingFor,
} from './wordings.ts';

const ownOf = (words: Record<string, Record<string, string>>): OwnWords =>
  new Map(Object.entries(words).map(([locale, texts]) => [locale, new Map(Object.entries(texts))]));

const OWN = ownOf({
  de: { 'inquiryWords.send': 'Abschicken', 'projectListWords.open.one': 'Zur Liste' },
  'en-US': { 'homeWords.inquiry.points.0': 'How big?' },
  ar: { 'projectListWords.open.few': '{count} على القائمة' },
});

// Seen failing: with the texts of every locale in each language.
test('an own word stands in its language alone, and the words beside it stay', () => {
  const ours = ourWordingFor('de').of(inquiryWords);
  withOwnWords(OWN, () => {
    expect(wordingFor('de').of(inquiryWords)).toEqual({ ...ours, send: 'Abschicken' });
    expect(wordingFor('en').of(inquiryWords)).toBe(inquiryWords);
    // Another region of the language has the site's words.
    expect(wordingFor('de-CH').of(inquiryWords)).toBe(ours);
    expect(wordingFor('fr')).toBe(ourWordingFor('fr'));
  });
  expect(wordingFor('de').of(inquiryWords)).toBe(ours);
});

test('in lists, and of plurals those forms that their language has', () =>
  withOwnWords(OWN, () => {
    const [point, ...others] = wordingFor('en').of(homeWords).inquiry.points;
    expect(point).toBe('How big?');
    expect(others).toEqual(homeWords.inquiry.points.slice(1));
    const open = (code: string, amount: number) =>
      count(wordingFor(code), wordingFor(code).of(projectListWords).open, amount);
    expect([open('de', 1), open('de', 3)]).toEqual(['Zur Liste', expect.stringContaining('3')]);
    expect(open('ar', 3)).toContain('على القائمة');
  }));

// Seen failing: with a wording made at every call.
test('the same own words make the same wording', () => {
  const asked = () => withOwnWords(OWN, () => wordingFor('de'));
  expect(asked()).toBe(asked());
  expect(asked().of(inquiryWords)).toBe(asked().of(inquiryWords));
  expect(withOwnWords(ownOf({}), () => wordingFor('de'))).toBe(ourWordingFor('de'));
});

test('what reads no content says those that were read last, and whoever runs the site reads ours', () => {
  noteOwnWords(ownOf({ en: { 'inquiryWords.send': 'Off with it' } }));
  try {
    expect(wordingFor('en').of(inquiryWords).send).toBe('Off with it');
    expect(englishWording.of(inquiryWords)).toBe(inquiryWords);
    expect(withOwnWords(OWN, () => wordingFor('en').of(inquiryWords).send)).toBe(inquiryWords.send);
  } finally {
    noteOwnWords(ownOf({}));
  }
});

// Seen failing, each with its question left out of `whyNotWord`.
test('a text that names other values, or stands at no key, cannot be used', () =>
  checkEach(
    [
      ['inquiryWords.send', 'de', 'Ab damit', null],
      ['inquiryWords.tooLong', 'de', 'Höchstens {most}', null],
      ['inquiryWords.tooLong', 'de', 'Höchstens viel', /lacks \{most\}/u],
      ['inquiryWords.tooLong', 'de', '{most} {least}', /names \{least\}/u],
      ['inquiryWords.tooLong', 'de', '{most} {', /a brace that is part of no value/u],
      ['inquiryWords.room.left.one', 'de', 'Noch eins', null],
      ['finderWords.found.other', 'de', '{count} passen', /lacks \{all\}/u],
      ['inquiryWords.room.left.few', 'de', 'Wenige', /its plurals are one, other/u],
      ['inquiryWords.room.left.few', 'ar', '{count}', null],
      ['inquiryWords.room.left.few', 'my_locale', '{count}', null],
      ['inquiryWords.sennd', 'de', 'x', /no word of the site has/u],
      ['inquiryWords', 'de', 'x', /no word of the site has/u],
      ['heroWords.scenes.0.event.icon', 'de', '/x', /no word of the site has/u],
      ['__proto__.x', 'de', 'x', /no word of the site has/u],
      ['', 'de', 'x', /no word of the site has/u],
    ] as const,
    (key, locale, text, why) => {
      const said = whyNotWord(key, locale, text);
      if (why === null) expect(said).toBeNull();
      else expect(said).toMatch(why);
    },
  ));

test('every text of the site that visitors read has a key, and can be its own', () => {
  expect(PLACES.size).toBeGreaterThan(1_000);
  expect(count(englishWording, finderWords.found, 2, { all: 9 })).toContain('9');
  for (const [key, { text, path, isForm }] of PLACES)
    if (!isForm || path.at(-1) === 'other')
      expect([key, whyNotWord(key, 'en', text)]).toEqual([key, null]);
});

// A script knows a family by the names in it (`#islands/island-scripts.tsx`).
test('no two families that a browser gets have the same names', () => {
  for (const catalogue of Object.values(CATALOGUES)) {
    const byNames = Map.groupBy(Object.entries<Words>(catalogue), ([, words]) =>
      String(Object.keys(words as object)),
    );
    const same = [...byNames.values()].filter((families) => families.length > 1);
    // Titles of pages that have no script of their own.
    expect(same.map((families) => families.map(([name]) => name))).toEqual([
      ['gonePageWords', 'notFoundWords', 'previewRefusedWords'],
    ]);
  }
});
