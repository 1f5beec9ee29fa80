import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import {
  languagesIn,
  missingTexts,
  readCatalogues,
  textsOf,
  toCatalogue,
  type Words,
} from './word-catalogues.mjs';

const english = {
  cardWords: {
    title: 'Machines',
    of: '{count} of {all}',
    found: { one: '{count} of {all} fits', other: '{count} of {all} fit' },
    lines: ['one', 'two'],
    kinds: [{ href: '/a', tone: 'good', text: 'A' }],
    unit: null,
    sign: '',
    'door.width': 'Door',
    icon: { url: ['Address', 'Of the picture'] },
  },
};
const { cardWords } = english;
const faultsOf = (own: Words, language = 'de') => toCatalogue(language, own, english).faults;

test('what is written as in English is in order, and an address, an icon and what is empty may be left out', () => {
  expect(toCatalogue('en', english, english)).toMatchObject({ faults: [], families: english });
  const { kinds, unit: _, sign: _sign, ...worded } = cardWords;
  const own = { cardWords: { ...worded, kinds: kinds.map(({ text }) => ({ text })) } };
  expect(toCatalogue('de', own, english)).toMatchObject({ faults: [], families: english });
});

test('English stands in for what is missing, null or empty, in a list too, and each text of it is named', () => {
  const own = {
    cardWords: {
      title: 'Automaten',
      of: '',
      lines: [null, 'zwei'],
      found: { other: '{count} von {all}' },
    },
  };
  const catalogue = toCatalogue('de', own, english);
  expect(catalogue.faults).toEqual([]);
  expect(catalogue.families).toEqual({
    cardWords: {
      ...cardWords,
      title: 'Automaten',
      lines: ['one', 'zwei'],
      found: { other: '{count} von {all}' },
    },
  });
  expect(missingTexts(catalogue, english).map(({ key, english: text }) => [key, text])).toEqual([
    ['cardWords.of', '{count} of {all}'],
    ['cardWords.found.one', '{count} of {all} fits'],
    ['cardWords.lines.0', 'one'],
    ['cardWords.kinds.0.text', 'A'],
    ['cardWords.door.width', 'Door'],
    ['cardWords.icon.url.0', 'Address'],
    ['cardWords.icon.url.1', 'Of the picture'],
  ]);
  expect(missingTexts(toCatalogue('de', {}, english), english)).toEqual([
    ...textsOf(english, 'de'),
  ]);
});

test('a language needs the plurals that it has itself', () => {
  const keysIn = (language: string) =>
    [...textsOf({ found: cardWords.found }, language)].map(({ key, english: text }) => [key, text]);
  expect(keysIn('de').map(([key]) => key)).toEqual(['found.one', 'found.other']);
  expect(keysIn('ar')).toContainEqual(['found.few', '{count} of {all} fit']);
  const few = { cardWords: { found: { ...cardWords.found, few: '{all}' } } };
  expect([faultsOf(few, 'ar'), faultsOf(few, 'de')]).toEqual([[], [expect.any(String)]]);
});

test('every fault names the file, the key and what to do', () =>
  checkEach<[own: Words, key: string, what: RegExp]>(
    [
      [[], 'the whole', /an object, as in English/u],
      [{ cardWord: {} }, 'cardWord', /not among the English words/u],
      [{ cardWords: { titel: 'x' } }, 'cardWords.titel', /not among the English words/u],
      [{ cardWords: 'x' }, 'cardWords', /must be an object/u],
      [{ cardWords: { title: ['x'] } }, 'cardWords.title', /must be a text/u],
      [{ cardWords: { title: 5 as never } }, 'cardWords.title', /must be a text/u],
      [{ cardWords: { lines: { 0: 'x' } } }, 'cardWords.lines', /must be a list/u],
      [{ cardWords: { lines: ['x'] } }, 'cardWords.lines', /1 parts where English has 2/u],
      [{ cardWords: { kinds: [{ txt: 'x' }] } }, 'cardWords.kinds.0.txt', /not among/u],
      [{ cardWords: { kinds: [{ href: '/x' }] } }, 'cardWords.kinds.0.href', /take it out/u],
      [{ cardWords: { unit: 'kg' } }, 'cardWords.unit', /take it out/u],
      [{ cardWords: { of: '{count}' } }, 'cardWords.of', /lacks \{all\}/u],
      [{ cardWords: { of: '{count} {all} {sum}' } }, 'cardWords.of', /names \{sum\}/u],
      [{ cardWords: { of: '{count} {all} {' } }, 'cardWords.of', /a brace/u],
      [{ cardWords: { of: '{count} {all} { x }' } }, 'cardWords.of', /a brace/u],
      [{ cardWords: { found: 'x' } }, 'cardWords.found', /must be an object/u],
      [{ cardWords: { found: { one: '{all}' } } }, 'cardWords.found.other', /is missing/u],
      [{ cardWords: { found: { other: 'x' } } }, 'cardWords.found.other', /lacks \{all\}/u],
      [{ cardWords: { found: { other: ['{all}'] } } }, 'cardWords.found.other', /a text/u],
      [{ cardWords: { found: { one: '', other: '{all}' } } }, 'cardWords.found.one', /left out/u],
      [
        { cardWords: { found: { many: '{all}', other: '{all}' } } },
        'cardWords.found.many',
        /no plural of the language: one, other/u,
      ],
    ],
    (own, key, what) => {
      const faults = faultsOf(own);
      expect(faults).toHaveLength(1);
      expect(faults[0]).toContain(`src/core/words/de.json: ${key} `);
      expect(faults[0]).toMatch(what);
    },
  ));

test('English holds texts, lists and objects, and nothing else', () => {
  const odd = { cardWords: { most: 5, isOpen: true } } as never;
  expect(toCatalogue('en', odd, odd).faults).toHaveLength(2);
});

test('a file that is no language, no JSON, or has a key twice is named', () =>
  checkEach(
    [
      ['notes', '{}', null],
      ['de', '{', /\/de\.json is no JSON/u],
      ['de', '{"a":{"b":"\\"c\\":"},"c":{"b":"x","b":"y"}}', /\/de\.json: "b" stands twice/u],
      ['de', '{"cardWords":{"title":"\\"title\\": {"}}', null],
      ['de-CH', '{}', /\/de-CH\.json: name the file/u],
      ['De', '{}', /\/De\.json: name the file/u],
      ['iw', '{}', /\/iw\.json: name the file/u],
      ['words', '{}', /\/words\.json: name the file/u],
    ],
    (name, text, fault) => {
      const folder = mkdtempSync(join(tmpdir(), 'words-'));
      writeFileSync(join(folder, 'en.json'), JSON.stringify(english));
      writeFileSync(join(folder, `${name}.json`), text);
      if (fault) expect(() => readCatalogues(folder)).toThrow(fault);
      else expect(readCatalogues(folder)[0]?.language).toBe('en');
    },
  ));

test('English comes first', () => {
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  for (const name of ['fr.json', 'en.json', 'de.json', 'notes.json', 'README.md'])
    writeFileSync(join(folder, name), '{}');
  expect(languagesIn(folder)).toEqual(['en', 'de', 'fr']);
});
