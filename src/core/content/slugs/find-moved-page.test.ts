import { expect, test } from 'vitest';
import { translated } from '../locales/translation.ts';
import { fakeReader } from '../tests/fake-reader.ts';
import { entry } from '../tests/wire.ts';
import { findMovedPage } from './find-moved-page.server.ts';

const machine = (id: string, slug: string, more: Record<string, unknown> = {}) =>
  entry('machine', id, { title: 'Machine', slug, ...more });
const asked = { entryId: 'm1', oldSlug: 'old-name' };

test('an entry with another slug has moved there', async () => {
  const reader = fakeReader({ entries: [machine('m1', 'new name')] });
  expect(await findMovedPage(reader, 'machine', asked)).toEqual({
    state: 'moved',
    href: '/machines/new%20name',
  });
});

test('an entry that the space no longer has is gone', async () => {
  expect(await findMovedPage(fakeReader(), 'machine', asked)).toEqual({ state: 'gone' });
});

test('an id that now belongs to another kind of content is gone', async () => {
  const reader = fakeReader({ entries: [entry('blogPost', 'm1', { slug: 'x' })] });
  expect(await findMovedPage(reader, 'machine', asked)).toEqual({ state: 'gone' });
});

test.each([
  ['is hidden', machine('m1', 'new-name', { visible: false })],
  ['still has the slug that was asked for', machine('m1', 'old-name')],
  ['has no slug', machine('m1', '')],
  [
    'has the slug in another language',
    translated(machine('m1', 'new-name'), {
      words: {},
      wholeIn: [],
      announcedIn: [],
      slugs: { de: 'old-name' },
    }),
  ],
])('an entry that %s is nowhere to send to', async (_, given) => {
  const reader = fakeReader({ entries: [given] });
  expect(await findMovedPage(reader, 'machine', asked)).toEqual({ state: 'unknown' });
});

test('a slug that leads to another entry is refused, so that no loop can arise', async () => {
  const reader = fakeReader({ entries: [machine('m0', 'taken'), machine('m1', 'taken')] });
  expect(await findMovedPage(reader, 'machine', asked)).toEqual({ state: 'unknown' });
});

test('an outage decides nothing', async () => {
  const reader = fakeReader({ failing: 'timeout' });
  expect(await findMovedPage(reader, 'machine', asked)).toEqual({ state: 'unreadable' });
});
