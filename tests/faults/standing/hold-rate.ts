import { randomUUID } from 'node:crypto';
import { median } from '#tests/support/percentile.ts';
import { PUBLIC_PATHS } from '#tests/support/public-paths.ts';
import { memoryOf, readPages, untilIdle } from '../content/read-pages.ts';
import { ONLY_SQLITE, pause, placeEnv, type Fault } from '../fault.ts';
import { toBody } from '../senders.ts';
import { serve } from '../served-process.ts';
import { describeStored, inspect } from '../stored.ts';
import { builtFiles, inWords, openHandles, walMb } from './holdings.ts';
import { mixedRequest, postInquiry } from './mixed-requests.ts';
import { createRawClient } from './raw-client.ts';

const PER_SECOND = 50;
/** One request in so many is an inquiry. */
const INQUIRY_EVERY = 50;
const WAL_LIMIT_MB = 64;
/** Visitors do not come all at once because a machine has stood still: what could not be sent by then is not made up for. */
const MADE_UP_FOR_MS = 1_000;
/** The site closes a connection that nobody uses for 75 seconds; who takes one as it closes gets no answer. */
const UNUSED_MAX_MS = 60_000;

export const holdRate: Fault = {
  id: 'E5',
  title: `${PER_SECOND} mixed requests a second for half an hour (SOAK_MINUTES), one in ${INQUIRY_EVERY} an inquiry`,
  target:
    'memory flat: the median of the last third no more than 5 % above that of the second; handles the same; write-ahead log < 64 MB; no 5xx, no broken answer; every inquiry stored once',
  engines: ONLY_SQLITE,
  subject: 'site',
  onlyLong: true,
  unavailable: () => (process.platform === 'linux' ? null : 'memory is read from /proc'),
  async run({ subject, place }) {
    const seconds = Number(process.env.SOAK_MINUTES ?? 30) * 60;
    const site = await serve(subject, { ...placeEnv(place), CONTENT_SOURCE: 'sample' });
    const files = builtFiles();
    const idle: ReturnType<typeof createRawClient>[] = [];
    const statuses = new Map<number, number>();
    const faults = new Set<string>();
    const acknowledged: string[] = [];
    const memory: number[] = [];
    const handles: number[] = [];
    let wal = 0;
    let underWay = 0;
    const ask = async (n: number) => {
      underWay += 1;
      const connection = idle.pop() ?? createRawClient(site.port);
      const message = `held ${n}`;
      const isInquiry = n % INQUIRY_EVERY === 0;
      const asking = isInquiry
        ? postInquiry(toBody({ key: randomUUID(), message }))
        : mixedRequest(n, files);
      const unusedMs = connection.unusedMs();
      if (unusedMs > UNUSED_MAX_MS) connection.close();
      const status = await connection.send(asking);
      idle.push(connection);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 0 || status >= 500)
        faults.add(
          `${asking.options.path} ${status}, connection unused for ${unusedMs.toFixed(0)} ms`,
        );
      if (isInquiry && status === 200) acknowledged.push(message);
      underWay -= 1;
    };
    try {
      await readPages(site.url, PUBLIC_PATHS);
      await untilIdle(site.pid);
      let startedAtMs = performance.now();
      let stoodStillMs = 0;
      for (let second = 0; second < seconds; second++) {
        for (let part = 0; part < PER_SECOND; part++) {
          const dueMs = (second + part / PER_SECOND) * 1_000;
          const early = dueMs - (performance.now() - startedAtMs);
          if (early > 1) await pause(early);
          if (early < -MADE_UP_FOR_MS) {
            startedAtMs -= early;
            stoodStillMs -= early;
            await pause(1);
          }
          void ask(second * PER_SECOND + part);
        }
        memory.push(memoryOf(site.pid).nowMb);
        handles.push(openHandles(site.pid));
        wal = Math.max(wal, walMb(place.dataDir));
      }
      while (underWay > 0) await pause(50);
      const tookS = (performance.now() - startedAtMs + stoodStillMs) / 1_000;
      const third = Math.floor(seconds / 3);
      const [first, second, last] = [0, 1, 2].map((n) =>
        median(memory.slice(n * third, (n + 1) * third)),
      ) as [number, number, number];
      const growth = last / second - 1;
      const more = median(handles.slice(2 * third)) - median(handles.slice(third, 2 * third));
      for (const connection of idle) connection.close();
      site.kill('SIGTERM');
      await site.ended;
      const stored = describeStored(await inspect(place, acknowledged));
      const sent = [...statuses.values()].reduce((sum, count) => sum + count, 0);
      return {
        ok: faults.size === 0 && stored.sound && growth <= 0.05 && more <= 8 && wal < WAL_LIMIT_MB,
        measured: `${sent} in ${tookS.toFixed(0)} s, of which the machine stood still for ${(stoodStillMs / 1_000).toFixed(0)}; ${inWords(statuses)}; 5xx or broken: ${[...faults].slice(0, 5).join(', ') || 'none'}; memory by thirds ${[first, second, last].map((mb) => mb.toFixed(0)).join(' ')} MB (${(growth * 100).toFixed(1)} %), at its end ${memory.at(-1)!.toFixed(0)}; handles ${Math.min(...handles)} to ${Math.max(...handles)}, + ${more}; log at most ${wal.toFixed(1)} MB; ${acknowledged.length} inquiries told they are in, ${stored.words}`,
      };
    } finally {
      site.kill('SIGKILL');
      await site.ended;
    }
  },
};
