import type { Page } from '@playwright/test';
import { PATHS_WITHOUT_PARTS, PUBLIC_PATHS } from '../support/public-paths.ts';
import { REACT_FILE, startScriptRuns, touchEveryPart } from '../support/page-parts.ts';
import { expect, test } from '../support/site-test.ts';

/** Texts of the page's sections that a picture of the whole page would not show, though nobody has closed them. */
function unseenTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, li, dt, dd)')]
      .filter((element) => {
        const text = element.innerText.trim();
        // Said to assistive technology, shown in dialogs and in answers, or standing beside the slide that is shown.
        const isElsewhere = element.closest('.sr-only, dialog, details, [popover], noscript');
        const { width, height } = element.getBoundingClientRect();
        return text !== '' && !isElsewhere && width > 0 && height > 0;
      })
      .filter((element) => {
        for (let at: Element | null = element; at; at = at.parentElement) {
          const { opacity, visibility, contentVisibility } = getComputedStyle(at);
          if (Number(opacity) < 1 || visibility !== 'visible' || contentVisibility === 'hidden')
            return true;
          // Left out until it comes near the view.
          if (contentVisibility === 'auto') return true;
        }
        return false;
      })
      .map((element) => element.innerText.slice(0, 60)),
  );
}

// Seen failing with `watchReveal` hiding what lies below the window once the page has loaded.
for (const path of PUBLIC_PATHS)
  test(`a picture of all of ${path} shows the text of every section right after it has loaded`, async ({
    page,
  }) => {
    await page.goto(path);
    expect(await unseenTexts(page)).toEqual([]);
    await startScriptRuns(page);
    await page.screenshot({ fullPage: true });
    expect(await unseenTexts(page)).toEqual([]);
  });

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
