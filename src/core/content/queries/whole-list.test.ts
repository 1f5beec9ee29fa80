import { expect, test } from 'vitest';
import { loadPost } from '../blog/load-post.server.ts';
import { loadGoal } from '../goals/load-goals.server.ts';
import { translated } from '../locales/translation.ts';
import { loadMachine } from '../machines/load-machines.server.ts';
import { loadProduct } from '../products/load-products.server.ts';
import { loadTechnology } from '../technology/load-technologies.server.ts';
import { fakeReader } from '../tests/fake-reader.ts';
import { entry } from '../tests/wire.ts';

const KINDS = [
  ['machine', loadMachine],
  ['blogPost', loadPost],
  ['businessGoal', loadGoal],
  ['productType', loadProduct],
  ['technology', loadTechnology],
] as const;

const listed = (contentType: string) =>
  entry(contentType, 'id-of-a-listed-entry', { slug: 'listed_one', publishDate: '2026-01-01' });

test.each(KINDS)(
  'a %s that the last whole list lacks is missing, in an outage too',
  async (type, load) => {
    const reader = fakeReader({ entries: [listed(type)], failing: 'timeout', recalled: true });
    expect((await load(reader, 'made-up')).status).toBe('missing');
  },
);

test.each(KINDS)('a %s that the list names is not: it could not be read', async (type, load) => {
  const reader = fakeReader({ entries: [listed(type)], failing: 'timeout', recalled: true });
  expect((await load(reader, 'listed_one')).status).toBe('failed');
});

test.each(KINDS)('without a list nobody knows whether a %s exists', async (type, load) => {
  const reader = fakeReader({ entries: [listed(type)], failing: 'timeout' });
  expect((await load(reader, 'made-up')).status).toBe('failed');
});

test('an id counts as a name, and a product under hyphens as under underscores', async () => {
  const failing = { failing: 'timeout', recalled: true } as const;
  const machines = fakeReader({ entries: [listed('machine')], ...failing });
  expect((await loadMachine(machines, 'id-of-a-listed-entry')).status).toBe('failed');
  const products = fakeReader({ entries: [listed('productType')], ...failing });
  expect((await loadProduct(products, 'listed-one')).status).toBe('failed');
});

test('a name in any language counts', async () => {
  const slugs = { 'en-US': 'listed_one', de: 'der-eine' };
  const entries = [
    translated(listed('machine'), { words: {}, wholeIn: [], announcedIn: [], slugs }),
  ];
  const reader = fakeReader({ entries, failing: 'timeout', recalled: true });
  expect((await loadMachine(reader, 'der-eine')).status).toBe('failed');
});

test('a list that is longer than one answer decides nothing', async () => {
  const entries = Array.from({ length: 1_001 }, (_, at) =>
    entry('machine', `m${at}`, { slug: `machine-${at}` }),
  );
  const reader = fakeReader({ entries, failing: 'timeout', recalled: true });
  expect((await loadMachine(reader, 'made-up')).status).toBe('failed');
});
