import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './runtime.mjs';

const FILE = join(ROOT, 'docs/test-runs.md');
const MOST_ROWS = 20;

const HEAD = `# Test runs

Written by \`npm run test:all\` and \`npm run test:repeat\`, newest first, at most ${MOST_ROWS} rows. What every change must hold is not here: it is run with every change.

| Day | Commit | Suite | Passed | Failed | Skipped | Flaky | Minutes | Failed or flaky tests |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
`;

/**
 * Adds a row to docs/test-runs.md.
 * @param {string} name of the suite
 * @param run what runTests answered
 * @param {number} startedAtMs of `performance.now()`
 */
export function recordTestRun(name, { total, failures, flaky }, startedAtMs) {
  const rows = existsSync(FILE)
    ? readFileSync(FILE, 'utf8')
        .split('\n')
        .filter((line) => /^\| \d{4}-/u.test(line))
    : [];
  const minutes = ((performance.now() - startedAtMs) / 60_000).toFixed(1);
  const names = [...failures, ...flaky]
    .map((line) => stripVTControlCharacters(line).replaceAll('|', '\\|'))
    .join('<br>');
  const day = new Date().toISOString().slice(0, 10);
  const { passed, failed, skipped } = total;
  const cells = [day, commit(), name, passed, failed, skipped, flaky.length, minutes, names];
  const row = `| ${cells.join(' | ')} |`;
  writeFileSync(FILE, `${HEAD}${[row, ...rows].slice(0, MOST_ROWS).join('\n')}\n`);
}

function commit() {
  const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
  try {
    const isChanged = git('status', '--porcelain', '--', ':!docs/test-runs.md') !== '';
    return `${git('rev-parse', '--short', 'HEAD')}${isChanged ? ' and changes' : ''}`;
  } catch {
    return 'no repository';
  }
}
