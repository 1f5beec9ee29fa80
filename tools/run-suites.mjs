import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** How a test file says that it cannot run all of its tests here. */
const SAID_SKIPPED = /^Skipped\b.*: .+$/u;

/**
 * Runs the suites one after another and sums up what their reports say.
 *
 * A suite (see suites.mjs) has a `name`, the path of its `report`, `count` and `failures` and, where it has them, `flaky`,
 * `skips` and `details` of that report, and `cannotRun`, which answers the reason why it cannot run on this machine, or
 * null. A test that passed at its second try only is flaky: it counts as passed and is named.
 * @param {(suite) => Promise<{ status: number, lines: string[] }>} start runs a suite to its end, and answers what it wrote
 * @param {(line: string) => void} say
 * @param {number} mostFlaky how many flaky tests are borne; one more is a failure
 * @returns {Promise<{ total: Counts, failures: string[], flaky: string[], lines: string[] }>} `lines` is the summary
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 */
export async function runSuites(suites, start, say, mostFlaky = Infinity) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const failures = [];
  const flaky = [];
  const skips = [];
  const details = [];
  for (const suite of suites) {
    const reason = suite.cannotRun?.() ?? null;
    if (reason !== null) {
      say(`Suite: ${suite.name}: skipped: ${reason}`);
      total.skipped += 1;
      skips.push(`the suite ${suite.name}: ${reason}`);
      continue;
    }
    say(`Suite: ${suite.name}`);
    const { status, lines } = await start(suite);
    const read = readReport(suite);
    // A suite that failed to load has no failed test of its own, but it is a failure.
    if (status !== 0 && read.counts.failed === 0) {
      read.counts.failed = 1;
      read.failures.push(`${suite.name}: the runner ended with status ${status}`);
    }
    for (const key of Object.keys(total)) total[key] += read.counts[key];
    failures.push(...read.failures);
    flaky.push(...read.flaky);
    skips.push(...read.skips, ...saidSkipped(lines));
    details.push(...read.details);
  }
  if (flaky.length > mostFlaky) {
    total.failed += 1;
    failures.push(`flaky tests: ${flaky.length}, at most ${mostFlaky} are borne`);
  }
  return {
    total,
    failures,
    flaky,
    lines: [
      ...details,
      ...listed('Skipped:', skips),
      // Named once more at the end: a long log is read from its last lines.
      ...listed('Failed:', failures),
      ...listed(`Flaky: ${flaky.length}`, flaky),
      `${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`,
    ],
  };
}

function readReport(suite) {
  // A runner that died before reporting counts as one failure, never as nothing.
  if (!existsSync(suite.report)) {
    return {
      counts: { passed: 0, failed: 1, skipped: 0 },
      failures: [`${suite.name}: the runner ended without a report`],
      flaky: [],
      skips: [],
      details: [],
    };
  }
  const report = JSON.parse(readFileSync(suite.report, 'utf8'));
  return {
    counts: suite.count(report),
    failures: suite.failures(report),
    flaky: suite.flaky?.(report) ?? [],
    skips: suite.skips?.(report) ?? [],
    details: suite.details?.(report) ?? [],
  };
}

/** The reasons for skipped tests among what a runner wrote, each once. */
function saidSkipped(lines) {
  const said = lines.map((line) => stripVTControlCharacters(line).trim());
  return [...new Set(said.filter((line) => SAID_SKIPPED.test(line)))].map((line) =>
    line.replace(/^Skipped:? /u, ''),
  );
}

function listed(title, items) {
  return items.length === 0 ? [] : [title, ...items.map((item) => `  ${item}`)];
}
