import { startEmulator } from '#emulator/start-emulator.ts';
import { median } from '#tests/support/percentile.ts';
import { ask } from './ask.ts';
import type { Bench, Say } from './bench.ts';
import { openSite, untilQuiet } from './open-site.ts';
import { residentMb } from './process-figures.ts';
import { spaceWithPosts } from './sample-space.ts';

const PAGES = ['/', '/machines', '/machines/divi-wp', '/blog', '/blog/bench-post-1'];
const SMALL = 10;
const LARGE = 10_000;
const CACHED_TIMES = 400;
const UNCACHED_TIMES = 40;
const WARM_UP = 15;
const MOST_CACHED = 1.2;
const MOST_UNCACHED = 2;

type Figures = {
  startMs: number;
  memoryMb: number;
  cachedMs: number[];
  uncachedMs: number[];
};

/** The same pages on a small and on a large space: what a visitor notices of the size of the catalogue. */
export const spaceGrowth: Bench = {
  name: 'growth',
  title: `A space of ${SMALL} posts and one of ${LARGE.toLocaleString('en')}`,
  async run(say) {
    const small = await measure(SMALL, say);
    const large = await measure(LARGE, say);
    const growth = (of: (figures: Figures) => number) => of(large) / of(small);
    const cached = PAGES.map((_, at) => growth((figures) => figures.cachedMs[at]!));
    const uncached = PAGES.map((_, at) => growth((figures) => figures.uncachedMs[at]!));
    const row = (what: string, of: (figures: Figures) => number, digits: number) => [
      what,
      of(small).toFixed(digits),
      of(large).toFixed(digits),
      growth(of).toFixed(2),
    ];
    return {
      heads: ['', `${SMALL} posts`, `${LARGE.toLocaleString('en')} posts`, 'growth'],
      rows: [
        ...PAGES.map((path, at) => row(`${path}, cached, ms`, ({ cachedMs }) => cachedMs[at]!, 2)),
        ...PAGES.map((path, at) =>
          row(`${path}, rendered, ms`, ({ uncachedMs }) => uncachedMs[at]!, 1),
        ),
        row('start to first answer, ms', ({ startMs }) => startMs, 0),
        row('memory once all is built, MB', ({ memoryMb }) => memoryMb, 0),
      ],
      targets: [
        {
          what: 'cached pages, median growth',
          limit: `< ${MOST_CACHED}`,
          measured: `${median(cached).toFixed(2)} (${Math.max(...cached).toFixed(2)} at most)`,
          met: median(cached) < MOST_CACHED,
        },
        {
          what: 'rendered pages, growth of the worst',
          limit: `< ${MOST_UNCACHED}`,
          measured: Math.max(...uncached).toFixed(2),
          met: Math.max(...uncached) < MOST_UNCACHED,
        },
      ],
      notes: [
        'Posts are what grows without end; lists of machines and products show all they have, so their pages grow with them by nature.',
      ],
    };
  },
};

async function measure(posts: number, say: Say): Promise<Figures> {
  const emulator = await startEmulator({ space: spaceWithPosts(posts), port: 0, previewPort: 0 });
  say(`${posts} posts: start`);
  const startedAtMs = performance.now();
  const site = await openSite(emulator);
  await ask(`${site.url}/`);
  const startMs = performance.now() - startedAtMs;
  await untilQuiet(site);
  const memoryMb = residentMb(site.pid);
  say(`${posts} posts: cached pages`);
  const cachedMs = await timesOf(site.url, CACHED_TIMES);
  await site.stop();
  const rendering = await openSite(emulator, { PAGE_CACHE: 'off' });
  say(`${posts} posts: rendered pages`);
  const uncachedMs = await timesOf(rendering.url, UNCACHED_TIMES);
  await rendering.stop();
  await emulator.close();
  return { startMs, memoryMb, cachedMs, uncachedMs };
}

async function timesOf(url: string, times: number): Promise<number[]> {
  const medians: number[] = [];
  for (const path of PAGES) {
    const tookMs: number[] = [];
    for (let time = 0; time < WARM_UP + times; time += 1) {
      const answer = await ask(url + path);
      if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`);
      if (time >= WARM_UP) tookMs.push(answer.tookMs);
    }
    medians.push(median(tookMs));
  }
  return medians;
}
