import { setTimeout as pause } from 'node:timers/promises';
import { VISITOR_ARGS } from '#tests/support/browser-args.ts';
import { median } from '#tests/support/percentile.ts';
import { startPlainBrowser, type PlainBrowser } from '#tests/support/plain-browser.ts';
import { under, type Bench } from './bench.ts';
import { openQuietSite } from './open-site.ts';
import { bringIntoView, click, openPage, until } from './visit-page.ts';

const ROUNDS = Number(process.env['TEN_PAGES_ROUNDS'] ?? 5);
/** Where the visit begins, and the links it follows from there. */
const FIRST = '/';
const LINKS = [
  '/products',
  '/products/grocery',
  '/machines',
  '/machines/divi-wp',
  '/business-goals',
  '/business-goals/bopis',
  '/technology',
  '/about',
  '/contact',
];
/** How long the mouse rests on a link, and how long a page is looked at. */
const REST_MS = 300;
const DWELL_MS = 2_000;

/**
 * How long the processor works for the page's main thread during a visit of ten pages by mouse. With `BESIDE` set to the
 * address of another build that runs here, that one is visited in turns with ours.
 */
export const tenPages: Bench = {
  name: 'ten-pages',
  title: 'Main thread during a visit of ten pages',
  onRequest: true,
  async run(say) {
    const { site, close } = await openQuietSite(say);
    const beside = process.env['BESIDE'];
    const sides = [site.url, ...(beside ? [beside] : [])];
    const tookMs = new Map<string, number[]>(sides.map((url) => [url, []]));
    for (let round = 1; round <= ROUNDS; round += 1)
      for (const url of sides) {
        const ms = await visit(url);
        tookMs.get(url)!.push(ms);
        say(`${round} of ${ROUNDS}, ${url}: ${ms.toFixed(0)} ms`);
      }
    await close();
    const ours = median(tookMs.get(site.url)!);
    const theirs = beside ? median(tookMs.get(beside)!) : null;
    return {
      heads: ['build', 'median ms', 'range'],
      rows: sides.map((url) => {
        const all = tookMs.get(url)!;
        return [
          url === site.url ? 'ours' : 'beside',
          median(all).toFixed(0),
          `${Math.min(...all).toFixed(0)}–${Math.max(...all).toFixed(0)}`,
        ];
      }),
      targets: theirs ? [under('of the other build', ours / theirs, 1, 2)] : [],
      notes: [
        `Chromium, 1280 px, ${ROUNDS} rounds in turns, each with a browser of its own. The processor time of the renderer's main thread, summed over ${LINKS.length + 1} pages that are scrolled and looked at for ${DWELL_MS / 1_000} s each.`,
      ],
    };
  },
};

async function visit(url: string): Promise<number> {
  const browser = await startPlainBrowser([...VISITOR_ARGS]);
  try {
    await browser.send('Page.enable');
    await browser.send('Performance.enable');
    await openPage(browser, url + FIRST);
    let totalMs = 0;
    let last = { document: Number.NaN, threadMs: 0 };
    for (const path of [null, ...LINKS]) {
      if (path) await follow(browser, path);
      const now = await lookAround(browser);
      // The count begins anew with every document; a page that changes within one goes on counting.
      totalMs += now.document === last.document ? now.threadMs - last.threadMs : now.threadMs;
      last = now;
    }
    return totalMs;
  } finally {
    await browser.close();
  }
}

async function follow(browser: PlainBrowser, path: string): Promise<void> {
  const at = await bringIntoView(browser, `a[href="${path}"]`);
  await click(browser, at, REST_MS);
  const arrived = `location.pathname === '${path}' && document.readyState === 'complete'`;
  await until(() => browser.evaluate<boolean>(arrived).catch(() => false));
}

/** Scrolls through the page as it is read. Tells which document it is, and its main thread's time so far. */
async function lookAround(browser: PlainBrowser): Promise<{ document: number; threadMs: number }> {
  await pause(DWELL_MS / 2);
  await browser.evaluate('scrollBy({ top: innerHeight, behavior: "smooth" })');
  await pause(DWELL_MS / 2);
  const { metrics } = await browser.send('Performance.getMetrics');
  const all = new Map((metrics as Metric[]).map(({ name, value }) => [name, value]));
  const threadTime = all.get('ThreadTime');
  if (threadTime === undefined)
    throw new Error('This Chromium tells no processor time of its main thread');
  return { document: all.get('NavigationStart')!, threadMs: threadTime * 1_000 };
}

type Metric = { name: string; value: number };
