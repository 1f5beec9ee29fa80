import { setTimeout as pause } from 'node:timers/promises';
import type { Bench } from './bench.ts';
import { openQuietSite } from './open-site.ts';
import { loadWith } from './wrk.ts';

const PAGES = ['/', '/machines', '/machines/divi-wp'];
const FAILURES = ['hanging', 'server-error', 'connection-reset', 'slow'] as const;
const MACHINE = 'sample-machine-04-coolfront';
const MOST_P99_MS = 300;
const SECONDS = 3;

/** Warm pages, just made stale by a publication, while the content service cannot be read. */
export const failingService: Bench = {
  name: 'failing',
  onRequest: true,
  title: 'Warm pages while the content service fails',
  async run(say) {
    const { site, emulator, close } = await openQuietSite(say);
    const { p99Ms: wellMs } = await loadWith(`${site.url}/`, { connections: 8, seconds: SECONDS });
    const rows: string[][] = [['none', '/', '0', wellMs.toFixed(1), '1.0']];
    let worst = 0;
    let failed = 0;
    for (const failure of FAILURES) {
      for (const path of PAGES) {
        say(`${failure}: ${path}`);
        emulator.setScenario(failure);
        emulator.edit(MACHINE, 'title', `Coolfront ${failure} ${path}`);
        emulator.publish(MACHINE);
        const load = await loadWith(site.url + path, { connections: 8, seconds: SECONDS });
        worst = Math.max(worst, load.p99Ms);
        failed += load.failed;
        rows.push([
          ...[failure, path, String(load.failed), load.p99Ms.toFixed(1)],
          (load.p99Ms / wellMs).toFixed(1),
        ]);
      }
      emulator.setScenario('full');
      await pause(1_000);
    }
    await close();
    return {
      heads: ['failure', 'page', 'not 200', 'p99 ms', 'of p99 when well'],
      rows,
      targets: [
        {
          what: 'p99 of warm pages, every failure',
          limit: `< ${MOST_P99_MS} ms, none but 200`,
          measured: `${worst.toFixed(1)} ms, ${failed} others`,
          met: worst < MOST_P99_MS && failed === 0,
        },
      ],
    };
  },
};
