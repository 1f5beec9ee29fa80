import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '#tools/runtime.mjs';
import { FEATURE_PARTS } from '#feature-parts';
import { ADDRESSES } from '#content/addresses/addresses.ts';
import { MAIN_PATHS } from '#content/site-pages/main-pages.ts';
import { footerWords } from '#copy/en/footer-words.ts';
import { searchPages } from '#copy/search-pages.ts';
import { englishWording } from '#copy/wordings.ts';
import { FEATURES } from './features.ts';

const FOLDER = join(ROOT, 'src/features');

// Seen failing: with the row taken out of the list and the folder left.
it('every feature has its folder and its row', () => {
  const folders = readdirSync(FOLDER, { withFileTypes: true }).filter((each) => each.isDirectory());
  expect(FEATURES.map(({ name }) => name).toSorted()).toEqual(
    folders.map(({ name }) => name).toSorted(),
  );
});

// Seen failing: with a result's row and a part under other names.
it('what a row calls its results is what a feature works out', () => {
  const worked = FEATURE_PARTS.flatMap(({ results = {} }) => Object.keys(results));
  const called = ADDRESSES.flatMap(({ result }) => result ?? []);
  expect(called.toSorted()).toEqual(worked.toSorted());
});

// Seen failing: with a page put into the footer that has no name there, and with a main page without words.
it('a page has the words that footer, search and guide ask for by its path', () => {
  const inFooter = ADDRESSES.flatMap(({ path, footer }) => (footer ? [path] : []));
  expect(Object.keys(footerWords.links)).toEqual(expect.arrayContaining(inFooter));
  expect(Object.keys(searchPages(englishWording))).toEqual(expect.arrayContaining(MAIN_PATHS));
});
