import { PUBLIC_PATHS } from '#tests/support/public-paths.ts';
import { memoryOf, readPages } from '../content/read-pages.ts';
import { ONLY_SQLITE, pause, placeEnv, type Fault } from '../fault.ts';
import { serve } from '../served-process.ts';
import { builtFiles, inWords, openHandles, walMb } from './holdings.ts';
import { mixedRequest } from './mixed-requests.ts';
import { createRawClient } from './raw-client.ts';

const CLIENTS = 32;
const WAL_LIMIT_MB = 64;

type Tally = { asked: number; statuses: Map<number, number>; faults: Set<string> };

/** Sends requests from..to of the mix through keep-alive connections, which are closed at the end. */
async function send(port: number, from: number, to: number, tally: Tally): Promise<void> {
  const assets = builtFiles();
  let next = from;
  const client = async () => {
    const connection = createRawClient(port);
    while (next < to) {
      const asking = mixedRequest(next++, assets);
      const status = await connection.send(asking);
      tally.asked += 1;
      tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1);
      if (status === 0 || status >= 500) tally.faults.add(`${asking.options.path} ${status}`);
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
}

export const soak: Fault = {
  id: 'E1',
  title: '1,000,000 mixed requests (20,000 in the quick run)',
  target:
    'memory after warm-up + < 10 %, no 5xx, no broken answer, handles back where they were, write-ahead log < 64 MB',
  engines: ONLY_SQLITE,
  subject: 'site',
  async run({ subject, place, long }) {
    const total = Number(process.env.SOAK_REQUESTS ?? (long ? 1_000_000 : 20_000));
    const steps = 10;
    // The sample space is a process of its own, which the requests made here do not slow down.
    const site = await serve(subject, { ...placeEnv(place), CONTENT_SOURCE: 'sample' });
    const tally: Tally = { asked: 0, statuses: new Map(), faults: new Set() };
    const memory: number[] = [];
    const handles: number[] = [];
    let wal = 0;
    try {
      // Pages that nobody has built yet may say so on a busy machine (decision 004); that is not what is asked here.
      await readPages(site.url, PUBLIC_PATHS);
      const startedAtMs = performance.now();
      for (let step = 0; step < steps; step++) {
        const size = total / steps;
        await send(site.port, step * size, (step + 1) * size, tally);
        // The site lets go of connections that were closed; what stays is held.
        await pause(1_000);
        memory.push(memoryOf(site.pid).nowMb);
        handles.push(openHandles(site.pid));
        wal = Math.max(wal, walMb(place.dataDir));
      }
      const seconds = (performance.now() - startedAtMs) / 1_000;
      // The first two tenths fill the caches; after that the higher of them is the measure.
      const warm = Math.max(memory[0]!, memory[1]!);
      const growth = Math.max(...memory.slice(2)) / warm - 1;
      const more = Math.max(...handles.slice(2)) - Math.max(handles[0]!, handles[1]!);
      return {
        ok: tally.faults.size === 0 && more <= 8 && wal < WAL_LIMIT_MB && (!long || growth < 0.1),
        measured: `${tally.asked} requests in ${seconds.toFixed(0)} s; ${inWords(tally.statuses)}; 5xx or broken: ${[...tally.faults].slice(0, 5).join(', ') || 'none'}; memory ${memory.map((mb) => mb.toFixed(0)).join(' ')} MB (${(growth * 100).toFixed(1)} %); handles ${handles.join(' ')}; log at most ${wal.toFixed(1)} MB`,
      };
    } finally {
      site.kill('SIGTERM');
      await site.ended;
    }
  },
};
