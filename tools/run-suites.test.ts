import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runSuites } from './run-suites.mjs';

type Counts = { passed: number; failed: number; skipped: number };
type Suite = {
  name: string;
  report: string;
  cannotRun?: () => string | null;
  count: (report: Counts) => Counts;
  failures: () => string[];
  skips?: () => string[];
  flaky?: () => string[];
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'suites-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function suite(name: string, counts: Partial<Counts> | null, more: Partial<Suite> = {}): Suite {
  const report = join(folder, `${name}.json`);
  const all = { passed: 0, failed: 0, skipped: 0, ...counts };
  if (counts !== null) writeFileSync(report, JSON.stringify(all));
  return { name, report, count: (read) => read, failures: () => [], ...more };
}

const ends =
  (status: number, lines: string[] = []) =>
  async () => ({ status, lines });
const quiet = () => undefined;

test('adds up the tests of all suites in the last line', async () => {
  const suites = [suite('unit', { passed: 3, skipped: 1 }), suite('browser', { passed: 2 })];
  const { lines } = await runSuites(suites, ends(0), quiet);
  expect(lines).toEqual(['5 passed, 0 failed, 1 skipped']);
});

test('a suite that cannot run is not started, says why, and counts as skipped', async () => {
  const said: string[] = [];
  const started: string[] = [];
  const suites = [
    suite('unit', { passed: 1 }),
    suite('browser', null, { cannotRun: () => 'Chromium is not installed' }),
  ];
  const { total, lines } = await runSuites(
    suites,
    async ({ name }) => (started.push(name), { status: 0, lines: [] }),
    (line) => said.push(line),
  );
  expect(started).toEqual(['unit']);
  expect(said.at(-1)).toBe('Suite: browser: skipped: Chromium is not installed');
  expect(total).toEqual({ passed: 1, failed: 0, skipped: 1 });
  expect(lines).toEqual([
    'Skipped:',
    '  the suite browser: Chromium is not installed',
    '1 passed, 0 failed, 1 skipped',
  ]);
});

test('names at the end why tests inside a suite were skipped, each reason once', async () => {
  const written = [
    'stdout | server/x.test.ts',
    '\u001B[90mSkipped on PostgreSQL: the store: PostgreSQL is not installed\u001B[39m',
    'Skipped on PostgreSQL: the store: PostgreSQL is not installed',
    'Skipped: A9 fsync fails: strace is not installed',
    ' ↓ server/x.test.ts (3 tests | 3 skipped)',
  ];
  const suites = [suite('unit', { skipped: 4 }, { skips: () => ['a.spec.ts:1: x: no reason'] })];
  const { lines } = await runSuites(suites, ends(0, written), quiet);
  expect(lines.slice(0, -1)).toEqual([
    'Skipped:',
    '  a.spec.ts:1: x: no reason',
    '  on PostgreSQL: the store: PostgreSQL is not installed',
    '  A9 fsync fails: strace is not installed',
  ]);
});

test('a runner that dies is a failure, with a report and without', async () => {
  const suites = [suite('unit', { passed: 9 }), suite('browser', null)];
  const { total, lines } = await runSuites(suites, ends(3), quiet);
  expect(total).toEqual({ passed: 9, failed: 2, skipped: 0 });
  expect(lines).toContain('  unit: the runner ended with status 3');
  expect(lines).toContain('  browser: the runner ended without a report');
});

test('a test that passed at its second try is named, and more than are borne fail', async () => {
  const suites = [suite('browser', { passed: 5 }, { flaky: () => ['a.spec.ts:1: x', 'b', 'c'] })];
  const borne = await runSuites(suites, ends(0), quiet, 3);
  expect(borne.lines).toEqual([
    'Flaky: 3',
    '  a.spec.ts:1: x',
    '  b',
    '  c',
    '5 passed, 0 failed, 0 skipped',
  ]);
  const { lines } = await runSuites(suites, ends(0), quiet, 2);
  expect(lines.slice(0, 2)).toEqual(['Failed:', '  flaky tests: 3, at most 2 are borne']);
  expect(lines.at(-1)).toBe('5 passed, 1 failed, 0 skipped');
});
