import { matchPath } from 'react-router';
import { expect, test } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { loadFeedPosts } from '../blog/load-feed-posts.server.ts';
import { CONTENT_KINDS } from '../kinds/content-kinds.server.ts';
import { valueOf } from '../loaded.ts';
import { loadSearchDocuments } from '../search/load-search-documents.server.ts';
import { NO_COPY } from '../search/test-support/no-copy.ts';
import { readEntryPages } from '../site-pages/read-entry-pages.server.ts';
import { fakeReader } from '../tests/fake-reader.ts';
import { entry } from '../tests/wire.ts';
import { entryHref } from './entry-href.ts';
import { KIND_NAMES, SLUG_KINDS, type SlugKind } from '../kinds/slug-kinds.ts';
import { whyNoAddress } from './why-no-address.ts';

/** What editors and importers enter; `null` stands for none. */
const SLUGS: unknown[] = [
  ...['sound-slug', 'trailing-space ', ' leading', 'inner space', 'double  space', 'no\u00a0break'],
  ...['no-break-end\u00a0', '\u3000wide', '  ', '', 'x'.repeat(245), '機'.repeat(256)],
  ...['y'.repeat(257), 'Capital-Letters', 'über-uns'.normalize('NFC'), 'öffnung'.normalize('NFD')],
  ...['100%-off', '50%25', 'a%2Fb', 'a%2fb', '%', '%zz', 'fresh/food', '/first', 'last/', 'a//b'],
  ...['back\\slash', 'a.b', 'photo.png', 'report.data', '.', '..', '...', '.hidden', 'end.'],
  ...[
    'why?',
    'hash#tag',
    'semi;colon',
    'a&b',
    'a+b',
    'a=b',
    "it's",
    'say"so"',
    '<b>',
    'a:b',
    'a@b',
  ],
  ...['a,b', 'a|b', '[a]', '{a}', '(a)', '*', '-', '~', '!', '🎉', '👩‍👩‍👧', '日本語', 'עברית'],
  ...[
    'zero\u200bwidth',
    'line\nbreak',
    'tab\tstop',
    'nul\0',
    'half\ud83d',
    '12345',
    '1234567890123456',
  ],
  ...['option-2-wall-mount', 'under_score', 'data', 'Fleet Management', 'goals/x', 'business/y'],
  ...['compare', 'Compare', 'detailed', 'rss.xml', 'feed.json', 'spec-sheet', 'products', 'blog'],
  ...['__proto__', 'constructor', 2024, 7.5, true, null, ['a'], { slug: 'a' }],
];

/** An address as browsers ask for it and the route table reads it. */
function slugAt(kind: SlugKind, path: string): string | undefined {
  const pathname = new URL(path, 'https://site.example').pathname;
  // As the router decodes addresses before it matches them.
  const read = pathname.split('/').map((part) => decodeURIComponent(part).replaceAll('/', '%2F'));
  return matchPath(`${SLUG_KINDS[kind].folder}/:slug`, read.join('/'))?.params['slug'];
}

function spaceOf(kind: SlugKind) {
  const { contentType } = SLUG_KINDS[kind];
  const entries = SLUGS.map((slug, at) =>
    entry(contentType, `id-${at}`, { title: `Title ${at}`, slug, publishDate: '2026-01-01' }),
  );
  // What aliases and normalised slugs lead to must not take the place of what has the very slug.
  const others = ['data-analytics', 'fleet-management', 'capital-letters', 'x'].map((slug) =>
    entry(contentType, `other-${slug}`, { title: slug, slug, publishDate: '2026-01-01' }),
  );
  return { entries, reader: fakeReader({ entries: [...entries, ...others] }) };
}

test('every slug of every kind leads to its own page, or is linked nowhere', () =>
  checkEach(KIND_NAMES, async (kind) => {
    const { entries, reader } = spaceOf(kind);
    const pages = await readEntryPages(reader, kind);
    const documents = valueOf(await loadSearchDocuments(reader, SEARCHED)) ?? [];
    const fed = kind === 'post' ? (valueOf(await loadFeedPosts(reader)) ?? []) : [];
    expect(fed.filter(({ slug }) => whyNoAddress('post', slug) !== null)).toEqual([]);
    await checkEach(entries, async (item) => {
      const { id } = item.sys;
      const path = entryHref(item);
      const listed = pages.find(({ entry: page }) => page?.id === id)?.path ?? null;
      expect(listed).toBe(path);
      if (path === null) return;
      expect(documents.map((document) => document.path)).toContain(path);
      const slug = slugAt(kind, path);
      expect(slug).toBe(item.fields['slug']);
      expect(valueOf(await CONTENT_KINDS[kind].load(reader, slug!))).toMatchObject({ id, slug });
    });
  }));

test('what has no address is reported with why', async () => {
  const { reader } = spaceOf('post');
  await readEntryPages(reader, 'post');
  const reported = new Map(reader.problems.map(({ entryId, reason }) => [entryId, reason]));
  const unaddressable = SLUGS.flatMap((slug, at) =>
    typeof slug === 'string' && whyNoAddress('post', slug) === null ? [] : [`id-${at}`],
  );
  expect([...reported.keys()]).toEqual(expect.arrayContaining(unaddressable));
  expect(reported.size).toBe(unaddressable.length);
});

const SEARCHED = { copy: NO_COPY, contactEntryIds: [], aboutEntryId: null };
