import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { placeEnv, sesEnv } from '#tests/faults/fault.ts';
import { serve } from '#tests/faults/served-process.ts';
import { findPostgres, startPostgres } from '#tests/support/postgres.ts';
import type { Bench } from './bench.ts';
import { barePostgres, bareSqlite, type BareReport } from './intake-bare-inserts.ts';
import { loadIntake, type LoadReport } from './intake-load.ts';

const SECONDS = 5;
const CONNECTIONS = 64;
const LEAST_PER_SECOND = 1_000;
const MOST_P99_MS = 100;
/** Nothing listens there: every mail fails at once. */
const DOWN = 'http://127.0.0.1:9';

type Measured = { engine: string; bare: BareReport; load: LoadReport };

/**
 * Taking inquiries in while the mailer is down, beside bare durable inserts on the same disk in the same run. Disks
 * differ and change from minute to minute: the ratio is the result.
 */
export const inquiryIntake: Bench = {
  name: 'intake',
  title: 'Taking inquiries in',
  async run(say) {
    say('SQLite');
    const measured = [await measure('SQLite', null, (folder) => bareSqlite(folder, SECONDS))];
    const { reason } = findPostgres();
    say(reason === null ? 'PostgreSQL' : `Skipped on PostgreSQL: ${reason}`);
    if (reason === null) {
      const postgres = await startPostgres();
      const url = await postgres.createDatabase();
      const bareUrl = await postgres.createDatabase();
      measured.push(await measure('PostgreSQL', url, () => barePostgres(bareUrl, SECONDS)));
      await postgres.stop();
    }
    const slowest = Math.min(...measured.map(({ load }) => load.perSecond));
    const longest = Math.max(...measured.map(({ load }) => load.p99Ms));
    return {
      heads: [
        ...['Engine', 'Bare durable inserts, one by one', 'Inquiries acknowledged', 'Not 200'],
        'Ratio',
      ],
      rows: measured.map(({ engine, bare, load }) => [
        engine,
        `${bare.perSecond.toFixed(0)}/s, p50 ${bare.p50Ms.toFixed(2)} ms`,
        `${load.perSecond.toFixed(0)}/s, p50 ${load.p50Ms.toFixed(1)} ms, p99 ${load.p99Ms.toFixed(1)} ms`,
        load.failures,
        (load.perSecond / bare.perSecond).toFixed(2),
      ]),
      targets: [
        {
          what: `acknowledged inquiries at ${CONNECTIONS} connections, mailer down, on the slower store`,
          limit: `≥ ${LEAST_PER_SECOND}/s, p99 < ${MOST_P99_MS} ms where a durable write takes at most 4 ms`,
          measured: `${slowest.toFixed(0)}/s, p99 ${longest.toFixed(1)} ms`,
          met: slowest >= LEAST_PER_SECOND && longest < MOST_P99_MS,
        },
      ],
    };
  },
};

async function measure(
  engine: string,
  url: string | null,
  insertBare: (folder: string) => Promise<BareReport>,
): Promise<Measured> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'bench-intake-'));
  const bare = await insertBare(folder.path);
  const env = { ...placeEnv({ url, dataDir: folder.path }), ...sesEnv(DOWN) };
  const served = await serve('intake', env);
  await loadIntake(served.port, CONNECTIONS, 2);
  const load = await loadIntake(served.port, CONNECTIONS, SECONDS);
  served.kill('SIGTERM');
  await served.ended;
  return { engine, bare, load };
}
