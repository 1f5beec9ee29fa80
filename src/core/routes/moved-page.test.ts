import { expect, test } from 'vitest';
import { byKind } from '#content/kinds/slug-kinds.ts';
import type { Loaded } from '#content/loaded.ts';
import { fakeReader } from '#content/tests/fake-reader.ts';
import { entry } from '#content/tests/wire.ts';
import type { SlugMemory } from '#server/publishing/slug-memory/slug-memory.ts';
import { rememberPages, rememberSlugs, statusOrRedirect } from './moved-page.ts';

type Space = Parameters<typeof fakeReader>[0];

function siteWith(space: Space, remembered: Record<string, string> = {}) {
  const told: string[] = [];
  const slugs: SlugMemory = {
    remember: (kind, entries) =>
      told.push(...entries.map(({ slug, id }) => `${kind} ${slug} ${id}`)),
    entryOf: async (kind, slug) => remembered[`${kind} ${slug}`] ?? null,
    settled: async () => undefined,
  };
  return { reader: fakeReader(space) as never, slugs, told };
}

const askedFor = (path: string) => new Request(`http://localhost${path}`);
const asked = { kind: 'machine', slug: 'old', request: askedFor('/machines/old') } as const;
const locationOf = async (answer: Promise<unknown>) =>
  ((await answer.catch((thrown: unknown) => thrown)) as Response).headers?.get('location') ?? null;
const missing: Loaded<never> = { status: 'missing' };
const live = { status: 'live', value: { id: 'm1', slug: 'old' } } as const;

test('what is shown from the space is remembered, built-in content and drafts are not', async () => {
  const site = siteWith({});
  expect(await statusOrRedirect(site, asked, live)).toBe(200);
  expect(site.told).toEqual(['machine old m1']);
  const others = siteWith({});
  await statusOrRedirect(others, asked, { ...live, status: 'fallback', reason: 'unavailable' });
  const preview = siteWith({ preview: true });
  await statusOrRedirect(preview, asked, live);
  rememberSlugs(preview, 'machine', { status: 'live', value: [live.value] });
  expect([...others.told, ...preview.told]).toEqual([]);
});

test('an address that nobody remembers is 404, an outage 503', async () => {
  expect(await statusOrRedirect(siteWith({}), asked, missing)).toBe(404);
  expect(await statusOrRedirect(siteWith({}), asked, { status: 'failed', message: '' })).toBe(503);
});

test('a remembered address leads to where the entry is now, for good', async () => {
  const moved = entry('machine', 'm1', { title: 'M', slug: 'new' });
  const site = siteWith({ entries: [moved] }, { 'machine old': 'm1' });
  const answer = await statusOrRedirect(site, asked, missing).catch((thrown: unknown) => thrown);
  expect(answer).toBeInstanceOf(Response);
  const { status, headers } = answer as Response;
  expect([status, headers.get('location')]).toEqual([308, '/machines/new']);
});

test.each([
  ['/Machines/old', 'old'],
  ['/machines/old/', 'old'],
  ['/machines/Old', 'Old'],
])('%s leads to the one address that counts', async (path, slug) => {
  const elsewhere = { ...asked, slug, request: askedFor(path) };
  expect(await locationOf(statusOrRedirect(siteWith({}), elsewhere, live))).toBe('/machines/old');
});

test.each([
  ['/machines/old', 'old'],
  ['/machines/%6Fld', 'old'],
  ['/machines/m1', 'm1'],
])('%s shows the page itself', async (path, slug) => {
  const elsewhere = { ...asked, slug, request: askedFor(path) };
  expect(await statusOrRedirect(siteWith({}), elsewhere, live)).toBe(200);
});

test('a slug in other letters is found in small ones, and as an editor wrote it', async () => {
  const typed = { ...asked, slug: 'OLD', request: askedFor('/machines/OLD') };
  const load = async (slug: string) => (slug === 'old' ? live : missing);
  expect(await locationOf(statusOrRedirect(siteWith({}), { ...typed, load }, missing))).toBe(
    '/machines/old',
  );
  expect(
    await statusOrRedirect(siteWith({}), { ...typed, load: async () => missing }, missing),
  ).toBe(404);
  const written = entry('machine', 'm2', { title: 'M', slug: 'OlD' });
  const hidden = entry('machine', 'm3', { title: 'M', slug: 'oLd', visible: false });
  const site = siteWith({ entries: [hidden, written], recalled: true });
  expect(await locationOf(statusOrRedirect(site, { ...asked, load }, missing))).toBe(
    '/machines/OlD',
  );
});

test.each([
  ['is gone', {}, 410],
  ['is hidden', { entries: [entry('machine', 'm1', { slug: 'new', visible: false })] }, 404],
  ['cannot be read', { failing: 'timeout' as const }, 503],
])('a remembered address whose entry %s answers by that', async (_, space, status) => {
  const site = siteWith(space, { 'machine old': 'm1' });
  expect(await statusOrRedirect(site, asked, missing)).toBe(status);
});

test('the sitemap remembers every entry, and nothing of pages put together from many', () => {
  const page = {
    path: '/',
    title: '',
    description: '',
    lastModified: null,
    pictures: [],
    announcedIn: [],
  };
  const none = { ...byKind(() => []), olderPosts: [] };
  const site = siteWith({});
  rememberPages(site, {
    status: 'live',
    value: {
      ...none,
      main: [{ ...page, entry: null }],
      machine: [{ ...page, entry: { kind: 'machine', id: 'm1', slug: 'a' } }],
    },
  });
  expect(site.told).toEqual(['machine a m1']);
});
