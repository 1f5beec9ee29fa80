import type { Browser } from '@playwright/test';
import { SCREEN_HEIGHTS } from './screen-pages.ts';

/** One whole page as PNG, as a visitor has it who has scrolled through: every picture there, nothing moving. */
export async function takeScreen(
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
