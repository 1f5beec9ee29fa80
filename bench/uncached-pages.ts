import { median } from '#tests/support/percentile.ts';
import { PUBLIC_PATHS } from '#tests/support/public-paths.ts';
import { ask } from './ask.ts';
import { under, type Bench } from './bench.ts';
import { openEmulator, openSite } from './open-site.ts';
import { processorMs } from './process-figures.ts';
import { startBareServer } from './start-bare-server.ts';

const WARM_UP = 15;
const TIMES = 40;
const MOST_PROCESSOR_MS = 15;

/** Rendering with nothing kept but content: each page many times, one after the other. */
export const uncachedPages: Bench = {
  name: 'uncached',
  title: 'Rendering a page that is not in the cache',
  async run(say) {
    const emulator = await openEmulator();
    const site = await openSite(emulator, {}, { keepsPages: false });
    const one = await ask(`${site.url}/machines`);
    const bare = await startBareServer({
      '/': { headers: ['content-type', 'text/html'], body: one.body.toString('base64') },
    });
    const bareMs: number[] = [];
    for (let time = 0; time < WARM_UP + TIMES; time += 1) {
      const { tookMs } = await ask(`${bare.url}/`);
      if (time >= WARM_UP) bareMs.push(tookMs);
    }
    for (const path of PUBLIC_PATHS) {
      say(`warming up ${path}`);
      for (let time = 0; time < WARM_UP; time += 1) await ask(site.url + path);
    }
    const rows: string[][] = [];
    const costs: number[] = [];
    for (const path of PUBLIC_PATHS) {
      say(path);
      const tookMs: number[] = [];
      const before = processorMs(site.pid);
      for (let time = 0; time < TIMES; time += 1) tookMs.push((await ask(site.url + path)).tookMs);
      const cost = (processorMs(site.pid) - before) / TIMES;
      costs.push(cost);
      rows.push([
        path,
        cost.toFixed(1),
        median(tookMs).toFixed(1),
        (median(tookMs) / median(bareMs)).toFixed(0),
      ]);
    }
    await Promise.all([site.stop(), bare.stop(), emulator.close()]);
    const measured = median(costs);
    return {
      heads: ['page', 'processor ms', 'p50 ms', 'times the bare server'],
      rows,
      targets: [under('processor time of the median page', measured, MOST_PROCESSOR_MS, 1, ' ms')],
      notes: [
        'Processor time counts every thread of the site, the collection of garbage too. Content comes from its memory.',
      ],
    };
  },
};
