import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenSpace } from './test-support/broken-space.ts';

const COMMAND = fileURLToPath(new URL('command.ts', import.meta.url));

let folder: string;
let broken: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-doctor-'));
  broken = join(folder, 'broken.json');
  writeFileSync(broken, JSON.stringify(brokenSpace()));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command with nothing in the environment but what is given. */
function doctor(args: string[], env: Record<string, string> = {}) {
  const { PATH = '' } = process.env;
  const run = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', COMMAND, ...args],
    {
      env: { PATH, ...env },
      encoding: 'utf8',
    },
  );
  return { status: run.status, out: run.stdout, err: run.stderr };
}

test('the sample space is examined where no space is configured, and passes', () => {
  const { status, out, err } = doctor([]);
  expect({ status, err }).toEqual({ status: 0, err: '' });
  expect(out).toMatch(/^Examined the sample space\./);
  expect(out).toMatch(/0 errors, \d+ warnings, \d+ notices\n$/);
});

test('a space with errors fails, in JSON too', () => {
  expect(doctor(['--space-file', broken]).status).toBe(1);
  const { status, out } = doctor(['--space-file', broken, '--json']);
  expect(status).toBe(1);
  const { summary, findings } = JSON.parse(out) as {
    summary: { error: number };
    findings: { severity: string }[];
  };
  expect(summary.error).toBe(findings.filter(({ severity }) => severity === 'error').length);
});

test.each([
  ['an unknown option', ['--bogus'], {}, /--bogus/],
  ['a missing file', ['--space-file', '/nowhere.json'], {}, /no space file at \/nowhere\.json/],
  [
    'no space on a public site',
    [],
    { SITE_URL: 'https://www.example.com' },
    /No space is configured/,
  ],
  [
    'a management token',
    [],
    { CONTENTFUL_SPACE_ID: 'x', CONTENTFUL_DELIVERY_TOKEN: 'CFPAT-x' },
    /holds a management token/,
  ],
  ['an unusable setting', [], { PORT: 'abc' }, /PORT must be/],
])('what cannot be examined has a status of its own: %s', (_, args, env, words) => {
  const { status, out, err } = doctor(args, env);
  expect({ status, out }).toEqual({ status: 2, out: '' });
  expect(err).toMatch(words);
  expect(err).not.toMatch(/\n\s+at /);
});

test('warnings fail only when asked', () => {
  const { out } = doctor(['--sample']);
  const warnings = Number(/(\d+) warnings/.exec(out)?.[1]);
  expect(doctor(['--sample', '--strict']).status).toBe(warnings > 0 ? 1 : 0);
});
