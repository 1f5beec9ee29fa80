import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { serve, type Subject } from '#tests/faults/served-process.ts';
import { placeEnv, sesEnv } from '#tests/faults/fault.ts';
import { findPostgres, startPostgres } from '#tests/support/postgres.ts';
import { barePostgres, bareSqlite, type BareReport } from './intake-bare-inserts.ts';
import { loadIntake } from './intake-load.ts';

/*
 * node bench/intake.ts [--seconds 10] [--connections 64] [--site]
 * Taking inquiries in while the mailer is down, beside bare durable inserts on the same disk in the same run.
 * Disks differ and change from minute to minute: the ratio is the result.
 */
const { values: asked } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    connections: { type: 'string', default: '64' },
    site: { type: 'boolean', default: false },
  },
});
const seconds = Number(asked.seconds);
const connections = Number(asked.connections);
const subject: Subject = asked.site ? 'site' : 'intake';
/** Nothing listens there: every mail fails at once. */
const DOWN = 'http://127.0.0.1:9';

const words = (report: BareReport) =>
  `${report.perSecond.toFixed(0)}/s, p50 ${report.p50Ms.toFixed(2)} ms`;

async function measure(
  engine: string,
  url: string | null,
  bare: (folder: string) => Promise<BareReport>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-intake-'));
  try {
    const before = await bare(folder);
    const served = await serve(subject, { ...placeEnv({ url, dataDir: folder }), ...sesEnv(DOWN) });
    await loadIntake(served.port, connections, 2);
    const load = await loadIntake(served.port, connections, seconds);
    served.kill('SIGTERM');
    await served.ended;
    console.log(
      `| ${engine} | ${words(before)} | ${load.perSecond.toFixed(0)}/s, p50 ${load.p50Ms.toFixed(1)} ms, p99 ${load.p99Ms.toFixed(1)} ms | ${load.failures} | ${(load.perSecond / before.perSecond).toFixed(2)} |`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

console.log(`Inquiries over HTTP, ${connections} connections, ${seconds} s, mailer down\n`);
console.log(
  '| Engine | Bare durable inserts, one by one | Inquiries acknowledged | Not 200 | Ratio |',
);
console.log('|---|---|---|---|---|');
await measure('SQLite', null, (folder) => bareSqlite(folder, Math.min(seconds, 5)));
const found = findPostgres();
if (found.reason !== null) console.log(`Skipped on PostgreSQL: ${found.reason}`);
else {
  const postgres = await startPostgres();
  const url = await postgres.createDatabase();
  const bareUrl = await postgres.createDatabase();
  await measure('PostgreSQL', url, () => barePostgres(bareUrl, Math.min(seconds, 5)));
  await postgres.stop();
}
process.exit(0);
