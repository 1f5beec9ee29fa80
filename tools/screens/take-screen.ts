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
    // The browser's own name without a window counts as a machine reader, which gets every panel expanded.
    userAgent: `Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Safari/537.36`,
  });
  const page = await context.newPage();
  // So does a browser that says it is driven.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'webdriver', { get: () => false });
  });
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
