import { expect, type Page } from '@playwright/test';

/** Parts that are hydrated when they are touched; the toaster comes with its first toast. */
const TOUCHABLE = '[data-island]:not([data-hydrate=asked])';

/** React's renderer, which comes with the first part that is touched. */
export const REACT_FILE = /\/assets\/react-[\w-]+\.js$/u;

/** Scripts that only parts need. */
export const PART_SCRIPTS = /\/assets\/(?!start-page|rolldown).*\.js$/u;

/** Waits until the start script has run, which comes by itself once the page has been painted. Touches nothing. */
export async function startScriptRuns(page: Page): Promise<void> {
  await expect(page.locator('button[data-theme-switch][aria-pressed]').first()).toBeAttached();
}

/** Waits until scripts have added to a page what they add by themselves: the word about a list that is not kept here. */
export async function scriptsHaveAdded(page: Page): Promise<void> {
  const list = page.locator('[data-project-page]:not([data-project-plain])');
  if ((await list.count()) === 0) return;
  await expect(list.locator('[data-project-notice] button').first()).toBeVisible();
}

/** Touches every part of a page that nobody changed, as a pointer does that passes over it, until all of them are hydrated. */
export async function touchEveryPart(page: Page): Promise<void> {
  await startScriptRuns(page);
  await page.evaluate((parts) => {
    for (const { firstElementChild } of document.querySelectorAll(parts))
      firstElementChild?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  }, TOUCHABLE);
  await page.waitForFunction(
    (parts) =>
      [...document.querySelectorAll(parts)].every(({ firstElementChild }) =>
        Object.keys(firstElementChild ?? {}).some((name) => name.startsWith('__reactFiber')),
      ),
    TOUCHABLE,
  );
  // Nobody else had this page: what the server drew is what the browser would have drawn.
  await expect(page.locator('[data-drawn]')).toHaveCount(0);
}
