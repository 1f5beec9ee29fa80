import pg from 'pg';
import { startPostgres, type PostgresServer } from '#tests/support/postgres.ts';
import { startTcpProxy, type TcpProxy } from '#tests/support/tcp-proxy.ts';
import { ONLY_POSTGRES, pause, placeEnv, sesEnv, until, type Fault } from './fault.ts';
import { startFakeSes } from './fake-ses.ts';
import { sendUntil } from './senders.ts';
import { serve } from './served-process.ts';
import { describeStored, inspect } from './stored.ts';

/** How soon after the new primary can be reached every inquiry has to be taken again. */
const RECOVERY_MS = 2_000;
const TARGET =
  '0 lost, 0 doubled, 0 mailed twice; whatever begins 2 s after the new primary can be reached is taken';

type Pair = { old: PostgresServer; next: PostgresServer; proxy: TcpProxy };

/** The old primary is gone, the standby takes over, and the old one is back as its standby before the proxy is turned. */
export const failOver: Fault = failOverTest(
  'A17',
  'PostgreSQL fails over behind a proxy that still hands out the old primary, now a standby',
  async ({ old, next, proxy }) => {
    await old.kill();
    await next.promote();
    await old.follow(next);
    await pause(1_000);
    proxy.targets = [next.port];
  },
);

/** As the first, but the proxy goes on handing every other connection to the standby. */
export const failOverByHalf: Fault = failOverTest(
  'A18',
  'PostgreSQL fails over, and every other connection leads to the standby for good',
  async ({ old, next, proxy }) => {
    await old.kill();
    proxy.targets = [old.port, next.port];
    await next.promote();
    await old.follow(next);
  },
);

/** The old primary's machine is gone without a word: nothing closes its connections. */
export const failOverFromSilence: Fault = failOverTest(
  'A19',
  'the primary falls silent, its connections stay open, and the standby takes over',
  async ({ old, next, proxy }) => {
    old.freeze();
    await pause(500);
    await next.promote();
    proxy.targets = [next.port];
  },
);

function failOverTest(id: string, title: string, failOverOf: (pair: Pair) => Promise<void>): Fault {
  return {
    id,
    title,
    target: TARGET,
    engines: ONLY_POSTGRES,
    async run({ place, long, subject }) {
      const old = await startPostgres();
      const name = new URL(await old.createDatabase()).pathname;
      const next = await old.startStandby();
      await waitForStandby(old);
      const proxy = await startTcpProxy([old.port]);
      const ses = await startFakeSes();
      const at = (port: number) => ({ ...place, url: `postgres://site@127.0.0.1:${port}${name}` });
      const served = await serve(subject, { ...placeEnv(at(proxy.port)), ...sesEnv(ses.url) });
      let isOver = false;
      const sending = sendUntil({
        ports: [served.port],
        clients: long ? 64 : 24,
        pauseMs: 20,
        enough: () => isOver,
      });
      await pause(1_000);
      await failOverOf({ old, next, proxy });
      const reachableAtMs = performance.now();
      await pause(RECOVERY_MS + 3_000);
      isOver = true;
      const report = await sending;
      const state = await inspect(at(next.port), report.acknowledged);
      const mailed = () => new Set(ses.taken.map(({ number }) => number)).size;
      // A lease whose own commit was cut off runs out after a minute.
      const areMailed = await until(() => mailed() >= state.rows, 90_000);
      served.kill('SIGTERM');
      await served.ended;
      proxy.close();
      await ses.close();
      await old.kill();
      await Promise.all([old.stop(), next.stop()]);

      const late = report.refusedAtMs.filter((atMs) => atMs > reachableAtMs + RECOVERY_MS);
      const lastMs = Math.round(Math.max(0, ...report.refusedAtMs) - reachableAtMs);
      const { sound, words } = describeStored(state);
      return {
        ok:
          sound &&
          areMailed &&
          ses.taken.length === mailed() &&
          late.length === 0 &&
          report.strange.length === 0,
        measured: `${report.acknowledged.length} acknowledged in ${report.tries} tries, ${late.length} refused late (the last began ${lastMs} ms after): ${words}, ${ses.taken.length - mailed()} mailed twice, ${state.rows - mailed()} not mailed`,
      };
    },
  };
}

/** From now on the primary answers only what its standby has on disk too: nothing answered can be lost. */
async function waitForStandby(primary: PostgresServer): Promise<void> {
  const client = new pg.Client(`postgres://site@127.0.0.1:${primary.port}/postgres`);
  await client.connect();
  await client.query(`alter system set synchronous_standby_names = '*'`);
  await client.query('select pg_reload_conf()');
  await client.end();
}
