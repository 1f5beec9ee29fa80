import { startPostgres } from '#tests/support/postgres.ts';
import { ONLY_POSTGRES, pause, placeEnv, type Fault } from './fault.ts';
import { sendUntil } from './senders.ts';
import { serve } from './served-process.ts';
import { describeStored, inspect } from './stored.ts';

/** Longer than a connection is doubted after, shorter than a visitor's form waits. */
const STANDS_STILL_MS = 3_000;
const LOST = 'A database connection was lost';

/** As on a host with too much to do: nothing is closed, nothing refused, and everything is answered late. */
export const slowDatabase: Fault = {
  id: 'A20',
  title: 'PostgreSQL stands still for 3 s, again and again',
  target: '0 refused, 0 lost, 0 doubled, no connection told as lost',
  engines: ONLY_POSTGRES,
  async run({ place, long, subject }) {
    const server = await startPostgres();
    const own = { ...place, url: await server.createDatabase() };
    const served = await serve(subject, { ...placeEnv(own), LOG_LEVEL: 'warn' });
    let isOver = false;
    const sending = sendUntil({
      ports: [served.port],
      clients: long ? 64 : 16,
      pauseMs: 20,
      enough: () => isOver,
    });
    for (let times = 0; times < (long ? 10 : 2); times += 1) {
      await pause(1_000);
      server.freeze();
      await pause(STANDS_STILL_MS);
      server.thaw();
    }
    await pause(1_000);
    isOver = true;
    const report = await sending;
    const state = await inspect(own, report.acknowledged);
    served.kill('SIGTERM');
    await served.ended;
    await server.stop();
    const told = served.output().split(LOST).length - 1;
    const { sound, words } = describeStored(state);
    return {
      ok: sound && report.refused503 === 0 && report.strange.length === 0 && told === 0,
      measured: `${report.acknowledged.length} acknowledged in ${report.tries} tries, ${report.refused503} refused, ${told} connections told as lost: ${words}`,
    };
  },
};
