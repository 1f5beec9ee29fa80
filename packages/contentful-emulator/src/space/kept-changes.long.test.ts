import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { controlClient } from '../../test-support/control-client.ts';
import { fullSpace } from '../../test-support/full-space.ts';
import { startEmulator } from '../start-emulator.ts';
import type { Emulator, EmulatorOptions } from '../start-emulator.ts';
import type { JsonObject } from './space-types.ts';

let folder: string;
let open: Emulator[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'emulator-keep-'));
});
afterEach(async () => {
  await Promise.all(open.map((emulator) => emulator.close()));
  open = [];
  await rm(folder, { recursive: true });
});

const start = async (options: Partial<EmulatorOptions> = {}) => {
  const emulator = await startEmulator({
    space: fullSpace(),
    keep: join(folder, 'keep'),
    ...options,
  });
  open.push(emulator);
  return emulator;
};
const read = async (
  emulator: Pick<Emulator, 'url' | 'previewUrl' | 'deliveryToken' | 'previewToken'>,
  path: string,
  preview = false,
) => {
  const [root, token] = preview
    ? [emulator.previewUrl, emulator.previewToken]
    : [emulator.url, emulator.deliveryToken];
  const response = await fetch(
    `${root}/spaces/small/${path}${path.includes('?') ? '&' : '?'}access_token=${token}`,
  );
  return { status: response.status, body: (await response.json()) as JsonObject };
};
const everything = async (emulator: Emulator) => [
  await read(emulator, 'entries?locale=*'),
  await read(emulator, 'entries?locale=*', true),
  await read(emulator, 'assets?locale=*', true),
  (await read(emulator, 'sync?initial=true&type=Deletion')).body['items'],
  await (await fetch(`${emulator.url}/control/api/entries`)).json(),
];

test('every change is there again after a restart, uploaded files too; the rest follows the file', async () => {
  const first = await start();
  const control = controlClient(() => first);
  first.edit('one', 'title', 'Changed');
  first.publish('two');
  first.edit('two', 'title', 'Changed after publishing');
  first.unpublish('three');
  first.remove('six');
  const created = await control.post('/control/new', { type: 'maker' });
  const form = new FormData();
  form.append('file', new File(['%PDF-1.7 words'], 'words.pdf'));
  const uploaded = await control.send('/control/upload', form);
  const before = await everything(first);
  await first.close();

  const changed = fullSpace();
  const entries = changed['entries'] as { sys: { id: string }; fields: JsonObject }[];
  const again = await start();
  const strip = (value: unknown) =>
    JSON.parse(JSON.stringify(value).replaceAll(/127\.0\.0\.1:\d+/g, 'HOST')) as unknown;
  expect(strip(await everything(again))).toEqual(strip(before));
  const id = /assets\/(\w+)/.exec(uploaded.location ?? '')?.[1];
  const { fields } = (await read(again, `assets/${id}`, true)).body as {
    fields: { file: { url: string } };
  };
  expect(await (await fetch(fields.file.url)).text()).toBe('%PDF-1.7 words');
  expect(created.location).toMatch(/^\/control\/entries\//);
  await again.close();

  for (const entry of entries) entry.fields = { ...entry.fields, slug: { en: 'from-the-file' } };
  const third = await start({ space: changed });
  expect((await read(third, 'entries/one', true)).body).toMatchObject({
    fields: { title: 'Changed', slug: 'apple-pie' },
  });
  expect((await read(third, 'entries/four')).body).toMatchObject({
    fields: { slug: 'from-the-file' },
  });
  expect((await read(third, 'entries/six', true)).status).toBe(404);
});

test('without the option nothing is written and nothing is kept', async () => {
  const first = await startEmulator({ space: fullSpace() });
  first.edit('one', 'title', 'Changed');
  await first.close();
  const again = await startEmulator({ space: fullSpace() });
  open.push(again);
  expect((await read(again, 'entries/one', true)).body).toMatchObject({
    fields: { title: 'Apple pie' },
  });
  expect(await readdir(folder)).toEqual([]);
});

test('a deleted upload is gone from the folder', async () => {
  const emulator = await start();
  const form = new FormData();
  form.append('file', new File(['%PDF-1.7'], 'a.pdf'));
  const { location } = await controlClient(() => emulator).send('/control/upload', form);
  const id = /assets\/(\w+)/.exec(location ?? '')?.[1] ?? '';
  const place = join(folder, 'keep/files/assets.ctfassets.net/small', id);
  expect(await readdir(place)).toHaveLength(1);
  emulator.remove(id);
  await expect.poll(() => readdir(place)).toEqual([]);
});

test.each([
  ['{"version":1', 'it is not valid JSON'],
  ['{"version":2}', 'it is of another version'],
  ['{"version":1,"spaceId":"other"}', 'they are of the space "other", not "small"'],
  [
    '{"version":1,"spaceId":"small","entities":[{}],"removed":[],"deletions":[]}',
    'something that is no entry or asset',
  ],
])('%s stops the start in one sentence and stays', async (text, message) => {
  await startEmulator({ space: fullSpace(), keep: join(folder, 'keep') }).then((emulator) =>
    emulator.close(),
  );
  const file = join(folder, 'keep/changes.json');
  await writeFile(file, text);
  await expect(start()).rejects.toThrow(message);
  await expect(start()).rejects.toThrow('Move the file away to begin without them.');
  expect(await readFile(file, 'utf8')).toBe(text);
});

test('a change that cannot be kept does not happen', async () => {
  const emulator = await start();
  emulator.edit('one', 'title', 'First');
  const file = join(folder, 'keep/changes.json');
  // As another emulator on the same folder would do it.
  await writeFile(`${file}.new`, await readFile(file, 'utf8'));
  await rename(`${file}.new`, file);
  expect(() => emulator.edit('one', 'title', 'Second')).toThrow('was changed by another program');
  expect((await read(emulator, 'entries/one', true)).body).toMatchObject({
    fields: { title: 'First' },
  });
});

test('an entry of a type that is gone is kept aside until the type is back', async () => {
  const first = await start();
  await controlClient(() => first).post('/control/new', { type: 'full' });
  await first.close();
  const lines: string[] = [];
  const without = {
    ...fullSpace(),
    contentTypes: (fullSpace()['contentTypes'] as JsonObject[]).slice(0, 2),
  };
  const second = await start({ space: without, report: (line) => lines.push(line) });
  second.edit('one', 'title', 'Meanwhile');
  await second.close();
  expect(lines).toEqual([
    expect.stringMatching(
      /^Kept entry "\w+" is not served: there is no content type "full" now\.$/,
    ),
  ]);
  const third = await start();
  expect((await read(third, 'entries?content_type=full', true)).body).toMatchObject({ total: 1 });
  expect((await read(third, 'entries/one', true)).body).toMatchObject({
    fields: { title: 'Meanwhile' },
  });
});

/** Kills the process at a point of the write after the second, as a cut of the power would. */
const killAt = (point: 'writeFileSync' | 'fsyncSync' | 'renameSync') => `
  import fs from 'node:fs'; import { syncBuiltinESMExports } from 'node:module';
  const plain = fs.${point}; let count = 0;
  fs.${point} = (...args) => {
    const isOurs = '${point}' !== 'renameSync' || String(args[1]).endsWith('changes.json');
    if (!isOurs || (count += 1) <= ${point === 'fsyncSync' ? 4 : 2}) return plain(...args);
    if ('${point}' === 'writeFileSync') plain(args[0], String(args[1]).slice(0, 200));
    process.kill(process.pid, 'SIGKILL');
  };
  syncBuiltinESMExports();`;

test.each(['writeFileSync', 'fsyncSync', 'renameSync'] as const)(
  'killed in the middle of a write, at %s, the last finished change is there',
  async (point) => {
    const space = join(folder, 'space.json');
    await writeFile(space, JSON.stringify(fullSpace()));
    const hook = join(folder, 'kill.mjs');
    await writeFile(hook, killAt(point));
    const command = fileURLToPath(new URL('../command.ts', import.meta.url));
    const keep = join(folder, 'keep');
    const child = spawn(
      process.execPath,
      ['--import', hook, command, space, '--port', '0', '--preview-port', '0', '--keep', keep],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    const ended = once(child, 'exit');
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    await expect.poll(() => said).toContain('Changes are kept in');
    const url = /ready on (\S+)/.exec(said)?.[1] ?? '';
    const edit = (value: string) =>
      fetch(`${url}/control/api/edit`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ id: 'one', field: 'title', value }),
      }).then(
        ({ ok }) => ok,
        () => false,
      );
    expect([await edit('First'), await edit('Second'), await edit('Third')]).toEqual([
      true,
      true,
      false,
    ]);
    expect((await ended)[1]).toBe('SIGKILL');
    expect(existsSync(join(keep, 'changes.json.unfinished'))).toBe(true);
    const again = await start();
    expect((await read(again, 'entries/one', true)).body).toMatchObject({
      fields: { title: 'Second' },
    });
    again.edit('one', 'title', 'Fourth');
    expect(await readdir(keep)).toEqual(['changes.json']);
  },
);
