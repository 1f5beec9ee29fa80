import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startEmulator } from '../start-emulator.ts';
import { smallSpace } from '../../test-support/small-space.ts';
import { checkSpaceFile } from './check-space-file.ts';
import { readSpaceFile } from './read-space-file.ts';

const folder = await mkdtemp(join(tmpdir(), 'emulator-files-'));
afterAll(() => rm(folder, { recursive: true }));

const sys = (id: string, type?: string) => ({
  id,
  ...(type ? { contentType: { sys: { id: type } } } : {}),
});
const types = [{ sys: sys('t'), name: 'T', fields: [{ id: 'a', type: 'Symbol' }] }];

test.each([
  ['{"entries": [', 'is not valid JSON'],
  ['', 'is not valid JSON'],
  ['[]', 'it holds no JSON object at its top'],
  ['"x"', 'it holds no JSON object at its top'],
  [
    '{"name":"a-package","version":"1"}',
    'it has none of the lists contentTypes, entries, assets, locales (it holds name, version)',
  ],
  [JSON.stringify({ entries: {} }), 'it has none of the lists'],
  [JSON.stringify({ contentTypes: types, entries: {} }), '"entries" is not a list'],
  [JSON.stringify({ entries: [1] }), 'entries[0] is not an object'],
  [JSON.stringify({ entries: [{ sys: {} }] }), 'entries[0] has no sys.id'],
  [
    JSON.stringify({ assets: [{ sys: sys('a') }, { sys: sys('a') }] }),
    'assets holds the id "a" twice',
  ],
  [JSON.stringify({ contentTypes: [{ sys: sys('t') }] }), 'content type "t" has no list of fields'],
  [
    JSON.stringify({ contentTypes: [{ sys: sys('t'), fields: [{}] }] }),
    'content type "t" has a field without id or type',
  ],
  [
    JSON.stringify({ contentTypes: types, entries: [{ sys: sys('e') }] }),
    'entry "e" has no content type',
  ],
  [
    JSON.stringify({ contentTypes: types, entries: [{ sys: sys('e', 'x') }] }),
    'entry "e" is of the content type "x", which the file does not hold',
  ],
  [
    JSON.stringify({ contentTypes: types, entries: [{ sys: sys('e', 't'), fields: [] }] }),
    'the fields of entry "e" are not an object',
  ],
  [
    JSON.stringify({
      contentTypes: types,
      entries: [{ sys: sys('e', 't'), fields: { a: 'plain' } }],
    }),
    'field "a" of entry "e" is not written by locale',
  ],
  [JSON.stringify({ entries: [], locales: [{}] }), 'locales[0] has no code'],
  [JSON.stringify({ entries: [], tags: [{}] }), 'tags[0] has no sys.id'],
])('%s is refused in one sentence', async (text, message) => {
  const path = join(folder, 'space.json');
  await writeFile(path, text);
  const error = await readSpaceFile(path).catch((caught: unknown) => caught as Error);
  expect(error).toMatchObject({ name: 'SpaceFileError' });
  expect((error as Error).message).toContain(message);
  expect((error as Error).message).toContain(path);
  expect((error as Error).message).not.toContain('\n');
});

test('a missing file and a folder are told apart', async () => {
  await expect(readSpaceFile(join(folder, 'none.json'))).rejects.toThrow(
    'There is no space file at',
  );
  await expect(readSpaceFile(folder)).rejects.toThrow('is a folder, not a space file');
});

test('a file that names a port in use or is refused leaves nothing open', async () => {
  const first = await startEmulator({ space: smallSpace() });
  const port = Number(new URL(first.url).port);
  await expect(startEmulator({ space: smallSpace(), port })).rejects.toThrow(
    `Port ${port} on 127.0.0.1 is in use; choose another or 0 for a free one.`,
  );
  const free = await startEmulator({ space: smallSpace() });
  const freePort = Number(new URL(free.url).port);
  await free.close();
  const half = startEmulator({ space: smallSpace(), port: freePort, previewPort: port });
  await expect(half).rejects.toThrow('is in use');
  const second = await startEmulator({ space: smallSpace(), port: freePort });
  await second.close();
  await first.close();
  const again = await startEmulator({ space: smallSpace(), port });
  await again.close();
});

test('a folder of assets that is not there is refused', async () => {
  const assets = join(folder, 'none');
  await expect(startEmulator({ space: smallSpace(), assets })).rejects.toThrow(
    `There is no folder ${assets} to take asset files from.`,
  );
});

test('taxonomy is taken from the top of a file or from under "taxonomy"', () => {
  const concepts = [{ sys: { id: 'c' } }];
  expect(checkSpaceFile({ entries: [], concepts }, 'x').concepts).toEqual(concepts);
  expect(checkSpaceFile({ entries: [], taxonomy: { concepts } }, 'x').concepts).toEqual(concepts);
});
