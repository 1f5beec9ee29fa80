import { median } from '#tests/support/percentile.ts';
import { ask } from './ask.ts';
import { under, type Bench } from './bench.ts';
import { openEmulator, openSite } from './open-site.ts';
import { startBareServer } from './start-bare-server.ts';
import { loadWith } from './wrk.ts';

const ROUNDS = 3;
const MOST_P99_MS = 300;

/** From starting the process to the first whole page, and how pages fare while the others are built ahead. */
export const coldStart: Bench = {
  name: 'start',
  title: 'From a cold start to the first page',
  async run(say) {
    const emulator = await openEmulator();
    const firstMs: number[] = [];
    const bareMs: number[] = [];
    const whileWarmingMs: number[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      say(`start ${round} of ${ROUNDS}`);
      const bareStartedAtMs = performance.now();
      const bare = await startBareServer({ '/': { headers: [], body: '' } });
      await ask(`${bare.url}/`);
      bareMs.push(performance.now() - bareStartedAtMs);
      await bare.stop();
      const startedAtMs = performance.now();
      const site = await openSite(emulator);
      const answer = await ask(`${site.url}/`);
      if (answer.status !== 200) throw new Error(`The first page answers ${answer.status}`);
      firstMs.push(performance.now() - startedAtMs);
      const { p99Ms } = await loadWith(`${site.url}/`, { connections: 4, seconds: 5 });
      whileWarmingMs.push(p99Ms);
      await site.stop();
    }
    await emulator.close();
    const worst = Math.max(...whileWarmingMs);
    return {
      heads: ['', 'median ms', 'longest ms', 'times bare node:http'],
      rows: [
        ['bare node:http', median(bareMs).toFixed(0), Math.max(...bareMs).toFixed(0), '1.0'],
        [
          'the site, to its whole home page',
          median(firstMs).toFixed(0),
          Math.max(...firstMs).toFixed(0),
          (median(firstMs) / median(bareMs)).toFixed(1),
        ],
        [
          'p99 of home in the first 5 s, pages being built ahead',
          median(whileWarmingMs).toFixed(1),
          worst.toFixed(1),
          '',
        ],
      ],
      targets: [
        under('p99 of home while the other pages are built ahead', worst, MOST_P99_MS, 1, ' ms'),
      ],
    };
  },
};
