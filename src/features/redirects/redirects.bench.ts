import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRedirects } from './server/redirects.ts';
import { openSiteDatabase } from '#server/open-site-database.ts';
import { systemClock as clock } from '#server/store/store.ts';
import { ask } from '#bench/ask.ts';
import type { Bench } from '#bench/bench.ts';
import { openEmulator, openSite, untilQuiet } from '#bench/open-site.ts';
import { residentMb } from '#bench/process-figures.ts';
import { timesInTurns } from '#bench/times-in-turns.ts';

const ROWS = 10_000;
const PAGES = ['/', '/machines', '/machines/divi-wp'];
const UNKNOWN = '/no-such-page';
const TIMES = 2_000;
/** Each is rendered. */
const UNKNOWN_TIMES = 300;
const MOST_GROWTH = 1.05;
const MOST_ADDED_MS = 1;
const log = () => undefined;

/** A folder of data that holds so many redirects. */
async function dataWith(rows: number): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vending-site-'));
  const database = await openSiteDatabase({ url: null, dataDir, log });
  const redirects = await openRedirects({
    ...{ database, clock, log },
    tellOthers: async () => undefined,
  });
  const given = Array.from({ length: rows }, (_, at) => ({
    line: at + 1,
    text: '',
    rule: { from: `/old/${at}`, kind: 'exact' as const, to: '/machines', status: 301 as const },
  }));
  await redirects.save({ given, pages: [], mayReplace: true });
  redirects.close();
  await database.close();
  return dataDir;
}

/** The same kept pages of a site without redirects and of one with as many as a large move brings. */
export const redirectRows: Bench = {
  name: 'redirects',
  title: `Pages beside ${ROWS.toLocaleString('en')} redirects`,
  async run(say) {
    const emulator = await openEmulator();
    const open = async (rows: number) => openSite(emulator, { DATA_DIR: await dataWith(rows) });
    const sites: [Awaited<ReturnType<typeof open>>, Awaited<ReturnType<typeof open>>] = [
      await open(0),
      await open(ROWS),
    ];
    say('waiting until every page is built and compressed');
    for (const site of sites) await untilQuiet(site);
    const times = await timesInTurns(sites, PAGES, TIMES, say);
    const [unknown] = await timesInTurns(sites, [UNKNOWN], UNKNOWN_TIMES, say, 404);
    const addedMs = unknown![1] - unknown![0];
    const old = await ask(`${sites[1].url}/old/${ROWS - 1}`);
    if (old.status !== 301) throw new Error(`An old address answers ${old.status}`);
    const memoryMb = sites.map(({ pid }) => residentMb(pid));
    for (const { stop } of sites) await stop();
    await emulator.close();
    const growths = times.map(([without, beside]) => beside / without);
    const most = Math.max(...growths);
    return {
      heads: ['address', 'no redirects, ms', `${ROWS.toLocaleString('en')}, ms`, 'growth'],
      rows: [
        ...PAGES.map((path, at) => [
          path,
          ...times[at]!.map((ms) => ms.toFixed(3)),
          growths[at]!.toFixed(2),
        ]),
        [UNKNOWN, ...unknown!.map((ms) => ms.toFixed(3)), (unknown![1] / unknown![0]).toFixed(2)],
        [
          'memory of the process, MB',
          ...memoryMb.map((mb) => mb.toFixed(0)),
          (memoryMb[1]! / memoryMb[0]!).toFixed(2),
        ],
      ],
      targets: [
        {
          what: 'pages from memory, growth of the worst',
          limit: `≤ ${MOST_GROWTH}`,
          measured: most.toFixed(2),
          met: most <= MOST_GROWTH,
        },
        {
          what: 'added to an unknown address, ms',
          limit: `≤ ${MOST_ADDED_MS}`,
          measured: addedMs.toFixed(3),
          met: addedMs <= MOST_ADDED_MS,
        },
      ],
      notes: [
        `Medians of ${TIMES.toLocaleString('en')} answers each from memory and ${UNKNOWN_TIMES} of the unknown address, in turns. That a page from memory never looks at a redirect is a test (src/features/redirects/answers.long.test.ts).`,
      ],
    };
  },
};
