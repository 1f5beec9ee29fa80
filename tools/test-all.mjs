/*
 * npm run test:all                          every suite, about an hour; each adds a row to docs/test-runs.md
 * npm run test:all -- --suite faults,firefox    these alone
 * npm run test:all -- --from journeys       this one and those after it: to go on where a run ended
 * npm run test:all -- --no-install          without installing Debian packages
 */
import { parseArgs } from 'node:util';
import { recordTestRun } from './record-test-run.mjs';
import { runTests } from './run-tests.mjs';
import { say, stopWith } from './runtime.mjs';
import { ALL } from './suites.mjs';
import { ALL_PACKAGES, ensureSystemPackages } from './system-packages.mjs';

const { values } = parseArgs({
  options: {
    suite: { type: 'string' },
    from: { type: 'string' },
    'no-install': { type: 'boolean', default: false },
  },
});
const names = ALL.map(({ name }) => name);
const asked = values.suite?.split(',') ?? names.slice(values.from ? names.indexOf(values.from) : 0);
const unknown = [...asked, ...(values.from ? [values.from] : [])].filter(
  (name) => !names.includes(name),
);
if (unknown.length > 0) {
  stopWith(`There is no suite ${unknown.join(', ')}. There are: ${names.join(', ')}.`);
}

ensureSystemPackages(ALL_PACKAGES, !values['no-install']);

const runs = [];
for (const suite of ALL.filter(({ name }) => asked.includes(name))) {
  const startedAtMs = performance.now();
  const run = await runTests([suite], process.execPath);
  recordTestRun(suite.name, run, startedAtMs);
  runs.push({ suite, run });
}
for (const { suite, run } of runs) {
  say(`Suite: ${suite.name}`);
  for (const line of run.lines) console.log(line);
}
const sum = (key) => runs.reduce((all, { run }) => all + run.total[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
process.exit(sum('failed') === 0 && sum('passed') > 0 ? 0 : 1);
