/*
 * npm test                  every suite, on a fresh machine too; the last line counts the tests of all runners
 * npm test -- --no-install  without installing Debian packages; what needs them is skipped
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { ensureBuild, ensureDependencies } from './prepare.mjs';
import { runSuites } from './run-suites.mjs';
import { ensureNode, environmentFor, ROOT, say } from './runtime.mjs';
import { failedJourneys, failedUnits, lastPages, skippedJourneys } from './suite-reports.mjs';
import { CHROMIUM, ensureSystemPackages, HEADLESS_SHELL } from './system-packages.mjs';

const node = ensureNode();
ensureSystemPackages(!process.argv.includes('--no-install'));
ensureDependencies(node);
ensureBuild(node);

const results = join(ROOT, 'test-results/counts');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const withoutChromium = () =>
  existsSync(CHROMIUM) && existsSync(HEADLESS_SHELL)
    ? null
    : 'Chromium is not installed (Debian: apt-get install chromium chromium-headless-shell)';

const SUITES = [
  {
    name: 'unit',
    report: join(results, 'unit.json'),
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
    report: join(results, 'browser.json'),
    cannotRun: withoutChromium,
    command: ['node_modules/.bin/playwright', 'test', '--reporter=list,json'],
    count: ({ stats }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
    }),
    failures: failedJourneys,
    skips: skippedJourneys,
    details: lastPages,
  },
  {
    name: 'lighthouse',
    report: join(results, 'lighthouse.json'),
    cannotRun: withoutChromium,
    command: [node, 'tests/lighthouse/command.ts', `--report=${join(results, 'lighthouse.json')}`],
    count: ({ passed, failed }) => ({ passed, failed, skipped: 0 }),
    failures: ({ verdicts }) =>
      verdicts.flatMap(({ path, complaints }) =>
        complaints.map((complaint) => `Lighthouse: ${path}: ${complaint}`),
      ),
  },
];

/** Runs a suite with our output, and keeps the lines of it. */
async function start({ command: [command, ...args], report }) {
  const child = spawn(resolve(ROOT, command), args, {
    cwd: ROOT,
    stdio: ['inherit', 'pipe', 'inherit'],
    env: {
      ...environmentFor(node),
      ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
  });
  const lines = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line);
    console.log(line);
  });
  const status = await new Promise((done) => {
    child.on('close', (code) => done(code ?? 1));
  });
  return { status, lines };
}

const { total, lines } = await runSuites(SUITES, start, say);
for (const line of lines) console.log(line);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
