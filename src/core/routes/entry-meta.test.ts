import { expect, test } from 'vitest';
import type { Loaded } from '#content/loaded.ts';
import { machineWords } from '#copy/en/machine-words.ts';
import { pageWords } from '#copy/en/page-words.ts';
import { CATALOGUES } from '#copy/catalogues.ts';
import { wordingFor } from '#copy/wordings.ts';
import { checkEach } from '#tests/support/check-each.ts';
import { entryMeta } from './entry-meta.ts';
import type { PageHead } from '#site/page-head.ts';

type Nothing = Loaded<{ slug: string; title: string }>;
const headIn = (language: string) =>
  ({
    language,
    siteName: 'Vending',
    siteUrl: 'https://vending.example',
    base: '',
    sameAs: [],
    languages: [],
  }) as unknown as PageHead;

// Seen failing: the description of a 503 was "Machine not found: frost", in every language.
test('the description of a page without its content says what the page says, in every language', () =>
  checkEach(
    Object.keys(CATALOGUES).map((language) => [language]),
    (language) => {
      const wording = wordingFor(language);
      const words = wording.of(machineWords);
      const without = 'Not here: frost';
      const described = (loaded: Nothing) => {
        const page = { kind: 'machine', slug: 'frost', words, without, of: () => ({}) } as never;
        const tags = entryMeta({ head: headIn(language), loaded }, page);
        return tags.find(({ name }) => name === 'description')?.['content'];
      };
      const { unread, unusable } = wording.of(pageWords);
      expect(described({ status: 'missing' })).toBe(without);
      expect(described({ status: 'failed', message: '' })).toBe(unread);
      expect(described({ status: 'failed', message: '', unusable: true })).toBe(unusable);
    },
  ));

// Seen failing with a kind that no page lists: its trail led to an address without a page.
test.each([
  ['machine', ['Machines', 'Frost']],
  ['page', ['Frost']],
])('the trail of a %s leads over the page that lists it, if there is one', (kind, names) => {
  const words = wordingFor('en').of(machineWords);
  const loaded: Nothing = { status: 'live', value: { slug: 'frost', title: 'Frost' } };
  const page = { kind, slug: 'frost', words, without: '', of: () => ({}) } as never;
  const tags = JSON.stringify(entryMeta({ head: headIn('en'), loaded }, page));
  expect(
    [...tags.matchAll(/"ListItem","position":\d,"name":"([^"]+)"/gu)].map(([, name]) => name),
  ).toEqual(names);
});
