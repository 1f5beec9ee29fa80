import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmulator, type Emulator } from 'contentful-emulator';
import { createTestSource, credentialsOf } from './test-support/create-test-source.ts';
import { SPACE_FILE } from '#space/space-file.ts';

let emulator: Emulator;
beforeAll(async () => {
  emulator = await startEmulator({ space: SPACE_FILE, port: 0, previewPort: 0 });
});
afterAll(() => emulator.close());

const credentials = (more = {}) => ({ ...credentialsOf(emulator), ...more });

const open = (more = {}) => createTestSource(null, { credentials: credentials(more) }).source;

describe('the sample space, read from a whole delivery service', () => {
  it('machines come with their pictures, and the pictures with an address of the site', async () => {
    const reader = open().reader();
    const page = await reader.readEntries({
      contentType: 'machine',
      order: ['fields.displayOrder', 'fields.title', 'sys.id'],
      include: 2,
      limit: 100,
    });
    expect(page.items.length).toBeGreaterThanOrEqual(8);
    const [machine] = page.items;
    const images = machine?.fields.images as { sys: { id: string } }[];
    const asset = page.links.asset(images[0]?.sys.id ?? '');
    const file = asset?.fields.file as { url: string } | undefined;
    expect(reader.assetUrl(file?.url ?? '')).toMatch(/^\/content-assets\/images\.ctfassets\.net\//);
    expect(reader.trace().origin).toBe('live');

    const found = await reader.readEntry(machine?.sys.id ?? '', 2);
    expect(found?.entry.fields).toEqual(machine?.fields);
    expect(await reader.readAsset(asset?.sys.id ?? '')).toEqual(asset);
  });

  it('what is not there is null; what cannot be asked is a named failure', async () => {
    const reader = open().reader();
    expect(await reader.readEntry('no-such-entry', 1)).toBeNull();
    expect(await reader.readAsset('no-such-asset')).toBeNull();
    await expect(reader.readEntries({ contentType: 'noSuchType' })).rejects.toMatchObject({
      kind: 'unknown-content-type',
    });
    const other = open({ environmentId: 'no-such-environment' }).reader();
    await expect(other.readEntries({ contentType: 'machine' })).rejects.toMatchObject({
      kind: 'space-not-found',
    });
    const refused = open({ deliveryToken: 'wrong' }).reader();
    await expect(refused.readEntries({ contentType: 'machine' })).rejects.toMatchObject({
      kind: 'unauthorised',
    });
  });

  it('an unpublished entry is gone, and there for an editor', async () => {
    const source = open();
    const query = { contentType: 'machine', order: ['sys.id'], limit: 1 };
    const { items } = await source.reader().readEntries(query);
    const id = items[0]?.sys.id ?? '';
    emulator.unpublish(id);
    try {
      source.purge([id]);
      expect(await source.reader().readEntry(id, 1)).toBeNull();
      const draft = await source.reader({ preview: true }).readEntry(id, 1);
      expect(draft?.entry.sys.id).toBe(id);
    } finally {
      emulator.publish(id);
    }
  });

  it('drafts come with content source maps, published answers without', async () => {
    const source = open();
    const query = { contentType: 'machine', order: ['sys.id'], limit: 1, include: 1 };
    const read = async (preview: boolean) =>
      (await source.reader({ preview }).readEntries(query)).items[0];
    // A type that the space lacks is no reason to do without them.
    const unknown = source.reader({ preview: true }).readEntries({ ...query, contentType: 'none' });
    await expect(unknown).rejects.toMatchObject({ kind: 'unknown-content-type' });
    expect((await read(true))?.sys).toHaveProperty('contentSourceMaps.mappings./fields/title');
    expect((await read(false))?.sys).not.toHaveProperty('contentSourceMaps');
    // Words stay as they are: the client's own way would hide signs in each.
    expect((await read(true))?.fields).toEqual((await read(false))?.fields);
  });

  it('drafts show where the service has no content source maps', async () => {
    // The delivery service refuses the parameter, as a preview service without the feature would.
    const refusing = { previewHost: emulator.host, previewToken: emulator.deliveryToken };
    const reader = open(refusing).reader({ preview: true });
    const query = { contentType: 'machine', order: ['sys.id'], limit: 1 };
    emulator.resetRequests();
    const other = { ...query, contentType: 'productType' };
    const pages = await Promise.all([reader.readEntries(query), reader.readEntries(other)]);
    expect(pages.map(({ items }) => items.length)).toEqual([1, 1]);
    expect(await reader.readEntry('sample-machine-06-duo', 0)).not.toBeNull();
    const asked = emulator.requests().map((request) => request.query.includes('SourceMaps'));
    expect(asked).toEqual([true, true, false, false, false]);
    expect(reader.trace().origin).toBe('live');
  });

  it('the connection test counts entries and knows a preview token', async () => {
    const source = open();
    const result = await source.testConnection();
    expect(result.ok && result.total).toBeGreaterThan(50);
    const token = emulator.previewToken;
    expect(
      await source.testConnection(credentials({ deliveryToken: token, previewToken: '' })),
    ).toMatchObject({ ok: false, status: 401, hint: expect.stringContaining('preview token') });
  });
});
