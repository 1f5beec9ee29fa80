import { PATHS_WITHOUT_PARTS } from '../support/public-paths.ts';
import { REACT_FILE, startScriptRuns, touchEveryPart } from '../support/page-parts.ts';
import { expect, test } from '../support/site-test.ts';
import { unseenTexts } from '../support/unseen-texts.ts';

test('what is scrolled to rises into view, and is there in the end', async ({ page }) => {
  await page.goto('/products');
  await startScriptRuns(page);
  await page.mouse.wheel(0, 10);
  await expect.poll(async () => (await unseenTexts(page)).length).toBeGreaterThan(0);
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 300) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }
  });
  await expect.poll(() => unseenTexts(page)).toEqual([]);
});

test('a page without parts runs no React, whatever is done on it', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  for (const path of PATHS_WITHOUT_PARTS) {
    await page.goto(path);
    await touchEveryPart(page);
    await page.mouse.move(200, 200);
    await page.mouse.wheel(0, 2_000);
    await page.locator('button[data-theme-switch]').first().click();
    await page.keyboard.press('Tab');
    await page.waitForLoadState('networkidle');
  }
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((path) => REACT_FILE.test(path))).toEqual([]);
});
