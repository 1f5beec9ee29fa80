import { expect, test } from 'vitest';
import { idsOf, withEmulator } from '../../test-support/with-emulator.ts';
import type { JsonObject } from '../space/space-types.ts';

const { ask, emulator } = withEmulator();

const follow = async (url: unknown) => {
  const response = await fetch(String(url), {
    headers: { Authorization: `Bearer ${emulator().deliveryToken}` },
  });
  return (await response.json()) as JsonObject;
};

test('the initial sync tells everything in all locales and gives a token', async () => {
  const { body } = await ask('sync?initial=true');
  expect(idsOf(body)).toHaveLength(9 + 4);
  expect(JSON.stringify(body)).not.toContain('"includes"');
  expect(String(body['nextSyncUrl'])).toMatch(
    /^http:\/\/127\.0\.0\.1:\d+\/spaces\/small\/environments\/master\/sync\?sync_token=[\w-]+$/,
  );
  const one = (body['items'] as JsonObject[]).find(
    (item) => (item['sys'] as JsonObject)['id'] === 'one',
  );
  expect(one).toHaveProperty('fields.title', { en: 'Apple pie', de: 'Apfelkuchen' });
});

test.each([
  ['type=Entry', 9],
  ['type=Asset', 4],
  ['type=Entry&content_type=maker', 3],
  ['type=Deletion', 0],
  ['type=DeletedEntry', 0],
  ['type=DeletedAsset', 0],
])('%s narrows the initial sync', async (query, count) => {
  expect(idsOf((await ask(`sync?initial=true&${query}`)).body)).toHaveLength(count);
});

test('pages follow one another until the last gives the token', async () => {
  let { body } = await ask('sync?initial=true&limit=5');
  const found = idsOf(body);
  let pages = 1;
  while (body['nextPageUrl']) {
    expect(body).not.toHaveProperty('nextSyncUrl');
    body = await follow(body['nextPageUrl']);
    found.push(...idsOf(body));
    pages += 1;
  }
  expect(pages).toBe(3);
  expect(new Set(found).size).toBe(13);
  expect(idsOf(await follow(body['nextSyncUrl']))).toEqual([]);
});

test('a delta tells the last word on what changed, deletions too, and nothing twice', async () => {
  const first = (await ask('sync?initial=true')).body;
  const cakes = (await ask('sync?initial=true&type=Entry&content_type=maker')).body;
  emulator().edit('two', 'title', 'Banana split');
  emulator().publish('two');
  emulator().edit('two', 'title', 'Banana boat');
  emulator().publish('two');
  emulator().unpublish('five');
  emulator().remove('song');
  const delta = await follow(first['nextSyncUrl']);
  expect(delta['items']).toEqual([
    expect.objectContaining({
      sys: expect.objectContaining({ id: 'two', revision: 3 }),
      fields: expect.objectContaining({ title: { en: 'Banana boat' } }),
    }),
    {
      sys: expect.objectContaining({
        type: 'DeletedEntry',
        id: 'five',
        deletedAt: expect.any(String),
      }),
    },
    { sys: expect.objectContaining({ type: 'DeletedAsset', id: 'song', revision: 1 }) },
  ]);
  expect(idsOf(await follow(delta['nextSyncUrl']))).toEqual([]);
  expect(idsOf(await follow(cakes['nextSyncUrl']))).toEqual([]);
  expect(idsOf((await ask('sync?initial=true&type=Deletion')).body)).toEqual(['five', 'song']);
});

test('a token of the real service counts as up to date, any other is refused', async () => {
  const foreign = 'w5ZGw6JFwqZmVcKsE8Kow4grw45QdybCr8Okw6AYwqbDksO3ehvDpUPCgcKsKXbCiAw';
  expect((await ask(`sync?sync_token=${foreign}`)).body).toMatchObject({ items: [] });
  expect((await ask('sync?sync_token=garbage')).status).toBe(400);
  expect((await ask('sync')).status).toBe(400);
  expect((await ask('sync?initial=true&type=Nonsense')).status).toBe(400);
});

test('changes made while a sync is being paged move no page and come with the next', async () => {
  const read = async (url: unknown, between: () => void) => {
    let body = await follow(url);
    const found = idsOf(body);
    between();
    while (body['nextPageUrl']) {
      body = await follow(body['nextPageUrl']);
      found.push(...idsOf(body));
    }
    return { found: found.sort(), next: body['nextSyncUrl'] };
  };
  const { url, spaceId } = emulator();
  const start = `${url}/spaces/${spaceId}/sync?initial=true&limit=2`;
  const before = idsOf((await ask('sync?initial=true')).body).sort();
  const initial = await read(start, () => {
    emulator().publish('one');
    emulator().remove('four');
  });
  expect(initial.found).toEqual(before);
  const delta = await read(initial.next, () => undefined);
  expect(delta.found).toEqual(['four', 'one']);
  for (const id of ['one', 'two', 'six']) emulator().publish(id);
  const second = await read(delta.next, () => emulator().publish('one'));
  expect(second.found).toEqual(['one', 'six', 'two']);
  expect((await read(second.next, () => undefined)).found).toEqual(['one']);
});
