import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parseFlags } from './parse-flags.ts';
import { smallSpace } from '../test-support/small-space.ts';

test('every flag reaches its option', () => {
  const secret = 'a'.repeat(64);
  expect(
    parseFlags(
      `--space f.json --space-id i --environment e --host ::1 --port 0 --preview-port 1
      --delivery-token d --preview-token p --assets a --asset-base original --no-control --no-watch
      --webhook-url http://h/ --webhook-secret ${secret} --scenario slow --keep k`.split(/\s+/),
    ),
  ).toEqual({
    space: 'f.json',
    spaceId: 'i',
    environment: 'e',
    host: '::1',
    port: 0,
    previewPort: 1,
    deliveryToken: 'd',
    previewToken: 'p',
    assets: 'a',
    assetBase: 'original',
    control: false,
    watch: false,
    webhook: { url: 'http://h/', secret },
    scenario: 'slow',
    keep: 'k',
  });
});

test.each([[['f.json']], [['--space', 'f.json']]])('all but the file have defaults: %j', (args) => {
  expect(parseFlags(args)).toEqual({
    space: 'f.json',
    port: 4310,
    previewPort: 4311,
    control: true,
    watch: true,
  });
});

test('the signing secret may stand in the environment', () => {
  const env = { EMULATOR_WEBHOOK_SECRET: 'e'.repeat(64) };
  const told = ['--space', 'f.json', '--webhook-url', 'http://h/'];
  expect(parseFlags(told, env)).toMatchObject({ webhook: { secret: 'e'.repeat(64) } });
  const flag = [...told, '--webhook-secret', 'f'.repeat(64)];
  expect(parseFlags(flag, env)).toMatchObject({ webhook: { secret: 'f'.repeat(64) } });
});

test.each([
  [[], 'Name the export to serve: contentful-emulator FILE (see --help).'],
  [['--space', 'f', '--port', '70000'], '--port 70000 is not a port number between 0 and 65535.'],
  [
    ['--space', 'f', '--preview-port', 'x'],
    '--preview-port x is not a port number between 0 and 65535.',
  ],
  [
    ['--space', 'f', '--webhook-url', 'ftp://x'],
    '--webhook-url ftp://x is not an http or https address.',
  ],
  [
    ['--space', 'f', '--webhook-secret', 'short'],
    '--webhook-secret (or EMULATOR_WEBHOOK_SECRET) has to be exactly 64 characters',
  ],
  [
    ['--space', 'f', '--asset-base', 'nowhere'],
    '--asset-base nowhere is neither an address nor "original".',
  ],
  [['--space', 'f', '--scenario', 'nope'], '--scenario nope does not exist; there are full,'],
  [['--space', 'f', '--colour', 'red'], "Unknown option '--colour' (see --help)."],
  [['f', 'g'], 'One file is served at a time, not f and g (see --help).'],
  [['g', '--space', 'f'], 'One file is served at a time, not f and g (see --help).'],
])('%j is refused in one sentence', (args, message) => {
  expect(() => parseFlags(args)).toThrow(message);
});

const run = (args: string[]) => {
  const command = fileURLToPath(new URL('./command.ts', import.meta.url));
  const child = spawn(process.execPath, [command, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let out = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  return { child, ended, out: () => out, errors: () => errors };
};

test('the command says when it is ready, serves, and ends when told', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'emulator-command-'));
  const path = join(folder, 'space.json');
  await writeFile(path, JSON.stringify(smallSpace()));
  const command = run([path, '--port', '0', '--preview-port', '0']);
  await expect
    .poll(command.out, { timeout: 10_000 })
    .toMatch(
      /^Emulator ready on http:\/\/127\.0\.0\.1:\d+\nPreview on http:\/\/127\.0\.0\.1:\d+ with the token [\w-]{32}\nControl page on http:\/\/127\.0\.0\.1:\d+\/control\nSpace small, environment master\nAsset files are stood in for: there are none beside the space file\n$/,
    );
  const url = /ready on (\S+)/.exec(command.out())?.[1] ?? '';
  const response = await fetch(
    `${url}/spaces/small/entries/one?access_token=sample-delivery-token`,
  );
  expect(response.status).toBe(200);
  command.child.kill('SIGTERM');
  expect(await command.ended).toBe(0);
  await rm(folder, { recursive: true });
});

test('a bad start ends with status 1 and one sentence', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'emulator-command-'));
  const space = join(folder, 'space.json');
  await writeFile(space, JSON.stringify(smallSpace()));
  const other = join(folder, 'other.json');
  await writeFile(other, '{"name":"something else"}');
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const starts: [string[], string][] = [
    [['/nowhere/space.json'], 'There is no space file at /nowhere/space.json.'],
    [
      [other],
      `${other} is not a usable space export: it has none of the lists contentTypes, entries, assets, locales (it holds name).`,
    ],
    [
      [space, '--port', String(port)],
      `Port ${port} on 127.0.0.1 is in use; choose another or 0 for a free one.`,
    ],
    [[space, '--colour', 'red'], "Unknown option '--colour' (see --help)."],
  ];
  for (const [args, sentence] of starts) {
    const command = run(args);
    expect(await command.ended).toBe(1);
    expect([command.errors(), command.out()]).toEqual([`${sentence}\n`, '']);
  }
  taken.close();
  await rm(folder, { recursive: true });
});

test('the command tells its options and its version', async () => {
  for (const [flag, text] of [
    ['--help', /^Usage: contentful-emulator FILE/],
    ['--version', /^\d+\.\d+\.\d+\n$/],
  ] as const) {
    const command = run([flag]);
    expect(await command.ended).toBe(0);
    expect(command.out()).toMatch(text);
  }
});
