import type { Page } from '@playwright/test';
import { median } from '#tests/support/percentile.ts';
import type { Bench } from './bench.ts';
import { openVisitedSite } from './open-site.ts';

const FROM = '/about';
const TO = '/machines';
const ROUNDS = 3;
const ROUND_TRIPS_MS = [0, 150];
/** How long a pointer rests on a link before it is pressed, in milliseconds. */
const REST_MS = 500;
const MOST_OF_WITHOUT = 0.5;

type Case = { name: string; rests: boolean };
const AHEAD: Case = { name: 'pointer rested on the link', rests: true };
const AT_ONCE: Case = { name: 'pressed at once', rests: false };

/** From the press to the frame that shows the next page, in Chromium. */
export const clicks: Bench = {
  name: 'clicks',
  title: 'From a click to the next page on the screen',
  async run(say) {
    const { site, browser, close } = await openVisitedSite(say);
    const rows: string[][] = [];
    const medians = new Map<string, number>();
    for (const roundTripMs of ROUND_TRIPS_MS) {
      for (const each of [AHEAD, AT_ONCE]) {
        say(`${roundTripMs} ms round trip: ${each.name}`);
        const tookMs: number[] = [];
        for (let round = 0; round < ROUNDS; round += 1) {
          const context = await browser.newContext({
            baseURL: site.url,
            viewport: { width: 1280, height: 900 },
            reducedMotion: 'reduce',
          });
          tookMs.push(await clickOnce(await context.newPage(), each, roundTripMs));
          await context.close();
        }
        medians.set(`${each.name} ${roundTripMs}`, median(tookMs));
      }
      const atOnce = medians.get(`${AT_ONCE.name} ${roundTripMs}`)!;
      for (const { name } of [AHEAD, AT_ONCE]) {
        const took = medians.get(`${name} ${roundTripMs}`)!;
        rows.push([String(roundTripMs), name, took.toFixed(0), (took / atOnce).toFixed(2)]);
      }
    }
    await close();
    const ahead = medians.get(`${AHEAD.name} 150`)! / medians.get(`${AT_ONCE.name} 150`)!;
    return {
      heads: ['round trip ms', 'case', 'median ms', 'of one pressed at once'],
      rows,
      targets: [
        {
          what: 'with the page fetched ahead, of without, at 150 ms round trip',
          limit: `≤ ${MOST_OF_WITHOUT}`,
          measured: ahead.toFixed(2),
          met: ahead <= MOST_OF_WITHOUT,
        },
      ],
    };
  },
};

async function clickOnce(page: Page, { rests }: Case, roundTripMs: number): Promise<number> {
  await page.goto(FROM);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTripMs,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  const link = page.locator(`header a[href="${TO}"]`).first();
  if (rests) {
    await link.hover();
    await page.waitForTimeout(REST_MS);
  }
  const box = (await link.boundingBox())!;
  const startedAtMs = await page.evaluate(() => Date.now());
  // A press that no pointer announced: the mouse arrives with it, or the key is struck.
  if (rests) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  else await link.evaluate((element: HTMLElement) => element.click());
  await page.waitForFunction(
    (path) => location.pathname === path && document.querySelector('main h1') !== null,
    TO,
    { polling: 'raf' },
  );
  const shownAtMs = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(Date.now())));
      }),
  );
  return shownAtMs - startedAtMs;
}
