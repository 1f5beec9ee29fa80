import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ContentAnswer } from '../contentful/contentful-answer.ts';
import { createSnapshotStore } from '../contentful/snapshot-store.server.ts';
import { createTestSource, toCredentials } from './test-support/create-test-source.ts';
import {
  startMisbehavingService,
  type MisbehavingService,
} from './test-support/misbehaving-service.ts';

let service: MisbehavingService;
let snapshotDir: string;
const started: ReturnType<typeof createTestSource>[] = [];
beforeEach(async () => {
  service = await startMisbehavingService();
  snapshotDir = await mkdtemp(join(tmpdir(), 'snapshots-'));
});
afterEach(async () => {
  await service.stop();
  // What is still being written would stand in the way of the folder's end.
  await Promise.all(started.splice(0).map(({ source }) => source.close()));
  await rm(snapshotDir, { recursive: true });
});

/** Another process: nothing is shared but the folder. */
function restart(more = {}) {
  const one = createTestSource(service.host, { snapshotDir, ...more });
  started.push(one);
  return one;
}

async function keepOne() {
  const { source, readTitle } = restart();
  await readTitle();
  await source.close();
}

describe('the last good answer on disk', () => {
  it('survives a restart with the service down, with its links, and raises the alarm', async () => {
    await keepOne();
    service.behave('server-error');
    const { source, readTitle, logged } = restart();
    const reader = source.reader();
    expect(await readTitle(reader)).toBe('Title 1');
    expect(reader.trace()).toMatchObject({
      origin: 'snapshot',
      fetchedAt: Date.UTC(2026, 0, 1),
      failures: [{ kind: 'server-error' }],
    });
    expect(reader.trace().tags).toContain('linked-1');
    expect(source.status().serving.origin).toBe('snapshot');
    expect(logged.map(({ message }) => message)).toEqual([
      'The content service does not answer a question',
      'ALARM content: serving snapshot content where live was served before',
    ]);
    const page = await source.reader().readEntries({
      contentType: 'machine',
      order: ['fields.displayOrder', 'fields.title'],
      limit: 100,
      include: 2,
    });
    expect(page.links.asset('asset-1')?.sys.id).toBe('asset-1');
  });

  it('gives way to live content as soon as the service is back', async () => {
    await keepOne();
    service.behave('server-error');
    const { source, clock, readTitle, logged } = restart();
    await readTitle();
    service.behave('well');
    service.edit(2);
    await clock.advance(60_000);
    const reader = source.reader();
    expect(await readTitle(reader)).toBe('Title 2');
    expect(reader.trace().origin).toBe('live');
    expect(logged.at(-1)?.message).toBe('Content is read live again');
  });

  it('is not shared between spaces, environments or services', async () => {
    await keepOne();
    service.behave('server-error');
    for (const other of [{ spaceId: 'space2' }, { environmentId: 'staging' }]) {
      const { readTitle } = restart({ credentials: toCredentials(service.host, other) });
      await expect(readTitle()).rejects.toMatchObject({ kind: 'server-error' });
    }
  });

  it('is never written for drafts', async () => {
    const credentials = toCredentials(service.host, {
      previewToken: 'preview-token',
      previewHost: service.host,
    });
    const { source, readTitle } = restart({ credentials });
    await readTitle(source.reader({ preview: true }));
    await source.close();
    expect(await readdir(snapshotDir)).toEqual([]);
  });

  it('goes when the content it held is gone, and is not written for lookups that found nothing', async () => {
    const query = { contentType: 'machine', filters: { 'fields.slug': 'x' } };
    const { source } = restart();
    await source.reader().readEntries(query);
    await source.settled();
    expect(await readdir(snapshotDir)).toHaveLength(1);
    service.hold([]);
    source.purge(['entry-1']);
    await source.reader().readEntries(query);
    await source.settled();
    expect(await readdir(snapshotDir)).toEqual([]);
  });

  it('an empty list is kept: "none" is an answer too', async () => {
    service.hold([]);
    await keepOne();
    service.behave('server-error');
    const { source } = restart();
    const reader = source.reader();
    const query = { contentType: 'machine', order: ['fields.displayOrder', 'fields.title'] };
    expect((await reader.readEntries({ ...query, limit: 100, include: 2 })).items).toEqual([]);
    expect(reader.trace().origin).toBe('snapshot');
  });

  it.each([
    ['cut off', (text: string) => text.slice(0, -30)],
    ['empty', () => ''],
    ['of another shape', (text: string) => text.replace('"items":[', '"items":[7,')],
    ['of another question', (text: string) => text.replace('space1', 'space2')],
  ])('a file that is %s is ignored with a line in the log', async (_, damage) => {
    await keepOne();
    const [file] = await readdir(snapshotDir);
    const path = join(snapshotDir, file ?? '');
    await writeFile(path, damage(await readFile(path, 'utf8')));
    service.behave('server-error');
    const { readTitle, logged } = restart();
    await expect(readTitle()).rejects.toMatchObject({ kind: 'server-error' });
    expect(logged.map(({ message }) => message)).toEqual([
      'The content service does not answer a question',
      'A damaged content snapshot was ignored',
    ]);
  });

  it('a folder that cannot be written is logged and reading goes on', async () => {
    const blocked = join(snapshotDir, 'file');
    await writeFile(blocked, '');
    const { source, readTitle, logged } = restart({ snapshotDir: join(blocked, 'inside') });
    expect(await readTitle()).toBe('Title 1');
    await source.close();
    expect(logged.map(({ level }) => level)).toContain('error');
  });
});

describe('the store', () => {
  const answer = (title: string): ContentAnswer => ({
    items: [
      { sys: { id: 'a', type: 'Entry', contentType: { sys: { id: 't' } } }, fields: { title } },
    ],
    entries: [],
    assets: [],
    total: 1,
    unresolved: [],
  });

  it('keeps within its limits by dropping the oldest', async () => {
    const store = createSnapshotStore(snapshotDir, () => {}, { files: 3, bytes: 1_000_000 });
    for (const key of ['a', 'b', 'c', 'd', 'e']) {
      store.write(key, { answer: answer(key), fetchedAt: 1 });
      await store.settled();
    }
    expect(store.describe().files).toBe(3);
    expect(await readdir(snapshotDir)).toHaveLength(3);
    expect(await store.read('b')).toBeNull();
    expect((await store.read('c'))?.answer.items[0]?.fields.title).toBe('c');
  });

  it('keeps within its bytes, and never takes one answer larger than all', async () => {
    const store = createSnapshotStore(snapshotDir, () => {}, { files: 100, bytes: 5_000 });
    for (const key of ['a', 'b', 'c']) {
      store.write(key, { answer: answer(key.repeat(2_000)), fetchedAt: 1 });
    }
    store.write('large', { answer: answer('x'.repeat(6_000)), fetchedAt: 1 });
    await store.settled();
    expect(store.describe().bytes).toBeLessThanOrEqual(5_000);
    expect(await readdir(snapshotDir)).toHaveLength(2);
    expect(await store.read('large')).toBeNull();
  });

  it('sweeps away drafts that a crash left behind, and leaves no draft itself', async () => {
    await writeFile(join(snapshotDir, 'left.json.1.tmp'), '{');
    const store = createSnapshotStore(snapshotDir, () => {});
    store.write('a', { answer: answer('a'), fetchedAt: 1 });
    await store.settled();
    expect((await readdir(snapshotDir)).filter((file) => file.endsWith('.tmp'))).toEqual([]);
  });

  it('the last of several answers handed over at once is the one kept', async () => {
    const store = createSnapshotStore(snapshotDir, () => {});
    for (const title of ['1', '2', '3']) store.write('a', { answer: answer(title), fetchedAt: 1 });
    store.drop('a');
    store.write('a', { answer: answer('4'), fetchedAt: 1 });
    await store.settled();
    const again = createSnapshotStore(snapshotDir, () => {});
    expect((await again.read('a'))?.answer.items[0]?.fields.title).toBe('4');
  });

  it('an unchanged answer is not written again for ten minutes', async () => {
    const store = createSnapshotStore(snapshotDir, () => {});
    const write = async (fetchedAt: number) => {
      store.write('a', { answer: answer('a'), fetchedAt });
      await store.settled();
      return (await store.read('a'))?.fetchedAt;
    };
    expect(await write(1_000)).toBe(1_000);
    expect(await write(60_000)).toBe(1_000);
    expect(await write(700_000)).toBe(700_000);
  });
});
