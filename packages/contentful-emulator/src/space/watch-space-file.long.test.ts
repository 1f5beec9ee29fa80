import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startEmulator } from '../start-emulator.ts';
import type { Emulator } from '../start-emulator.ts';
import { smallSpace } from '../../test-support/small-space.ts';
import type { JsonObject } from './space-types.ts';

let folder: string;
let path: string;
let emulator: Emulator;
let lines: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'emulator-watch-'));
  path = join(folder, 'space.json');
  lines = [];
  await writeFile(path, JSON.stringify(smallSpace()));
  emulator = await startEmulator({ space: path, watch: true, report: (line) => lines.push(line) });
});
afterEach(async () => {
  await emulator.close();
  await rm(folder, { recursive: true });
});

const total = async () => {
  const { url, deliveryToken } = emulator;
  const response = await fetch(`${url}/spaces/small/entries?access_token=${deliveryToken}`);
  return ((await response.json()) as JsonObject)['total'];
};
const lastLine = () => expect.poll(() => lines.at(-1));

test('a changed file is served, replaced files too, each difference counted once', async () => {
  const changed = smallSpace();
  const entries = changed['entries'] as JsonObject[];
  changed['entries'] = entries.filter((entry) => (entry['sys'] as JsonObject)['id'] !== 'six');
  await writeFile(`${path}.new`, JSON.stringify(changed));
  await rename(`${path}.new`, path);
  await lastLine().toBe(`Reloaded ${path}: 1 change.`);
  expect(await total()).toBe(8);
});

test('a broken file is reported and the space stays whole', async () => {
  await writeFile(path, '{"entries": [');
  await lastLine().toMatch(
    /^The space file .* is not valid JSON .* Keeping the space as it was\.$/,
  );
  expect(await total()).toBe(9);
  await writeFile(path, JSON.stringify({ ...smallSpace(), entries: [{}] }));
  await lastLine().toMatch(/entries\[0\] has no sys\.id\. Keeping the space as it was\.$/);
  expect(await total()).toBe(9);
});

test('what was made, changed and deleted here stays while its record in the file does not change', async () => {
  emulator.edit('one', 'title', 'Edited here');
  emulator.publish('one');
  emulator.edit('two', 'title', 'Edited here');
  emulator.publish('two');
  emulator.remove('five');
  const changed = smallSpace();
  for (const entry of changed['entries'] as { sys: JsonObject; fields: JsonObject }[]) {
    if (entry.sys['id'] === 'two') entry.fields['title'] = { en: 'Edited in the file' };
  }
  await writeFile(path, JSON.stringify(changed));
  await lastLine().toBe(`Reloaded ${path}: 1 change.`);
  const title = async (id: string) => {
    const { url, deliveryToken } = emulator;
    const response = await fetch(`${url}/spaces/small/entries/${id}?access_token=${deliveryToken}`);
    return ((await response.json()) as { fields?: JsonObject }).fields?.['title'];
  };
  expect([await title('one'), await title('two')]).toEqual(['Edited here', 'Edited in the file']);
  expect(await total()).toBe(8);
});
