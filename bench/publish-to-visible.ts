import { setTimeout as pause } from 'node:timers/promises';
import { median } from '#tests/support/percentile.ts';
import { ask } from './ask.ts';
import { under, type Bench } from './bench.ts';
import { openQuietSite } from './open-site.ts';

const MACHINE = 'sample-machine-04-coolfront';
const PAGES = ['/machines/coolfront', '/machines'];
const ROUNDS = 10;
const LONGEST_MS = 2_000;
const GIVE_UP_MS = 20_000;

/** From the moment an editor publishes until a visitor's request shows it. */
export const publishToVisible: Bench = {
  name: 'publish',
  title: 'From publishing to a page that shows it',
  async run(say) {
    const { site, emulator, close } = await openQuietSite(say);
    const tookMs = new Map<string, number[]>(PAGES.map((path) => [path, []]));
    const serviceMs: number[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      say(`publication ${round} of ${ROUNDS}`);
      const title = `Coolfront ${round}`;
      emulator.edit(MACHINE, 'title', title);
      const startedAtMs = performance.now();
      emulator.publish(MACHINE);
      await Promise.all(
        PAGES.map(async (path) => tookMs.get(path)!.push(await untilShown(path, title))),
      );
      const answer = await ask(`${emulator.url}/spaces/${emulator.spaceId}/entries/${MACHINE}`, {
        Authorization: `Bearer ${emulator.deliveryToken}`,
      });
      serviceMs.push(answer.tookMs);
      await pause(500);

      async function untilShown(path: string, text: string): Promise<number> {
        while (performance.now() - startedAtMs < GIVE_UP_MS) {
          const page = await fetch(site.url + path);
          if ((await page.text()).includes(text)) return performance.now() - startedAtMs;
          await pause(5);
        }
        return GIVE_UP_MS;
      }
    }
    await close();
    const worst = Math.max(...[...tookMs.values()].flat());
    return {
      heads: ['page', 'median ms', 'longest ms', 'median, times one answer of the service'],
      rows: [...tookMs].map(([path, times]) => [
        path,
        median(times).toFixed(0),
        Math.max(...times).toFixed(0),
        (median(times) / median(serviceMs)).toFixed(0),
      ]),
      targets: [under('longest time to a page that shows it', worst, LONGEST_MS, 0, ' ms')],
      notes: [`One answer of the delivery service took ${median(serviceMs).toFixed(1)} ms.`],
    };
  },
};
