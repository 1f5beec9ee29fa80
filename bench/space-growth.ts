import { startEmulator, type Emulator } from 'contentful-emulator';
import { median } from '#tests/support/percentile.ts';
import { ask } from './ask.ts';
import { under, type Bench, type Say } from './bench.ts';
import { openSite, untilQuiet } from './open-site.ts';
import { residentMb } from './process-figures.ts';
import { spaceWithPosts } from './sample-space.ts';
import { timesInTurns, type Pair } from './times-in-turns.ts';

const PAGES = ['/', '/machines', '/machines/divi-wp', '/blog', '/blog/bench-post-1'];
const SIZES = [10, 10_000] as const;
const STARTS = 3;
const CACHED_TIMES = 1_000;
const UNCACHED_TIMES = 40;
const MOST_CACHED = 1.2;
const MOST_UNCACHED = 2;

/** The same pages on a small and on a large space: what a visitor notices of the size of the catalogue. */
export const spaceGrowth: Bench = {
  name: 'growth',
  title: `A space of ${SIZES[0]} posts and one of ${SIZES[1].toLocaleString('en')}`,
  async run(say) {
    const spaces = await both((size) =>
      startEmulator({ space: spaceWithPosts(SIZES[size]), port: 0, previewPort: 0 }),
    );
    const startMs = await startsOf(spaces, say);
    say('waiting until every page is built and compressed');
    const keeping = await both((size) => openSite(spaces[size]));
    for (const site of keeping) await untilQuiet(site);
    const memoryMb = await both(async (size) => residentMb(keeping[size].pid));
    const cachedMs = await timesInTurns(keeping, PAGES, CACHED_TIMES, (path) =>
      say(`${path}, cached`),
    );
    await both((size) => keeping[size].stop());
    const rendering = await both((size) => openSite(spaces[size], {}, { keepsPages: false }));
    const renderedMs = await timesInTurns(rendering, PAGES, UNCACHED_TIMES, (path) =>
      say(`${path}, rendered`),
    );
    await both((size) => rendering[size].stop());
    await both((size) => spaces[size].close());
    const mostCached = Math.max(...cachedMs.map(growth));
    const mostRendered = Math.max(...renderedMs.map(growth));
    return {
      heads: ['', ...SIZES.map((size) => `${size.toLocaleString('en')} posts`), 'growth'],
      rows: [
        ...PAGES.map((path, at) => row(`${path}, cached, ms`, cachedMs[at]!, 2)),
        ...PAGES.map((path, at) => row(`${path}, rendered, ms`, renderedMs[at]!, 1)),
        row('start to first answer, ms', startMs, 0),
        row('memory once all is built, MB', memoryMb, 0),
      ],
      targets: [
        under('cached pages, growth of the worst', mostCached, MOST_CACHED, 2),
        under('rendered pages, growth of the worst', mostRendered, MOST_UNCACHED, 2),
      ],
      notes: [
        'Both sites are asked in turns. Posts are what grows without end; lists of machines and products show all they have, so their pages grow with them by nature.',
      ],
    };
  },
};

async function both<T>(act: (size: 0 | 1) => Promise<T>): Promise<Pair<T>> {
  return [await act(0), await act(1)];
}

const growth = ([small, large]: Pair): number => large / small;

const row = (what: string, pair: Pair, digits: number): string[] => [
  what,
  ...pair.map((figure) => figure.toFixed(digits)),
  growth(pair).toFixed(2),
];

async function startsOf(spaces: Pair<Emulator>, say: Say): Promise<Pair> {
  const tookMs: Pair<number[]> = [[], []];
  for (let start = 1; start <= STARTS; start += 1) {
    say(`start ${start} of ${STARTS}`);
    await both(async (size) => {
      const startedAtMs = performance.now();
      const site = await openSite(spaces[size]);
      await ask(`${site.url}/`);
      tookMs[size].push(performance.now() - startedAtMs);
      await site.stop();
    });
  }
  return [median(tookMs[0]), median(tookMs[1])];
}
