import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MANAGEMENT_TOKEN, startManagementStandIn } from './test-support/management-stand-in.ts';
import type { ManagementStandIn } from './test-support/management-stand-in.ts';
import { CONTENT_TYPES } from '../model/content-types.ts';

const COMMAND = fileURLToPath(new URL('command.ts', import.meta.url));

let standIn: ManagementStandIn;
let folder: string;
beforeEach(async () => {
  standIn = await startManagementStandIn();
  folder = mkdtempSync(join(tmpdir(), 'space-provision-'));
});
afterEach(async () => {
  await standIn.close();
  rmSync(folder, { recursive: true });
});

/** Runs the command in an empty folder, without a terminal. */
async function provision(args: string[], env: Record<string, string> = {}) {
  const { PATH = '' } = process.env;
  const flags = ['--host', standIn.host, '--insecure', '--no-sample', ...args];
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', COMMAND, ...flags],
    {
      cwd: folder,
      env: {
        PATH,
        CONTENTFUL_SPACE_ID: 'new-space',
        CONTENTFUL_MANAGEMENT_TOKEN: MANAGEMENT_TOKEN,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const closed = new Promise<number | null>((resolve) => {
    child.on('close', resolve);
  });
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { status: await closed, out, err };
}

const SITE = ['--site-url', 'https://www.example.com', '--yes'];

test('shows plan, progress and settings, and leaves no file', async () => {
  const { status, out, err } = await provision(SITE);
  expect({ status, err }).toEqual({ status: 0, err: '' });
  expect(out).toContain('Space “Stand-in space” (new-space), environment master');
  expect(out).toContain(`${CONTENT_TYPES.length} to create`);
  expect(out).toContain(`Content types: ${CONTENT_TYPES.length} of ${CONTENT_TYPES.length}`);
  expect(out).toContain('CONTENTFUL_DELIVERY_TOKEN=delivery-token-of-apikey-1\n');
  expect(out).toContain('CONTENTFUL_PREVIEW_TOKEN=preview-token-of-apikey-1\n');
  expect(out).toContain(`\nWEBHOOK_SECRET=${standIn.space.secret}\n`);
  expect(out).not.toContain(MANAGEMENT_TOKEN);
  expect(existsSync(join(folder, '.env'))).toBe(false);
});

test('writes the settings into .env only when asked, keeps the rest, and shows no token then', async () => {
  const path = join(folder, '.env');
  writeFileSync(path, '# mine\nPORT=4000\nCONTENTFUL_DELIVERY_TOKEN=old\n', { mode: 0o644 });
  const { status, out } = await provision([...SITE, '--write-env']);
  expect(status).toBe(0);
  expect(out).not.toContain('delivery-token-of');
  const lines = readFileSync(path, 'utf8').split('\n');
  expect(lines.slice(0, 3)).toEqual([
    '# mine',
    'PORT=4000',
    'CONTENTFUL_DELIVERY_TOKEN=delivery-token-of-apikey-1',
  ]);
  expect(lines).toContain(`WEBHOOK_SECRET=${standIn.space.secret}`);
  expect(lines.join()).not.toContain(MANAGEMENT_TOKEN);
  expect(statSync(path).mode & 0o077).toBe(0);
});

test('asks before it writes, and without a terminal to ask at writes nothing', async () => {
  const { status, err } = await provision([]);
  expect(status).toBe(2);
  expect(err).toContain('Add --yes to write without being asked, or --dry-run to look first.');
  expect(standIn.calls).toEqual([]);
});

test('shows a secret that was set even when a later step fails', async () => {
  standIn.forbid(/webhook_definitions$/);
  const { status, out, err } = await provision(SITE);
  expect(status).toBe(1);
  expect(err).toContain('Could not create the webhook: the token lacks the right');
  expect(out).toContain(`\nWEBHOOK_SECRET=${standIn.space.secret}\n`);
});

test.each([
  ['no space', { CONTENTFUL_SPACE_ID: '' }, [], /Which space\?/],
  ['an unreplaced placeholder', { CONTENTFUL_SPACE_ID: '{{SPACE}}' }, [], /Which space\?/],
  ['no token', { CONTENTFUL_MANAGEMENT_TOKEN: '' }, [], /A management token is needed/],
  ['a site address with a path', {}, ['--site-url', 'https://x.example/y'], /no site address/],
  ['a short secret', { WEBHOOK_SECRET: 'short' }, [], /exactly 64 characters/],
  ['an unknown option', {}, ['--bogus'], /--bogus/],
])('a command line that is wrong is refused at once: %s', async (_, env, args, words) => {
  const { status, err } = await provision(['--yes', ...args], env);
  expect(status).toBe(2);
  expect(err).toMatch(words);
  expect(err).not.toMatch(/\n\s+at /);
  expect(standIn.calls).toEqual([]);
});

test('a space that does not exist ends with one sentence', async () => {
  const { status, err } = await provision(['--yes', '--space', 'elsewhere']);
  expect(status).toBe(1);
  expect(err).toContain('no space “elsewhere”');
  expect(err).not.toMatch(/\n\s+at /);
});
