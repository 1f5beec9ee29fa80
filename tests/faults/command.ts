import { parseArgs } from 'node:util';
import { findPostgres, startPostgres, type PostgresServer } from '#tests/support/postgres.ts';
import { allFaults } from './all-faults.ts';
import { runFault, whyNot } from './run-fault.ts';
import type { Subject } from './served-process.ts';

/*
 * npm run test:faults [-- --only A1,B3] [-- --engine sqlite|postgresql] [-- --site]; npm run test:faults:long
 * Does harm to the site and prints a table: test, target, measured. --site takes the built site instead of the
 * inquiry path alone for the tests that can do with either.
 */
const { values: asked } = parseArgs({
  options: {
    long: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    engine: { type: 'string', default: '' },
    site: { type: 'boolean', default: false },
  },
});
const subject: Subject = asked.site ? 'site' : 'intake';
const only = asked.only.split(',').filter(Boolean);
const found = findPostgres();
if (found.reason !== null) console.log(`Skipped on PostgreSQL: ${found.reason}`);

// Ended from outside, it still clears up: processes under test end with it (served-process.ts).
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(
    signal,
    () => void (postgres?.stop() ?? Promise.resolve()).finally(() => process.exit(143)),
  );
}

let postgres: PostgresServer | null = null;
let failures = 0;
console.log('| Test | Engine | Target | Measured | |');
console.log('|---|---|---|---|---|');
for (const fault of allFaults) {
  if (only.length > 0 && !only.includes(fault.id)) continue;
  if (fault.onlyLong && !asked.long && only.length === 0) continue;
  for (const engine of fault.engines) {
    if (asked.engine !== '' && asked.engine !== engine) continue;
    if (engine === 'postgresql' && found.reason !== null) continue;
    const line = `| ${fault.id} ${fault.title} | ${engine} | ${fault.target} |`;
    const reason = whyNot(fault, subject);
    if (reason !== null) {
      console.log(`${line} ${reason} | skipped |`);
      continue;
    }
    if (engine === 'postgresql') postgres ??= await startPostgres();
    const startedAtMs = performance.now();
    const result = await runFault(fault, { engine, subject, long: asked.long, postgres }).catch(
      (error: unknown) => ({
        ok: false,
        measured: `the test itself failed: ${String(error).slice(0, 400)}`,
      }),
    );
    if (!result.ok) failures += 1;
    const seconds = ((performance.now() - startedAtMs) / 1_000).toFixed(0);
    console.log(`${line} ${result.measured} (${seconds} s) | ${result.ok ? 'ok' : 'FAILED'} |`);
  }
}
await postgres?.stop();
console.log(failures === 0 ? '\nAll held.' : `\n${failures} failed.`);
process.exit(failures === 0 ? 0 : 1);
