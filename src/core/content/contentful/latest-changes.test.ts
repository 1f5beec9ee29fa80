import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEmulator } from 'contentful-emulator';
import { ContentSource } from '../reading/content-source.server.ts';
import { openPatiently } from '../reading/test-support/create-test-source.ts';
import { SPACE_FILE } from '#space/space-file.ts';

const MACHINE = 'sample-machine-06-duo';

let emulator: Awaited<ReturnType<typeof startEmulator>>;
let source: ContentSource;

beforeAll(async () => {
  emulator = await startEmulator({ space: SPACE_FILE, port: 0 });
  source = openPatiently(emulator);
});
afterAll(async () => {
  await source.close();
  await emulator.close();
});

test('a saved draft is among the drafts’ changes at once, and among the published ones once it is published', async () => {
  const before = {
    drafts: await source.latest('drafts', 1),
    out: await source.latest('published', 3),
  };
  expect(before.out?.entries).toHaveLength(3);
  emulator.edit(MACHINE, 'title', 'Duo as a draft');
  const drafts = await source.latest('drafts', 1);
  expect(drafts?.entries).toEqual([
    {
      id: MACHINE,
      contentType: 'machine',
      title: 'Duo as a draft',
      changedAtMs: expect.any(Number),
    },
  ]);
  expect(drafts?.version).not.toBe(before.drafts?.version);
  expect((await source.latest('published', 3))?.version).toBe(before.out?.version);
  emulator.publish(MACHINE);
  expect((await source.latest('published', 1))?.entries[0]).toMatchObject({ id: MACHINE });
});

test('something removed is a change too', async () => {
  const before = await source.latest('drafts', 1);
  const ids = (await source.latest('drafts', 1000))!.entries.map(({ id }) => id);
  emulator.remove(ids.at(-1)!);
  expect((await source.latest('drafts', 1))?.version).not.toBe(before?.version);
});

test('without an answer, or without a space, nothing is said', async () => {
  emulator.setScenario('server-error');
  expect(await source.latest('drafts', 1)).toBeNull();
  emulator.setScenario('full');
  const none = new ContentSource({ credentials: null, snapshotDir: null, log: () => undefined });
  expect(await none.latest('published', 1)).toBeNull();
});
