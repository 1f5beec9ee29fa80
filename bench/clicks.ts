import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { VISITOR_ARGS } from '#tests/support/browser-args.ts';
import { median } from '#tests/support/percentile.ts';
import { startPlainBrowser, type PlainBrowser } from '#tests/support/plain-browser.ts';
import type { Bench } from './bench.ts';
import { openQuietSite } from './open-site.ts';
import { click, PRESS_MS, until, type Point } from './visit-page.ts';

const FROM = '/about';
const TO = '/machines';
const ROUNDS = Number(process.env['CLICKS_ROUNDS'] ?? 5);
const ROUND_TRIPS_MS = [0, 150];
/** How long a pointer rests on a link before it is pressed, in milliseconds. */
const REST_MS = 500;
const MOST_OF_UNANNOUNCED = 0.8;

/** How a visitor comes to press a link. `anew`: as `rest`, in a page that has nothing fetched ahead. */
type Way = { name: string; by: 'rest' | 'press' | 'anew' };
const WAYS: Way[] = [
  { name: 'the pointer rested on the link', by: 'rest' },
  { name: 'pressed at once', by: 'press' },
  { name: 'the pointer rested, nothing fetched ahead', by: 'anew' },
];

/**
 * From the press of a link to the largest paint of the next page, in a Chromium that no tool is attached to in a way that
 * would keep it from preparing pages.
 */
export const clicks: Bench = {
  name: 'clicks',
  title: 'From a click to the next page on the screen',
  async run(say) {
    const { site, close } = await openQuietSite(say);
    const rows: string[][] = [];
    const medians = new Map<string, number>();
    for (const roundTripMs of ROUND_TRIPS_MS) {
      const line = await openSlowLine(site.url, roundTripMs);
      const tookMs = new Map<Way, number[]>(WAYS.map((way) => [way, []]));
      for (let round = 1; round <= ROUNDS; round += 1) {
        say(`${roundTripMs} ms round trip: ${round} of ${ROUNDS}`);
        for (const way of WAYS) tookMs.get(way)!.push(await pressOnce(line.url, way));
      }
      await line.close();
      const unannounced = median(tookMs.get(WAYS.at(-1)!)!);
      for (const way of WAYS) {
        const took = tookMs.get(way)!;
        medians.set(`${way.by} ${roundTripMs}`, median(took));
        const range = `${Math.min(...took).toFixed(0)}–${Math.max(...took).toFixed(0)}`;
        const ratio = (median(took) / unannounced).toFixed(2);
        rows.push([String(roundTripMs), way.name, median(took).toFixed(0), range, ratio]);
      }
    }
    await close();
    const ratio = medians.get('rest 150')! / medians.get('anew 150')!;
    return {
      heads: ['round trip ms', 'the link is', 'median ms', 'range', 'of one fetched anew'],
      rows,
      targets: [
        {
          what: 'where the pointer rested, of a page fetched anew, at 150 ms round trip',
          limit: `≤ ${MOST_OF_UNANNOUNCED}`,
          measured: ratio.toFixed(2),
          met: ratio <= MOST_OF_UNANNOUNCED,
        },
      ],
      notes: [
        `A first visit each time: a browser of its own, ${ROUNDS} of each in turns, 1280 px. The press lasts ${PRESS_MS} ms, and the time runs from its beginning to the largest paint of the next page.`,
      ],
    };
  },
};

/** Opens a page in a new browser and goes on to the next; how long that took, in milliseconds. */
async function pressOnce(url: string, { by }: Way): Promise<number> {
  const browser = await startPlainBrowser([...VISITOR_ARGS]);
  try {
    await browser.send('Page.enable');
    await browser.send('Page.navigate', { url: url + FROM });
    const at = await until(() => browser.evaluate<Point | null>(FIND_LINK).catch(() => null));
    // The start script has run, and what it fetches ahead has come.
    await pause(3_000);
    const pressedAtMs = await press(browser, by, at);
    return (await until(() => findPaint(browser))) - pressedAtMs;
  } finally {
    await browser.close();
  }
}

/** Runs in the page: the middle of the link, once the page has loaded. */
const FIND_LINK = `(() => {
  const link = document.readyState === 'complete' && document.querySelector('header a[href="${TO}"]');
  if (!link) return null;
  const { x, y, width, height } = link.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
})()`;

/** Runs in the next page: when its largest part was painted for the visitor to see; null until it stands. */
const FIND_PAINT = `(async () => {
  if (location.pathname !== '${TO}' || document.readyState !== 'complete' || document.prerendering) return null;
  const paints = await new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries()))
      .observe({ type: 'largest-contentful-paint', buffered: true });
    setTimeout(() => resolve([]), 500);
  });
  const last = paints.at(-1);
  return last ? performance.timeOrigin + last.startTime : null;
})()`;

/** Presses the link; when it was pressed, in milliseconds since 1970. */
async function press(browser: PlainBrowser, by: Way['by'], at: Point): Promise<number> {
  if (by === 'anew')
    await browser.evaluate(`document.querySelector('script[type=speculationrules]').remove()`);
  return click(browser, at, by === 'press' ? 0 : REST_MS);
}

/** A page that was prepared is another one to the inspector than the page that was left. */
async function findPaint(browser: PlainBrowser): Promise<number | null> {
  const found = await Promise.all(
    (['first', 'prepared'] as const).map((where) =>
      Promise.race([
        browser.evaluate<number | null>(FIND_PAINT, where).catch(() => null),
        // What was asked of a page that is being left is never answered.
        pause(2_000, null),
      ]),
    ),
  );
  return found.find((paint) => typeof paint === 'number') ?? null;
}

/** A line to a server that takes its time. */
type SlowLine = { url: string; close(): Promise<void> };

/**
 * Stands between a browser and a site and hands everything on late, in the order in which it came.
 * @param url of the site
 * @param roundTripMs what the line adds to a question and its answer together
 */
async function openSlowLine(url: string, roundTripMs: number): Promise<SlowLine> {
  const { hostname, port } = new URL(url);
  const open = new Set<Socket>();
  const server = createServer((visitor) => {
    const site = connect(Number(port), hostname);
    for (const [from, to] of [
      [visitor, site],
      [site, visitor],
    ] as const) {
      open.add(from);
      from.setNoDelay(true);
      from.on('data', (bytes) => setTimeout(() => to.write(bytes), roundTripMs / 2));
      from.on('error', () => from.destroy());
      from.on('close', () => {
        open.delete(from);
        setTimeout(() => to.end(), roundTripMs / 2);
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
