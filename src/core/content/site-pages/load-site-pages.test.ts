import { expect, test } from 'vitest';
import { fakeReader } from '../tests/fake-reader.ts';
import { asset, entry, link } from '../tests/wire.ts';
import { loadSitePages } from './load-site-pages.server.ts';
import type { SitePages } from './site-page.ts';

const at = (updatedAt: string) => ({ updatedAt });
const paths = (pages: { path: string }[]) => pages.map(({ path }) => path);

async function pagesOf(...given: Parameters<typeof fakeReader>): Promise<SitePages> {
  const loaded = await loadSitePages(fakeReader(...given));
  if (!('value' in loaded)) throw new Error(loaded.status);
  return loaded.value;
}

test('every entry with a page is listed, with encoded address, date and pictures', async () => {
  const machine = entry(
    'machine',
    'm1',
    {
      title: 'Wall unit',
      slug: 'wall unit',
      description: 'For narrow halls.',
      images: [link('Asset', 'a1'), link('Asset', 'a2')],
      thumbnail: link('Asset', 'a1'),
    },
    at('2026-03-01T10:00:00.000Z'),
  );
  const { machine: machines } = await pagesOf({
    entries: [machine],
    assets: [asset('a1'), asset('a2')],
  });
  expect(machines).toEqual([
    {
      path: '/machines/wall%20unit',
      title: 'Wall unit',
      description: 'For narrow halls.',
      lastModified: '2026-03-01T10:00:00.000Z',
      pictures: [
        'https://images.ctfassets.net/space/a1/picture.jpg',
        'https://images.ctfassets.net/space/a2/picture.jpg',
      ],
      entry: { kind: 'machine', id: 'm1', slug: 'wall unit' },
      announcedIn: [],
    },
  ]);
});

test('hidden entries, drafts of posts and entries without a slug have no page', async () => {
  const { product, post, technology } = await pagesOf({
    entries: [
      entry('productType', 'p1', { title: 'Shown', slug: 'shown' }),
      entry('productType', 'p2', { title: 'Hidden', slug: 'hidden', visible: false }),
      entry('blogPost', 'b1', { title: 'Draft', slug: 'draft' }),
      entry('blogPost', 'b3', { title: 'Wrong', slug: 'wrong', publishDate: '2026-02-30' }),
      entry('blogPost', 'b2', { title: 'Out', slug: 'out', publishDate: '2026-01-01' }),
      entry('technology', 't1', { title: 'No slug' }),
    ],
  });
  expect(paths(product)).toEqual(['/products/shown']);
  expect(paths(post)).toEqual(['/blog/out']);
  expect(technology).toEqual([]);
});

test('two entries with one slug are one address, that of the entry which the page shows', async () => {
  const { machine: machines } = await pagesOf({
    entries: [
      entry('machine', 'm2', { title: 'Second', slug: 'same' }),
      entry('machine', 'm1', { title: 'First', slug: 'same' }),
    ],
  });
  expect(machines.map(({ title }) => title)).toEqual(['First']);
});

// Seen failing: the guide for language models had no word about a post without an excerpt.
test('a post without an excerpt is described by the beginning of its text where that is asked for', async () => {
  const text = { nodeType: 'text', value: 'Once upon a time.', marks: [], data: {} };
  const paragraph = { nodeType: 'paragraph', data: {}, content: [text] };
  const content = { nodeType: 'document', data: {}, content: [paragraph] };
  const post = (slug: string, fields: object) =>
    entry('blogPost', slug, { title: slug, slug, content, publishDate: '2026-01-01', ...fields });
  const entries = [
    ...Array.from({ length: 25 }, (_, at) => post(`bare-${at + 10}`, {})),
    post('told', { excerpt: 'Told.' }),
  ];
  const describedBy = async (options: { described?: boolean }) => {
    const loaded = await loadSitePages(fakeReader({ entries }), options);
    const posts = 'value' in loaded ? loaded.value.post : [];
    return posts.map(({ description }) => description);
  };
  expect(await describedBy({})).toEqual([...Array.from({ length: 25 }, () => ''), 'Told.']);
  expect(new Set(await describedBy({ described: true }))).toEqual(
    new Set(['Once upon a time.', 'Told.']),
  );
});

test('a list page changed when its own words or anything it lists did', async () => {
  const { main } = await pagesOf({
    entries: [
      entry(
        'machinesPageContent',
        'w',
        { heroImage: link('Asset', 'a1') },
        at('2026-01-01T00:00:00Z'),
      ),
      entry('machine', 'm1', { title: 'A', slug: 'a' }, at('2026-02-02T00:00:00Z')),
      entry('privacyPolicy', 'l', {}, at('2026-01-05T00:00:00Z')),
    ],
    assets: [asset('a1')],
  });
  expect(main.find(({ path }) => path === '/machines')?.pictures).toHaveLength(1);
  const changed = Object.fromEntries(main.map((page) => [page.path, page.lastModified]));
  expect(changed['/machines']).toBe('2026-02-02T00:00:00.000Z');
  expect(changed['/terms']).toBe('2026-01-05T00:00:00.000Z');
  expect(changed['/about']).toBeNull();
});

test('further pages of the blog are listed, ten posts each', async () => {
  const posts = Array.from({ length: 21 }, (_, index) =>
    entry('blogPost', `b${index}`, { title: 'P', slug: `p${index}`, publishDate: '2026-01-01' }),
  );
  expect(paths((await pagesOf({ entries: posts })).olderPosts)).toEqual([
    '/blog?page=2',
    '/blog?page=3',
  ]);
});

test('catalogues beyond one answer of the service are read to the end', async () => {
  const machines = Array.from({ length: 1_205 }, (_, index) =>
    entry('machine', `m${index}`, { title: 'M', slug: `m${index}` }),
  );
  expect((await pagesOf({ entries: machines })).machine).toHaveLength(1_205);
});

test('pages of sections are listed unless they are kept from search engines', async () => {
  const page = (id: string, more: object = {}) =>
    entry('page', id, { title: 'P', slug: id, ...more }, at('2026-01-01T00:00:00Z'));
  const { page: pages } = await pagesOf({
    entries: [
      page('open', { sections: [link('Entry', 't')] }),
      page('said-so', { indexed: true }),
      page('kept', { indexed: false }),
      page('hidden', { visible: false }),
      page('machines'),
      entry('textSection', 't', {}, at('2026-05-05T00:00:00Z')),
    ],
  });
  expect(pages.map(({ path, lastModified }) => [path, lastModified])).toEqual([
    // It changed when its section did.
    ['/open', '2026-05-05T00:00:00.000Z'],
    ['/said-so', '2026-01-01T00:00:00.000Z'],
  ]);
});

test('a space without pages of sections keeps its list', async () => {
  const { machine, page: pages } = await pagesOf({
    entries: [entry('machine', 'm1', { title: 'A', slug: 'a' })],
    failing: 'unknown-content-type',
    failingTypes: ['page'],
  });
  expect(paths(machine)).toEqual(['/machines/a']);
  expect(pages).toEqual([]);
});

test('without configuration the built-in pages are listed', async () => {
  const pages = await pagesOf({ configured: false });
  expect(pages.goal).toHaveLength(6);
  expect(pages.product).toHaveLength(4);
  expect(paths(pages.main)).toContain('/technology/detailed');
});

test('an outage fails instead of dropping pages', async () => {
  const reader = fakeReader({ failing: 'timeout', failingTypes: ['machine'] });
  expect(await loadSitePages(reader)).toMatchObject({ status: 'failed' });
});
