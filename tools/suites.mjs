// The suites by name: which command runs each, and how its report is read.
import { existsSync } from 'node:fs';
import {
  failedJourneys,
  failedUnits,
  flakyJourneys,
  lastPages,
  skippedJourneys,
} from './suite-reports.mjs';
import { CHROMIUM, FIREFOX, HEADLESS_SHELL } from './system-packages.mjs';

/** Tests of vitest: a project of vitest.config.ts, or what `args` choose. */
function units(name, args = ['run', '--project', name], env = {}) {
  return {
    name,
    env,
    command: (report) => [
      'node_modules/.bin/vitest',
      ...args,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    count: (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    }),
    failures: failedUnits,
  };
}

/** Tests of Playwright. */
function journeys(name, args) {
  return {
    name,
    env: {},
    cannotRun: lacks(
      [CHROMIUM, HEADLESS_SHELL],
      'Chromium is not installed (Debian: apt-get install chromium chromium-headless-shell)',
    ),
    command: () => ['node_modules/.bin/playwright', 'test', '--reporter=list,json', ...args],
    count: ({ stats }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
    }),
    failures: failedJourneys,
    flaky: flakyJourneys,
    skips: skippedJourneys,
    details: lastPages,
  };
}

/** @returns {() => string | null} the reason not to run, where one of the files is not there */
function lacks(files, reason) {
  return () => (files.every((file) => existsSync(file)) ? null : reason);
}

const UNITS = units('units', ['run', '--project', 'units', '--project', 'pages']);

/** What every change must hold: `npm test`. */
export const GATE = [UNITS, journeys('journeys', ['--project=site', '--grep=@gate'])];

/** Everything: `npm run test:all`, in the order it is run. */
export const ALL = [
  UNITS,
  units('long'),
  // Every test of a store once more on the other engine.
  units('postgres', ['related', '--run', 'tests/support/stores.ts'], { TEST_ENGINE: 'postgresql' }),
  // Every property once more on other values.
  units('random', ['related', '--run', 'tests/support/property.ts'], { TEST_RANDOM: '1' }),
  units('faults'),
  {
    ...units('firefox'),
    cannotRun: lacks([FIREFOX], 'Firefox is not installed (Debian: apt-get install firefox-esr)'),
  },
  journeys('journeys', ['--project=site']),
  journeys('look', ['--project=look']),
  journeys('gallery', ['--project=gallery']),
  {
    name: 'lighthouse',
    env: {},
    cannotRun: lacks([CHROMIUM], 'Chromium is not installed (Debian: apt-get install chromium)'),
    command: (report, node) => [node, 'tests/lighthouse/command.ts', `--report=${report}`],
    count: ({ passed, failed }) => ({ passed, failed, skipped: 0 }),
    failures: ({ verdicts }) =>
      verdicts.flatMap(({ path, complaints }) =>
        complaints.map((complaint) => `Lighthouse: ${path}: ${complaint}`),
      ),
  },
];
