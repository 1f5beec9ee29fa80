import { expect, test } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import { oneLanguage, toLanguages } from '../locales/language.ts';
import { fakeReader } from '../tests/fake-reader.ts';
import { document, entry, paragraph } from '../tests/wire.ts';
import { loadIndexedPages } from './load-indexed-pages.server.ts';

const pathsOf = async (reader: ReturnType<typeof fakeReader>) => {
  const pages = await loadIndexedPages(reader, { aboutEntryId: null });
  return 'value' in pages
    ? Object.values(pages.value).flatMap((list) => list.map(({ path }) => path))
    : [];
};
const text = document(paragraph('Words.'));

// Seen failing: the sitemap held pages that say noindex, because there is nothing on them.
test('a main page stands in the sitemap while it holds something', () =>
  checkEach<[string, ContentfulEntry]>(
    [
      ['/about', entry('about', 'a', { bodyContent: text })],
      ['/privacy', entry('privacyPolicy', 'p', { privacyMainText: text })],
      ['/terms', entry('privacyPolicy', 'p', { termsOfUse: text })],
      ['/technology/detailed', entry('technology', 't', { title: 'T', slug: 't' })],
    ],
    async (path, holder) => {
      expect(await pathsOf(fakeReader({ entries: [entry('machine', 'm')] }))).not.toContain(path);
      expect(await pathsOf(fakeReader({ entries: [holder] }))).toContain(path);
    },
  ));

test('an outage of a text takes no page out', async () => {
  const failing = { failing: 'timeout', failingTypes: ['about'] } as const;
  expect(await pathsOf(fakeReader(failing))).toEqual([]);
});

// Seen failing: a page under /de stood in the list of a site with German, and nobody could reach it.
test('a page whose slug is the code of a language of the site is named as taken, and listed nowhere', async () => {
  const entries = [entry('page', 'p', { title: 'Germany', slug: 'de' })];
  const locale = (code: string) => ({
    code,
    name: code,
    default: code === 'en-US',
    fallbackCode: null,
  });
  const inLanguages = (languages = toLanguages([locale('en-US'), locale('de')], ['de'])) => {
    const reader = fakeReader({ entries });
    return { ...reader, language: { language: languages.default, languages } };
  };
  const taken = inLanguages();
  expect(await pathsOf(taken)).not.toContain('/de');
  expect(taken.problems).toContainEqual(
    expect.objectContaining({ entryId: 'p', reason: expect.stringContaining('/de is taken') }),
  );
  expect(await pathsOf(inLanguages(oneLanguage()))).toContain('/de');
});
