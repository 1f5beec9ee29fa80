import { expect, test } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { loadPosts } from '../blog/load-posts.server.ts';
import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import type { ContentReader } from '../content-reader.ts';
import { loadGoal, loadGoals, loadHomeGoals } from '../goals/load-goals.server.ts';
import { noneShown, type Loaded, type NoneShown } from '../loaded.ts';
import { loadCatalogue, loadMachines } from '../machines/load-machines.server.ts';
import { loadHomeProducts, loadProduct, loadProducts } from '../products/load-products.server.ts';
import { loadSearchDocuments } from '../search/load-search-documents.server.ts';
import { NO_COPY } from '../search/test-support/no-copy.ts';
import { loadSitePages } from '../site-pages/load-site-pages.server.ts';
import { loadTechnologies } from '../technology/load-technologies.server.ts';
import { fakeReader } from '../tests/fake-reader.ts';
import { entry } from '../tests/wire.ts';

type Load = (reader: ContentReader) => Promise<Loaded<unknown>>;

const LISTS: [string, Load][] = [
  ['productType', loadProducts],
  ['productType', loadHomeProducts],
  ['businessGoal', loadGoals],
  ['businessGoal', loadHomeGoals],
  ['machine', loadMachines],
  ['machine', loadCatalogue],
  ['technology', loadTechnologies],
  ['blogPost', (reader) => loadPosts(reader, { page: 1, tag: null })],
];
const SOUND = { title: 'Sound', slug: 'sound', publishDate: '2026-01-01' };
/** A slug under another name, as an owner's own model may have it. */
const UNUSABLE = { title: 'Sound', name: 'sound', publishDate: '2026-01-01' };
const HIDDEN = { ...SOUND, visible: false };

// Seen failing: all three were "the space has none yet", with built-in cards that led to 503.
test('none published, none usable and none visible are three states of every list', () =>
  checkEach(LISTS, async (type, load) => {
    const of = async (...entries: object[]): Promise<[NoneShown | null, boolean, string[]]> => {
      const reader = fakeReader({
        entries: entries.map((fields, at) => entry(type, `${type}${at}`, { ...fields })),
      });
      const loaded = await load(reader);
      const told = reader.problems.filter(({ entryId }) => entryId === type);
      return [
        noneShown(loaded),
        loaded.status === 'fallback',
        told.map(({ severity }) => severity),
      ];
    };
    const [none, , told] = await of();
    expect([none, told]).toEqual(['none-published', type === 'blogPost' ? [] : ['warning']]);
    expect(await of(UNUSABLE)).toEqual(['none-usable', false, ['error']]);
    expect(await of(HIDDEN)).toEqual(['none-visible', false, ['warning']]);
    expect(await of(HIDDEN, UNUSABLE)).toEqual(['none-usable', false, ['error']]);
    expect(await of(HIDDEN, SOUND)).toEqual([null, false, []]);
  }));

test('a type that the space lacks has nothing published', () =>
  checkEach(LISTS, async (type, load) => {
    const failing = { failing: 'unknown-content-type', failingTypes: [type] } as const;
    expect(noneShown(await load(fakeReader(failing)))).toBe('none-published');
  }));

// Built-in goals would stand beside a goal of the space that is only kept off the home page.
test('a selection that takes none is no reason for built-in goals', async () => {
  const entries = [
    entry('businessGoal', 'g', { ...SOUND, showOnHomepage: false }),
    entry('businessGoal', 'h', UNUSABLE),
  ];
  expect(await loadHomeGoals(fakeReader({ entries }))).toEqual({ status: 'live', value: [] });
});

const BUILT_IN: [
  string,
  string,
  (reader: ContentReader, slug: string) => Promise<Loaded<unknown>>,
][] = [
  ['productType', 'vape', loadProduct],
  ['businessGoal', 'bopis', loadGoal],
];
const pathsOf = async (entries: ContentfulEntry[]) => {
  const pages = await loadSitePages(fakeReader({ entries }));
  const search = { copy: NO_COPY, contactEntryIds: [], aboutEntryId: null };
  const documents = await loadSearchDocuments(fakeReader({ entries }), search);
  return [
    ...('value' in pages ? Object.values(pages.value).flat() : []),
    ...('value' in documents ? documents.value : []),
  ].map(({ path }) => path);
};

// Seen failing: `/products/vape` answered 200 with every product hidden, and stood in the sitemap.
test('nothing built in is found, listed or searched while the space has anything of its kind', () =>
  checkEach(BUILT_IN, async (type, slug, load) => {
    for (const fields of [HIDDEN, UNUSABLE, { ...HIDDEN, slug }]) {
      const entries = [entry(type, 'own', fields)];
      expect(await load(fakeReader({ entries }), slug)).toEqual({ status: 'missing' });
      // An outage that the last list outlives knows as much.
      const outage = fakeReader({ entries, failing: 'timeout', recalled: true });
      expect(await load(outage, slug)).toEqual({ status: 'missing' });
      expect((await pathsOf(entries)).filter((path) => path.endsWith(`/${slug}`))).toEqual([]);
    }
    expect((await load(fakeReader(), slug)).status).toBe('fallback');
    expect((await pathsOf([])).filter((path) => path.endsWith(`/${slug}`))).toHaveLength(2);
  }));
