/*
 * npm run test:repeat -- 10           the tests of `npm test` ten times in a row
 * npm run test:repeat -- 10 --busy    with every core kept busy by another process
 *
 * Names each test that failed or was flaky at least once, with how often, and adds a row to docs/test-runs.md.
 */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { recordTestRun } from './record-test-run.mjs';
import { runTests } from './run-tests.mjs';
import { say, stopWith } from './runtime.mjs';
import { GATE } from './suites.mjs';
import { ensureSystemPackages, GATE_PACKAGES } from './system-packages.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { busy: { type: 'boolean', default: false } },
});
const times = Number(positionals[0] ?? 10);
if (!Number.isInteger(times) || times < 1) {
  stopWith(`"${positionals[0]}" is no number of runs. Try: npm run test:repeat -- 10 --busy`);
}

ensureSystemPackages(GATE_PACKAGES, true);

/** Ends with the pipe to us, however we end. */
const BUSY = `
  process.stdin.on('end', () => process.exit()).resume();
  setInterval(() => { for (const end = Date.now() + 50; Date.now() < end; ); });
`;
if (values.busy) {
  for (let core = 0; core < availableParallelism(); core += 1) {
    spawn(process.execPath, ['-e', BUSY], { stdio: ['pipe', 'ignore', 'inherit'] }).unref();
  }
}

const startedAtMs = performance.now();
const all = { total: { passed: 0, failed: 0, skipped: 0 }, failures: [], flaky: [] };
for (let round = 1; round <= times; round += 1) {
  say(`Run ${round} of ${times}`);
  const { total, failures, flaky } = await runTests(GATE, process.execPath);
  for (const key of Object.keys(total)) all.total[key] += total[key];
  all.failures.push(...failures);
  all.flaky.push(...flaky);
  say(`${total.passed} passed, ${total.failed} failed, ${flaky.length} flaky`);
}

const counted = (lines) =>
  Object.entries(Object.groupBy(lines, (line) => line)).map(
    ([line, same]) => `${same.length} of ${times}: ${line}`,
  );
const run = { ...all, failures: counted(all.failures), flaky: counted(all.flaky) };
recordTestRun(`npm test, ${times} times${values.busy ? ', cores busy' : ''}`, run, startedAtMs);
for (const line of [...run.failures, ...run.flaky]) console.log(`  ${line}`);
const { passed, failed, skipped } = all.total;
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
