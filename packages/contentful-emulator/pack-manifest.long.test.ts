import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smallSpace } from './test-support/small-space.ts';

const HERE = import.meta.dirname;
/** npm installs for all packages of the repository at its top. */
const INSTALLED = join(HERE, '../../node_modules');
const NOT_COPIED = new Set(['dist', 'node_modules', 'package.source.json']);

type Manifest = {
  bin: Record<string, string>;
  exports: Record<string, unknown>;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};
const manifestIn = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

let folder: string;
let copy: string;
let empty: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'emulator-package-'));
  copy = join(folder, 'copy');
  empty = join(folder, 'empty');
  // Packing changes package.json for a moment, so a copy is packed.
  cpSync(HERE, copy, { recursive: true, filter: (path) => !NOT_COPIED.has(basename(path)) });
  symlinkSync(INSTALLED, join(copy, 'node_modules'));
  run('npm', ['pack', '--pack-destination', folder], copy);

  mkdirSync(empty);
  writeFileSync(join(empty, 'export.json'), JSON.stringify(smallSpace()));
  // What the package needs is installed here already: the registry is not asked.
  copyPackages(Object.keys(manifestIn(HERE).dependencies!), join(empty, 'node_modules'));
  const packed = readdirSync(folder).find((name) => name.endsWith('.tgz'))!;
  run('npm', ['install', '--offline', '--no-audit', '--no-fund', join('..', packed)], empty);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(command: string, args: string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stdout}${stderr}`);
  return stdout;
}

/** Copies installed packages with all they need; what is missing is for other machines. */
function copyPackages(names: string[], target: string): void {
  for (const name of names) {
    const source = join(INSTALLED, name);
    if (existsSync(join(target, name)) || !existsSync(source)) continue;
    cpSync(source, join(target, name), { recursive: true });
    const { dependencies, optionalDependencies } = manifestIn(source);
    copyPackages(Object.keys({ ...dependencies, ...optionalDependencies }), target);
  }
}

test('after packing, package.json leads to the sources again', () => {
  expect(readFileSync(join(copy, 'package.json'), 'utf8')).toBe(
    readFileSync(join(HERE, 'package.json'), 'utf8'),
  );
  expect(existsSync(join(copy, 'package.source.json'))).toBe(false);
});

test('the package holds what it leads to, its texts, and no sources or tests', () => {
  const installed = join(empty, 'node_modules/contentful-emulator');
  const { bin, exports } = manifestIn(installed);
  const targets = [...JSON.stringify([bin, exports]).matchAll(/"(?:\.\/)?(dist\/[^"]+)"/gu)];
  expect(targets.length).toBeGreaterThan(4);
  for (const [, path] of targets)
    expect([path, existsSync(join(installed, path!))]).toEqual([path, true]);
  expect(readdirSync(installed).toSorted()).toEqual([
    'CHANGELOG.md',
    'LICENSE',
    'README.md',
    'dist',
    'package.json',
  ]);
  const built = readdirSync(join(installed, 'dist'), { recursive: true, encoding: 'utf8' });
  expect(built.filter((name) => /\.test\.|(?<!\.d)\.ts$/u.test(name))).toEqual([]);
});

test('installed in an empty folder, the command serves an export', async () => {
  const command = spawn(
    join(empty, 'node_modules/.bin/contentful-emulator'),
    ['export.json', '--port', '0', '--preview-port', '0'],
    { cwd: empty, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = once(command, 'exit');
  let url: string | undefined;
  for await (const line of createInterface({ input: command.stdout })) {
    url = /^Emulator ready on (\S+)$/u.exec(line)?.[1];
    if (url !== undefined) break;
  }
  const root = `${url}/spaces/small/environments/master`;
  const get = (path: string) => fetch(`${root}/${path}?access_token=sample-delivery-token`);
  expect(await (await get('entries/one')).json()).toMatchObject({ sys: { id: 'one' } });
  // Drawn by the one dependency.
  const pie = (await (await get('assets/pie')).json()) as { fields: { file: { url: string } } };
  const picture = await fetch(`${pie.fields.file.url}?w=20&fm=webp`);
  expect(picture.headers.get('Content-Type')).toBe('image/webp');
  command.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

const PROGRAM = `
  const emulator = await startEmulator({ space: 'export.json' });
  const address = emulator.url + '/spaces/' + emulator.spaceId + '/entries/one';
  const ask = async () => (await fetch(address + '?access_token=' + emulator.deliveryToken)).status;
  const statuses = [await ask()];
  emulator.setScenario('server-error', { times: 1 });
  statuses.push(await ask(), await ask(), emulator.requests().length);
  await emulator.close();
  console.log(statuses.join(' '));
`;

test.each([
  ['an ES module', 'use.mjs', `import { startEmulator } from 'contentful-emulator';${PROGRAM}`],
  [
    'a CommonJS module',
    'use.cjs',
    `const { startEmulator } = require('contentful-emulator');(async () => {${PROGRAM}})();`,
  ],
])('it works as a library for %s', (_, name, text) => {
  writeFileSync(join(empty, name), text);
  expect(run(process.execPath, [name], empty)).toBe('200 500 200 3\n');
});

test.each([['nodenext'], ['bundler']])('its types are found by %s resolution', (resolution) => {
  writeFileSync(
    join(empty, 'use.mts'),
    `import { signRequest, startEmulator, type Emulator, type EmulatorOptions } from 'contentful-emulator';
     const options: EmulatorOptions = { space: new URL('file:///export.json'), scenario: 'slow' };
     export const emulator: Emulator = await startEmulator(options);
     export const signed: Record<string, string> = signRequest('s', 'GET', new URL(emulator.url), {}, '');
     // @ts-expect-error There is no such scenario.
     emulator.setScenario('none');`,
  );
  const module = resolution === 'nodenext' ? 'nodenext' : 'esnext';
  const flags = ['--noEmit', '--strict', '--lib', 'es2023,dom', '--types', ''];
  const tsc = join(INSTALLED, '.bin/tsc');
  const asked = [...flags, '--module', module, '--moduleResolution', resolution, 'use.mts'];
  expect(run(tsc, asked, empty)).toBe('');
});

test('a packing that was broken off is noticed', () => {
  const pack = (word: string) =>
    spawnSync(process.execPath, ['pack-manifest.mjs', word], { cwd: copy, encoding: 'utf8' });
  expect(pack('use').status).toBe(0);
  const again = pack('use');
  expect([again.status, again.stderr]).toEqual([
    1,
    'An earlier packing was broken off: run "npm run postpack" first.\n',
  ]);
  expect(pack('restore').status).toBe(0);
  expect(manifestIn(copy)).toEqual(manifestIn(HERE));
});
