// Runs every suite on a fresh machine and ends with one line that counts the tests of all runners.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuild, ensureDependencies } from './prepare.mjs';
import { ensureNode, environmentFor, ROOT, run, say } from './runtime.mjs';
import { ensureSystemPackages } from './system-packages.mjs';

const node = ensureNode();
ensureSystemPackages();
ensureDependencies(node);
ensureBuild(node);

const results = join(ROOT, 'test-results/counts');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const env = environmentFor(node);

function readCounts(name, count) {
  const path = join(results, `${name}.json`);
  // A runner that died before reporting counts as one failure, never as nothing.
  if (!existsSync(path)) return { passed: 0, failed: 1, skipped: 0 };
  return count(JSON.parse(readFileSync(path, 'utf8')));
}

const SUITES = [
  {
    name: 'unit',
    command: [
      'node_modules/.bin/vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(results, 'unit.json')}`,
    ],
    count: (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    }),
  },
  {
    name: 'browser',
    command: ['node_modules/.bin/playwright', 'test', '--reporter=list,json'],
    count: ({ stats }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
    }),
  },
];

const total = { passed: 0, failed: 0, skipped: 0 };
for (const suite of SUITES) {
  say(`Suite: ${suite.name}`);
  const [command, ...args] = suite.command;
  const status = run(join(ROOT, command), args, {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, `${suite.name}.json`) },
  });
  const counts = readCounts(suite.name, suite.count);
  // A suite that failed to load has no failed test of its own, but it is a failure.
  if (status !== 0 && counts.failed === 0) counts.failed = 1;
  for (const key of Object.keys(total)) total[key] += counts[key];
}
console.log(
  `${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
