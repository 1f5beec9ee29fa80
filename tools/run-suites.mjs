import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** How a test file says that it cannot run all of its tests here. */
const SAID_SKIPPED = /^Skipped\b.*: .+$/u;

/**
 * Runs the suites one after another and sums up what their reports say.
 *
 * A suite has a `name`, a `command`, the path of its `report`, `count`, `failures` and, where it has them, `skips` and
 * `details` of that report, and `cannotRun`, which answers the reason why it cannot run on this machine, or null.
 * @param {(suite) => Promise<{ status: number, lines: string[] }>} start runs a suite to its end, and answers what it wrote
 * @returns {Promise<{ total: { passed: number, failed: number, skipped: number }, lines: string[] }>} the summary as lines
 */
export async function runSuites(suites, start, say) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const failures = [];
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
    skips.push(...read.skips, ...saidSkipped(lines));
    details.push(...read.details);
  }
  return {
    total,
    lines: [
      ...details,
      ...listed('Skipped:', skips),
      // Named once more at the end: a long log is read from its last lines.
      ...listed('Failed:', failures),
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
      skips: [],
      details: [],
    };
  }
  const report = JSON.parse(readFileSync(suite.report, 'utf8'));
  return {
    counts: suite.count(report),
    failures: suite.failures(report),
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
