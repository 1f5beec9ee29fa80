import { EventEmitter } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { buildWords, wordsAsTheyAreSaved } from './build-words.mjs';

let words: string;
let copy: string;
beforeEach(() => {
  words = mkdtempSync(join(tmpdir(), 'words-'));
  copy = mkdtempSync(join(tmpdir(), 'copy-'));
  say('en', { cardWords: { title: 'The “best”', most: '{count}' }, toolCards: [{ href: '/a' }] });
  say('de', { cardWords: { title: 'Am besten' } });
  say('notes', { 'cardWords.title': 'Over the card' });
});

function say(language: string, spoken: object): void {
  writeFileSync(join(words, `${language}.json`), JSON.stringify(spoken));
}
const build = () => buildWords([{ words: [words], copy }]);
const read = (path: string) => readFileSync(join(copy, path), 'utf8');

test('a family is a module in each language, with English where it lacks a text', async () => {
  build();
  const german = (await import(join(copy, 'de/catalogue.ts'))) as object;
  expect({ ...german }).toEqual({
    cardWords: { title: 'Am besten', most: '{count}' },
    toolCards: [{ href: '/a' }],
  });
  const { CATALOGUES } = (await import(join(copy, 'catalogues.ts'))) as { CATALOGUES: object };
  expect(Object.keys(CATALOGUES)).toEqual(['en', 'de']);
  expect(read('de/language.ts')).toContain("LANGUAGE = 'de'");
  expect(read('en/card-words.ts')).toMatch(/\} as const;\n$/u);
  expect(read('de/card-words.ts')).toContain('cardWords: Translation<typeof english>');
});

test('only what has changed is written', () => {
  build();
  const writtenAt = () =>
    ['de/card-words.ts', 'en/card-words.ts', 'catalogues.ts'].map(
      (path) => statSync(join(copy, path), { bigint: true }).mtimeNs,
    );
  const before = writtenAt();
  build();
  expect(writtenAt()).toEqual(before);
  say('de', { cardWords: { title: 'Gut' } });
  build();
  expect(writtenAt().map((at, index) => at === before[index])).toEqual([false, true, true]);
});

test('modules of families and languages that are gone are removed, and no other file', () => {
  build();
  mkdirSync(join(copy, 'own'));
  writeFileSync(join(copy, 'own/text.ts'), '');
  rmSync(join(words, 'de.json'));
  say('en', { cardWords: { title: 'x' } });
  build();
  expect(existsSync(join(copy, 'de'))).toBe(false);
  expect(readdirSync(join(copy, 'en'))).toEqual(['card-words.ts', 'catalogue.ts', 'language.ts']);
  expect(existsSync(join(copy, 'own/text.ts'))).toBe(true);
});

test('where anything is wrong, all of it is said, and the modules stay as they are', () => {
  build();
  say('en', { 'card-words': {}, cardWords: { title: 'New' }, words: {} });
  say('de', { cardWords: { titel: 'x' } });
  say('notes', { 'cardWords.titel': 'x', cardWords: 'y' });
  expect(build).toThrow(
    /^\S+\/de\.json: cardWords\.titel .*\n\S+\/en\.json: card-words .*\n\S+\/en\.json: words .*\n\S+\/notes\.json: there is no cardWords\.titel.*$/u,
  );
  expect(read('en/card-words.ts')).toContain('The “best”');
});

test('the words of the owner’s area are built beside the public ones, and none of either where one has a fault', () => {
  build();
  const admin = mkdtempSync(join(tmpdir(), 'words-'));
  const adminCopy = mkdtempSync(join(tmpdir(), 'copy-'));
  const sayAdmin = (spoken: object) =>
    writeFileSync(join(admin, 'en.json'), JSON.stringify(spoken));
  const buildBoth = () =>
    buildWords([
      { words: [words], copy },
      { words: [admin], copy: adminCopy },
    ]);
  writeFileSync(join(admin, 'notes.json'), '{}');
  sayAdmin({ adminWords: { open: '{' } });
  say('de', { cardWords: { title: 'Gut' } });
  expect(buildBoth).toThrow(`${admin}/en.json: adminWords.open has a brace`);
  expect(read('de/card-words.ts')).not.toContain('Gut');
  sayAdmin({ adminWords: { open: 'Open' } });
  buildBoth();
  expect(read('de/card-words.ts')).toContain('Gut');
  expect(readFileSync(join(adminCopy, 'en/admin-words.ts'), 'utf8')).toMatch(
    /^\/\/ Written by .*: change en\.json in .*\nexport const adminWords = /u,
  );
});

test('in development a saved word is in its module at once, and what is wrong is said', () => {
  build();
  const watcher = new EventEmitter();
  const errors: string[] = [];
  const logger = { error: (message: string) => errors.push(message) };
  wordsAsTheyAreSaved([{ words: [words], copy }]).configureServer({ watcher, config: { logger } });
  const save = (spoken: object) => {
    say('de', spoken);
    watcher.emit('all', 'change', join(words, 'de.json'));
    return read('de/card-words.ts');
  };
  expect(save({ cardWords: { title: 'Gut' } })).toContain('Gut');
  expect(save({ cardWords: { titel: 'Besser' } })).toContain('Gut');
  expect(errors).toEqual([expect.stringContaining(`${words}/de.json: cardWords.titel`)]);
  say('de', { cardWords: { title: 'Besser' } });
  watcher.emit('all', 'change', join(copy, 'de/card-words.ts'));
  expect(read('de/card-words.ts')).toContain('Gut');
});

// Seen failing: with the words of the later folder in the place of the family, and with no complaint of what both have.
test('words of a feature are added to those of core, in every language of core, and take the place of none', () => {
  const feature = mkdtempSync(join(tmpdir(), 'words-'));
  const sayFeature = (spoken: object) =>
    writeFileSync(join(feature, 'en.json'), JSON.stringify(spoken));
  const buildBoth = () => buildWords([{ words: [words, feature], copy }]);
  sayFeature({ cardWords: { own: 'Own' }, ownWords: { a: 'A' } });
  buildBoth();
  expect(read('de/card-words.ts')).toMatch(/Am besten[^]*Own/u);
  expect(read('de/own-words.ts')).toContain('"a": "A"');
  expect(read('en/catalogue.ts')).toContain("'./own-words.ts'");
  sayFeature({ cardWords: { title: 'Mine' } });
  expect(buildBoth).toThrow(`${feature}: cardWords.title is among the words of another folder`);
  build();
  expect(read('en/card-words.ts')).not.toContain('Own');
  expect(existsSync(join(copy, 'de/own-words.ts'))).toBe(false);
});
