import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { CHROMIUM, VISITOR_ARGS } from '#tests/support/browser-args.ts';
import { SCREEN_PAGES, SCREEN_THEMES, SCREEN_WIDTHS, SCREEN_HEIGHTS } from './screen-pages.ts';

/*
 * npm run screens: pictures of every page of a running sample site at four widths in both themes, written to .screens/.
 * They are looked through after a change of the design; no test compares them.
 */

const { values } = parseArgs({
  options: {
    address: { type: 'string', default: 'http://localhost:3000' },
    only: { type: 'string' },
    to: { type: 'string', default: join(import.meta.dirname, '../../.screens') },
  },
});
/** Of the page's own width: a phone's picture stays readable, a wide one becomes as wide as a phone's twice. */
const SCALE: Record<number, number> = { 390: 0.55, 768: 0.4, 1440: 0.34, 1920: 0.28 };
const QUALITY = 36;

const names = values.only?.split(',') ?? Object.keys(SCREEN_PAGES);
const jobs = names.flatMap((name) =>
  SCREEN_WIDTHS.flatMap((width) => SCREEN_THEMES.map((theme) => ({ name, width, theme }))),
);
await mkdir(values.to, { recursive: true });
const browser = await chromium.launch({
  executablePath: CHROMIUM,
  args: [...VISITOR_ARGS],
});

let bytes = 0;
async function work(): Promise<void> {
  for (let job = jobs.shift(); job; job = jobs.shift()) {
    const { name, width, theme } = job;
    const path = SCREEN_PAGES[name];
    if (path === undefined) throw new Error(`No page is named ${name}.`);
    const picture = await takeScreen(browser, {
      address: new URL(path, values.address).href,
      width,
      theme,
    });
    const small = await sharp(picture)
      .resize({ width: Math.round(width * (SCALE[width] ?? 0.5)) })
      .avif({ quality: QUALITY, effort: 2 })
      .toBuffer();
    bytes += small.length;
    await writeFile(join(values.to, `${name}-${width}-${theme}.avif`), small);
  }
}
await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work));
await browser.close();
console.log(`${names.length} pages, ${(bytes / 1e6).toFixed(1)} MB in ${values.to}`);

/** One whole page as PNG, as a visitor has it who has scrolled through: every picture there, nothing moving. */
async function takeScreen(
  browser: Browser,
  screen: { address: string; width: number; theme: 'light' | 'dark' },
): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: { width: screen.width, height: SCREEN_HEIGHTS[screen.width] ?? 900 },
    colorScheme: screen.theme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(screen.address, { waitUntil: 'load' });
  await page.evaluate(async () => {
    for (const picture of document.querySelectorAll('img')) {
      picture.loading = 'eager';
      picture.decoding = 'sync';
    }
    await document.fonts.ready;
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
    scrollTo(0, 0);
  });
  await page.waitForFunction(() =>
    [...document.images].every(
      (picture) => !picture.checkVisibility() || (picture.complete && picture.naturalWidth > 0),
    ),
  );
  // There is not yet decoded: such a picture would be missing on the picture of the page.
  await page.evaluate(async () => {
    const shown = [...document.images].filter((picture) => picture.checkVisibility());
    await Promise.all(shown.map((picture) => picture.decode().catch(() => undefined)));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  const picture = await page.screenshot({ fullPage: true });
  await context.close();
  return picture;
}
