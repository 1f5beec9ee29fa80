import type { Page } from '@playwright/test';
import { touchEveryPart } from '../support/page-parts.ts';
import { PUBLIC_PATHS, UNLISTED_PATHS } from '../support/public-paths.ts';
import { expect, test } from '../support/site-test.ts';
import { smallTargets } from '../support/small-targets.ts';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

async function openPage(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await touchEveryPart(page);
}

// Seen failing without `touch-area` and what `touch:` says: 495 targets on 27 pages.
for (const path of [
  ...PUBLIC_PATHS,
  ...UNLISTED_PATHS,
  '/machines?kind=locker&temperature=frozen',
  '/search?q=nothing+like+it',
  '/contact?about=machine:divi-wp',
  '/tools/fit?door-width=0',
  '/offline',
  '/not-found',
])
  test(`a thumb finds everything that can be pressed on ${path}`, async ({ page }) => {
    if (path === '/offline') await page.goto(path);
    else await openPage(page, path);
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll('main details'))
        fold.toggleAttribute('open', true);
    });
    expect(await smallTargets(page)).toEqual([]);
  });

test('a thumb finds everything that lies open over a page', async ({ page }) => {
  await openPage(page, '/machines/divi-wp');
  await page.getByRole('button', { name: 'Open menu' }).click();
  expect(await smallTargets(page, 'dialog:modal')).toEqual([]);
  await page.keyboard.press('Escape');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('button', { name: 'Dismiss' })).toBeVisible();
  expect(await smallTargets(page, '[aria-label=Notifications]')).toEqual([]);
  await page
    .getByRole('link', { name: /^Open larger picture/u })
    .first()
    .click();
  expect(await smallTargets(page, 'dialog:modal')).toEqual([]);
});
