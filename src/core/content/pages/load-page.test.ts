import { describe, expect, it, test } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { fakeReader } from '../tests/fake-reader.ts';
import { document, entry, link, paragraph } from '../tests/wire.ts';
import { loadMenuPages } from './load-menu-pages.server.ts';
import { loadPage } from './load-page.server.ts';
import { loadPages } from './load-pages.server.ts';

const page = (id: string, fields: Record<string, unknown> = {}) =>
  entry('page', id, { title: 'Summer', slug: 'summer', ...fields });
const text = entry('textSection', 't', { body: document(paragraph('Words.')) });

describe('a page by its slug', () => {
  it('is read with its sections, their cards and pictures in one question', async () => {
    const reader = fakeReader({
      entries: [page('p', { sections: [link('Entry', 't')], indexed: false }), text],
    });
    expect(await loadPage(reader, 'summer')).toMatchObject({
      status: 'live',
      value: { slug: 'summer', indexed: false, menuPlace: 'nowhere', sections: [{ id: 't' }] },
    });
    expect(reader.queries).toEqual([
      {
        contentType: 'page',
        filters: { 'fields.slug': 'summer' },
        order: ['sys.id'],
        limit: 1,
        include: 3,
      },
    ]);
  });

  it.each([
    ['is hidden', { entries: [page('p', { visible: false })] }, 'missing'],
    ['is not there', {}, 'missing'],
    ['has no title', { entries: [page('p', { title: '' })] }, 'failed'],
    ['cannot be read', { failing: 'timeout' as const }, 'failed'],
    ['is of a type that the space lacks', { failing: 'unknown-content-type' as const }, 'missing'],
    ['is asked for without a content service', { configured: false }, 'missing'],
  ])('that %s', async (_, space, status) => {
    expect((await loadPage(fakeReader(space), 'summer')).status).toBe(status);
  });

  it('is missing without a question where none can be', () =>
    checkEach(
      ['products', 'admin', 'Summer', 'wp-login.php', '', '%00', 'x'.repeat(500)],
      async (slug) => {
        const reader = fakeReader({ entries: [page('p', { slug })] });
        expect(await loadPage(reader, slug)).toEqual({ status: 'missing' });
        expect(reader.queries).toEqual([]);
      },
    ));
});

test('an outage leaves a made-up address missing where the whole list is known, and a listed page unread', async () => {
  const outage = { entries: [page('p')], failing: 'timeout' as const };
  const known = fakeReader({ ...outage, recalled: true });
  expect(await loadPage(known, 'made-up')).toEqual({ status: 'missing' });
  expect((await loadPage(known, 'summer')).status).toBe('failed');
  expect((await loadPage(fakeReader(outage), 'made-up')).status).toBe('failed');
});

test('the pages of the menus are those that ask for it, by title', async () => {
  const entries = [
    page('1', { title: 'Zebra', slug: 'z', menuPlace: 'header' }),
    page('2', { title: `A${'a'.repeat(100)}`, slug: 'a', menuPlace: 'header' }),
    page('3', { title: 'Small print', slug: 'small-print', menuPlace: 'footer' }),
    page('4', { title: 'Nowhere', slug: 'nowhere', menuPlace: 'attic' }),
    page('5', { title: 'Hidden', slug: 'hidden', menuPlace: 'header', visible: false }),
    page('6', { title: 'Taken', slug: 'blog', menuPlace: 'header' }),
  ];
  const reader = fakeReader({ entries });
  expect(await loadMenuPages(reader)).toEqual({
    status: 'live',
    value: {
      header: [
        { text: `A${'a'.repeat(59)}`, url: '/a' },
        { text: 'Zebra', url: '/z' },
      ],
      footer: [{ text: 'Small print', url: '/small-print' }],
    },
  });
  expect(reader.problems.map(({ entryId, reason }) => [entryId, reason])).toEqual([
    ['6', 'The page has no address: the address /blog is taken: it is the blog, so it is left out'],
  ]);
});

test('of two pages with one slug the one that is shown is listed', async () => {
  const reader = fakeReader({ entries: [page('2', { title: 'Later' }), page('1')] });
  const pages = await loadPages(reader);
  expect(pages).toMatchObject({ status: 'live', value: [{ id: '1' }] });
});

test.each([
  ['an outage', { failing: 'timeout' as const }, 'unavailable'],
  ['a space without the type', { failing: 'unknown-content-type' as const }, 'empty'],
  ['no content service', { configured: false }, 'not-configured'],
])('the menus have no pages of their own in %s', async (_, space, reason) => {
  expect(await loadMenuPages(fakeReader(space))).toEqual({
    status: 'fallback',
    value: { header: [], footer: [] },
    reason,
  });
});
