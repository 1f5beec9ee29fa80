import { readFile } from 'node:fs/promises';
import { createClient } from 'contentful';
import { expect, test } from 'vitest';
import { isObject } from './space/json-value.ts';
import { startEmulator } from './start-emulator.ts';
import type { Emulator } from './start-emulator.ts';
import { rawRequest } from '../test-support/raw-request.ts';
import { realExports } from '../test-support/real-files.ts';
import { smallSpace } from '../test-support/small-space.ts';

const clientOf = (emulator: Emulator) =>
  createClient({
    space: emulator.spaceId,
    accessToken: emulator.deliveryToken,
    host: emulator.host,
    insecure: true,
    retryLimit: 0,
  });

/** Links left unresolved anywhere below, circles cut. */
function openLinks(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  if (isObject(value) && isObject(value['sys']) && value['sys']['type'] === 'Link') {
    const { linkType, id } = value['sys'];
    return linkType === 'Entry' || linkType === 'Asset' ? [String(id)] : [];
  }
  return Object.entries(value)
    .filter(([key]) => key !== 'sys' && key !== 'metadata')
    .flatMap(([, inner]) => openLinks(inner, seen));
}

test('every entry of real exports comes through the official client with its links resolved', async (context) => {
  const paths = realExports();
  if (paths.length === 0) return context.skip();
  for (const path of paths) {
    const file = JSON.parse(await readFile(path, 'utf8')) as {
      entries: { sys: { id: string } }[];
      assets: { sys: { id: string } }[];
    };
    const emulator = await startEmulator({ space: path });
    const client = clientOf(emulator);
    expect(file.entries.length).toBeGreaterThan(0);
    for (const { sys } of file.entries) {
      const entry = await client.getEntry(sys.id, { include: 10 });
      expect(entry.sys.id).toBe(sys.id);
      expect(openLinks(entry.fields), `${path} ${sys.id}`).toEqual([]);
    }
    for (const { sys } of file.assets) expect((await client.getAsset(sys.id)).sys.id).toBe(sys.id);
    await emulator.close();
  }
});

test('the official client reaches every collection', async () => {
  const emulator = await startEmulator({ space: smallSpace() });
  const client = clientOf(emulator);
  expect((await client.getSpace()).name).toBe('Small space');
  expect((await client.getContentTypes()).total).toBe(2);
  expect((await client.getContentType('thing')).fields).toHaveLength(16);
  expect((await client.getLocales()).total).toBe(4);
  expect((await client.getTags()).total).toBe(1);
  expect((await client.getAssets({ mimetype_group: 'image' })).total).toBe(2);
  expect((await client.withAllLocales.getEntry('one')).fields).toHaveProperty(
    'title.de',
    'Apfelkuchen',
  );
  expect((await client.getConcepts({})).items).toHaveLength(3);
  expect((await client.getConceptAncestors('cake')).items).toHaveLength(2);
  expect((await client.getConceptSchemes({})).items).toHaveLength(1);
  const { entries, assets, nextSyncToken } = await client.sync({ initial: true });
  expect([entries.length, assets.length]).toEqual([9, 4]);
  emulator.remove('six');
  const delta = await client.sync({ nextSyncToken: nextSyncToken as string });
  expect(delta.deletedEntries.map((each) => each.sys.id)).toEqual(['six']);
  const page = await client.getEntriesWithCursor({ limit: 3 });
  const next = await client.getEntriesWithCursor({ limit: 3, pageNext: page.pages.next as string });
  expect(next.items).toHaveLength(3);
  expect(await client.createAssetKey(Math.floor(Date.now() / 1000) + 600)).toHaveProperty('policy');
  await expect(client.getEntry('none')).rejects.toThrow('The resource could not be found.');
  await emulator.close();
});

test('requests are logged with what was asked, and counted anew after a reset', async () => {
  const emulator = await startEmulator({ space: smallSpace() });
  await clientOf(emulator).getEntries({ content_type: 'maker', limit: 2 });
  await expect
    .poll(() => emulator.requests())
    .toMatchObject([
      {
        method: 'GET',
        path: '/spaces/small/environments/master/entries',
        query: 'content_type=maker&limit=2',
        api: 'cda',
        status: 200,
        time: expect.any(String),
      },
    ]);
  emulator.resetRequests();
  expect(emulator.requests()).toEqual([]);
  await emulator.close();
});

test('listening everywhere, asset addresses name the host the client used', async () => {
  const emulator = await startEmulator({ space: smallSpace(), host: '0.0.0.0' });
  const port = new URL(emulator.url).port;
  const address = `http://localhost:${port}/spaces/small/assets/pie?access_token=${emulator.deliveryToken}`;
  expect(await (await fetch(address)).json()).toMatchObject({
    fields: {
      file: { url: `http://localhost:${port}/images.ctfassets.net/small/pie/token/pie.png` },
    },
  });
  await emulator.close();
});

test('listening everywhere, addresses in numbers are answered and names are not', async () => {
  const emulator = await startEmulator({ space: smallSpace(), host: '0.0.0.0' });
  const path = `/spaces/small/entries?access_token=${emulator.deliveryToken}`;
  const { port } = new URL(emulator.url);
  const asked = async (host: string) =>
    (await rawRequest(`http://127.0.0.1:${port}${path}`, { headers: { host } })).status;
  expect(await Promise.all(['192.0.2.7:80', '[2001:db8::1]', 'evil.example'].map(asked))).toEqual([
    ...[200, 200, 403],
  ]);
  await emulator.close();
});

test('each start makes a preview token of its own', async () => {
  const [first, second] = await Promise.all([
    startEmulator({ space: smallSpace() }),
    startEmulator({ space: smallSpace() }),
  ]);
  expect(first.previewToken).toMatch(/^[\w-]{32}$/u);
  expect(second.previewToken).not.toBe(first.previewToken);
  await Promise.all([first.close(), second.close()]);
});

test('another id and environment than the file has can be served', async () => {
  const emulator = await startEmulator({
    space: smallSpace(),
    spaceId: 'other',
    environment: 'staging',
    deliveryToken: 'mine',
  });
  const response = await fetch(`${emulator.url}/spaces/other/environments/staging/entries/one`, {
    headers: { Authorization: 'Bearer mine' },
  });
  expect(await response.json()).toMatchObject({
    sys: { space: { sys: { id: 'other' } }, environment: { sys: { id: 'staging' } } },
  });
  await emulator.close();
});

test('entities of today are answered with all their system properties', async () => {
  const emulator = await startEmulator({ space: smallSpace() });
  const read = async (root: string, token: string) =>
    (await (
      await fetch(`${root}/spaces/small/entries/two?access_token=${token}`)
    ).json()) as object;
  const delivered = await read(emulator.url, emulator.deliveryToken);
  expect(delivered).toMatchObject({
    metadata: { tags: [{ sys: { id: 'fruit' } }], concepts: [] },
    sys: {
      space: { sys: { type: 'Link', linkType: 'Space', id: 'small' } },
      id: 'two',
      type: 'Entry',
      createdAt: '2024-03-03T10:00:00.000Z',
      updatedAt: '2024-03-04T10:00:00.000Z',
      environment: { sys: { id: 'master', type: 'Link', linkType: 'Environment' } },
      publishedVersion: 2,
      revision: 1,
      contentType: { sys: { type: 'Link', linkType: 'ContentType', id: 'thing' } },
      locale: 'en',
    },
  });
  emulator.edit('two', 'title', 'Later');
  expect(await read(emulator.url, emulator.deliveryToken)).toEqual(delivered);
  expect(await read(emulator.previewUrl, emulator.previewToken)).toMatchObject({
    sys: { updatedAt: expect.stringMatching(/^20(2[5-9]|[3-9])/) },
    fields: { title: 'Later' },
  });
  await emulator.close();
});

test('nothing is edited where the control page is left out', async () => {
  const emulator = await startEmulator({ space: smallSpace(), control: false });
  for (const path of ['/control', '/control/api/publish', '/control/entries/one'])
    for (const method of ['GET', 'POST'])
      expect((await fetch(emulator.url + path, { method })).ok, `${method} ${path}`).toBe(false);
  await emulator.close();
});
