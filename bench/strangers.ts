import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '#tests/support/percentile.ts';
import { atMost, type Bench } from './bench.ts';
import { openQuietSite } from './open-site.ts';

const READERS = 100;
/** A reader asks for the page again this long after it has come. */
const PAUSE_MS = 200;
const QUIET_MS = 5_000;
const REQUESTS = 200;
const MOST_LATER_MS = 50;

const MACHINES =
  'divi-wp option-2-wall-mount coolfront frost duo locker-10-cell locker-20-cell'.split(' ');
const LIST = MACHINES.map((machine) => `machine=${machine}:99`).join('&');

/** What is made for one address alone, by kind. */
const KINDS: Record<string, (at: number) => string> = {
  'project list as PDF': (at) => `/project.pdf?${LIST}&n=${at}`,
  search: (at) => `/search?q=${'locker+'.repeat(140)}${at}`,
  payback: (at) => `/tools/payback?visitors=${at + 100}`,
  'locker size': (at) => `/tools/locker-size?parcels=${at + 50}`,
  fit: (at) => `/tools/fit?machine=duo&door-width=${900 + at}&door-height=2000`,
  compare: (at) => `/machines/compare?machine=duo&machine=frost&n=${at}`,
  filters: (at) => `/machines?place=indoor&size=large&n=${at}`,
  'data of a page': (at) => `/machines.data?n=${at}`,
  'unknown address': (at) => `/no-such-page-${at}`,
  card: (at) => `/social/machines/${MACHINES[at % MACHINES.length]}.jpg?n=${at}`,
};
const EACH = Object.values(KINDS);

/** Pages in memory while strangers ask for what has to be made for each. */
export const strangers: Bench = {
  name: 'strangers',
  title: `A page in memory for ${READERS} readers, beside ${REQUESTS} requests at once for what is made for each`,
  async run(say) {
    const { site, close } = await openQuietSite(say);
    const agent = new Agent({ keepAlive: true });
    const read = () =>
      new Promise<number>((resolve, reject) => {
        const startedAtMs = performance.now();
        get(`${site.url}/`, { agent, headers: { 'Accept-Encoding': 'br' } }, (answer) => {
          answer.resume();
          answer.on('end', () => resolve(performance.now() - startedAtMs));
        }).on('error', reject);
      });
    const readUntil = async (hasEnded: () => boolean): Promise<number[]> => {
      const tookMs: number[] = [];
      const reader = async (_: unknown, at: number) => {
        await pause((at * PAUSE_MS) / READERS);
        while (!hasEnded()) {
          tookMs.push(await read());
          await pause(PAUSE_MS);
        }
      };
      await Promise.all(Array.from({ length: READERS }, reader));
      return tookMs;
    };
    const readFor = (ms: number) => {
      const endsAtMs = performance.now() + ms;
      return readUntil(() => performance.now() >= endsAtMs);
    };

    say('readers alone');
    await readFor(QUIET_MS / 2);
    const usual = percentile(await readFor(QUIET_MS), 0.99);
    const rows: string[][] = [['nobody else', '', usual.toFixed(1), '']];
    const later: number[] = [];
    const mixed = (at: number) => EACH[at % EACH.length]!(at);
    for (const [kind, address] of Object.entries({ ...KINDS, 'all of these': mixed })) {
      say(kind);
      const sender = fork(join(import.meta.dirname, 'send-at-once.ts'));
      await once(sender, 'message');
      let hasEnded = false;
      const reading = readUntil(() => hasEnded);
      await pause(2 * PAUSE_MS);
      sender.send(Array.from({ length: REQUESTS }, (_, at) => site.url + address(at)));
      const [statuses] = (await once(sender, 'message')) as [number[]];
      sender.kill();
      hasEnded = true;
      const p99 = percentile(await reading, 0.99);
      later.push(p99 - usual);
      const refused = statuses.filter((status) => status === 503).length;
      rows.push([kind, String(refused), p99.toFixed(1), (p99 - usual).toFixed(1)]);
    }
    agent.destroy();
    await close();
    const most = Math.max(...later);
    return {
      heads: ['beside the readers', 'of them refused', 'p99 of the page, ms', 'later, ms'],
      rows,
      targets: [atMost('the page later at the 99th percentile, ms', most, MOST_LATER_MS, 1)],
      notes: [
        'All requests come from one address over connections of their own, from a process of their own on the same two processors.',
      ],
    };
  },
};
