import type { Browser } from '@playwright/test';
import { median } from '#tests/support/percentile.ts';
import { PUBLIC_PATHS } from '#tests/support/public-paths.ts';
import { under, type Bench } from './bench.ts';
import { openVisitedSite } from './open-site.ts';

const LOADS = 100;
const SHARE_DUE = 0.95;
const MOST_SHIFT = 0.01;
const bytesPerSecond = (mbit: number) => (mbit * 1e6) / 8;
const LINES = {
  '10 Mbit, 40 ms': { latency: 40, throughput: bytesPerSecond(10) },
  'a phone: 1.6 Mbit, 150 ms': { latency: 150, throughput: bytesPerSecond(1.6) },
};
/** After the load event, until late pictures and fonts have come. */
const SETTLE_MS = 500;

type Visit = { hasFont: boolean; shift: number; firstPaintMs: number; largestPaintMs: number };

/** A first visit, nothing kept, on two lines: whether the text font is there, and whether text moves. */
export const firstVisit: Bench = {
  name: 'first-visit',
  title: 'First visit on an ordinary line',
  onRequest: true,
  async run(say) {
    const { site, browser, close } = await openVisitedSite(say);
    const lines: { name: string; visits: Visit[] }[] = [];
    for (const [name, line] of Object.entries(LINES)) {
      const visits: Visit[] = [];
      for (let load = 0; load < LOADS; load += 1) {
        const path = PUBLIC_PATHS[load % PUBLIC_PATHS.length]!;
        visits.push(await visit(browser, site.url + path, line));
        if (load % 20 === 19) say(`${name}: ${load + 1} of ${LOADS} loads`);
      }
      lines.push({ name, visits });
    }
    await close();
    const results = lines.map(({ name, visits }) => {
      const middle = (what: 'firstPaintMs' | 'largestPaintMs') =>
        median(visits.map((each) => each[what])).toFixed(0);
      return {
        name,
        withFont: visits.filter(({ hasFont }) => hasFont).length,
        shift: Math.max(...visits.map((each) => each.shift)),
        paints: [middle('firstPaintMs'), middle('largestPaintMs')],
      };
    });
    return {
      heads: [
        'line',
        'loads',
        'in the text font',
        'largest shift',
        'first paint ms',
        'largest paint ms',
      ],
      rows: results.map(({ name, withFont, shift, paints }) => [
        name,
        LOADS,
        withFont,
        shift.toFixed(4),
        ...paints,
      ]),
      targets: results.flatMap(({ name, withFont, shift }) => [
        {
          what: `loads that show the text font, ${name}`,
          limit: `≥ ${SHARE_DUE * LOADS} of ${LOADS}`,
          measured: String(withFont),
          met: withFont >= SHARE_DUE * LOADS,
        },
        under(`largest layout shift of a load, ${name}`, shift, MOST_SHIFT, 4),
      ]),
      notes: [
        `Chromium, 1280 by 900, every public page in turn, paints at the median. Looked at ${SETTLE_MS} ms after the load event.`,
      ],
    };
  },
};

async function visit(
  browser: Browser,
  url: string,
  { latency, throughput }: { latency: number; throughput: number },
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await page.addInitScript(() => {
    const seen = { shift: 0, largest: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as { value?: number }).value ?? 0;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) seen.largest = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLE_MS);
  const measured = await page.evaluate(() => {
    const widthIn = (family: string) => {
      const probe = document.createElement('span');
      probe.textContent = 'mmmmmmmmmmiiiiiiiiii@@@@@';
      probe.style.cssText = `position:absolute;visibility:hidden;white-space:nowrap;font:400 100px ${family}`;
      document.body.append(probe);
      const { width } = probe.getBoundingClientRect();
      probe.remove();
      return width;
    };
    const { seen } = window as unknown as { seen: { shift: number; largest: number } };
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return {
      hasFont: widthIn("'Geist Variable', monospace") !== widthIn('monospace'),
      shift: seen.shift,
      firstPaintMs: paint?.startTime ?? Number.NaN,
      largestPaintMs: seen.largest,
    };
  });
  await context.close();
  return measured;
}
