// Runs every suite on a fresh machine and ends with one line that counts the tests of all runners.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureBuild, ensureDependencies } from './prepare.mjs';
import { ensureNode, environmentFor, ROOT, run, say } from './runtime.mjs';
import { ensureSystemPackages } from './system-packages.mjs';

const node = ensureNode();
ensureSystemPackages();
ensureDependencies(node);
ensureBuild(node);

/** A page of ours has a few hundred; its head and what fills its first screens tell most. */
const MOST_PAGE_LINES = 120;

const results = join(ROOT, 'test-results/counts');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const env = environmentFor(node);

function readReport(suite) {
  const path = join(results, `${suite.name}.json`);
  // A runner that died before reporting counts as one failure, never as nothing.
  if (!existsSync(path)) {
    return {
      counts: { passed: 0, failed: 1, skipped: 0 },
      failures: [`${suite.name}: the runner ended without a report`],
      details: [],
    };
  }
  const report = JSON.parse(readFileSync(path, 'utf8'));
  return {
    counts: suite.count(report),
    failures: suite.failures(report),
    details: suite.details?.(report) ?? [],
  };
}

/** Names and first error lines of failed unit tests, from vitest's report. */
function failedUnits(report) {
  return report.testResults.flatMap((file) => [
    ...(file.status === 'failed' && file.assertionResults.length === 0
      ? [`${file.name}: ${firstLine(file.message)}`]
      : []),
    ...file.assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${file.name}: ${test.fullName}: ${firstLine(test.failureMessages[0])}`),
  ]);
}

/** Names and first error lines of failed browser tests, from Playwright's report. */
function failedJourneys(report) {
  return failedSpecs(report).map(
    (spec) => `${nameOf(spec)}: ${firstLine(spec.tests[0]?.results[0]?.error?.message)}`,
  );
}

/** What the page of each failed browser test held at its end: a log is often all there is of a run. */
function lastPages(report) {
  return failedSpecs(report).flatMap((spec) => {
    const context = spec.tests[0]?.results[0]?.attachments?.find(
      ({ name, path }) => name === 'error-context' && path && existsSync(path),
    );
    const [, page] =
      /^```yaml\n(.*?)^```$/msu.exec(context ? readFileSync(context.path, 'utf8') : '') ?? [];
    if (!page) return [];
    const lines = page.trimEnd().split('\n');
    const left = lines.length - MOST_PAGE_LINES;
    return [
      `The page where ${nameOf(spec)} failed:`,
      ...lines.slice(0, MOST_PAGE_LINES).map((line) => `  ${line}`),
      ...(left > 0 ? [`  and ${left} more lines`] : []),
    ];
  });
}

function failedSpecs(report) {
  const inside = (suite) => [
    ...(suite.specs ?? []).filter((spec) => !spec.ok),
    ...(suite.suites ?? []).flatMap(inside),
  ];
  return report.suites.flatMap(inside);
}

function nameOf({ file, line, title }) {
  return `${file}:${line}: ${title}`;
}

function firstLine(message) {
  return String(message ?? 'no message').split('\n')[0];
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
    failures: failedUnits,
  },
  {
    name: 'browser',
    command: ['node_modules/.bin/playwright', 'test', '--reporter=list,json'],
    count: ({ stats }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
    }),
    failures: failedJourneys,
    details: lastPages,
  },
  {
    name: 'lighthouse',
    command: [node, 'tests/lighthouse/command.ts', `--report=${join(results, 'lighthouse.json')}`],
    count: ({ passed, failed }) => ({ passed, failed, skipped: 0 }),
    failures: ({ verdicts }) =>
      verdicts.flatMap(({ path, complaints }) =>
        complaints.map((complaint) => `Lighthouse: ${path}: ${complaint}`),
      ),
  },
];

const total = { passed: 0, failed: 0, skipped: 0 };
const failed = [];
for (const suite of SUITES) {
  say(`Suite: ${suite.name}`);
  const [command, ...args] = suite.command;
  const status = run(resolve(ROOT, command), args, {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, `${suite.name}.json`) },
  });
  const { counts, failures, details } = readReport(suite);
  // A suite that failed to load has no failed test of its own, but it is a failure.
  if (status !== 0 && counts.failed === 0) {
    counts.failed = 1;
    failures.push(`${suite.name}: the runner ended with status ${status}`);
  }
  for (const key of Object.keys(total)) total[key] += counts[key];
  failed.push(...failures);
  for (const line of details) console.log(line);
}
// Named once more at the end: a long log is read from its last lines.
if (failed.length > 0) console.log(`Failed:\n${failed.map((line) => `  ${line}`).join('\n')}`);
console.log(
  `${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
