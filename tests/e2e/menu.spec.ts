import type { Page } from '@playwright/test';
import { startScriptRuns } from '../support/page-parts.ts';
import { expect, test } from '../support/site-test.ts';

const PHONE = { width: 390, height: 700 };
test.use({ viewport: PHONE });

const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

/** Opens the menu, which needs no script for that. */
async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(menuOf(page)).toBeVisible();
}

/** Turns the wheel beside the panel, over the page, and says how far the page has moved once it has heard of that. */
async function scrollByWheel(page: Page): Promise<number> {
  await page.mouse.move(10, 300);
  const moved = await page.evaluateHandle(() => ({
    soon: new Promise<number>((resolve) =>
      addEventListener(
        'wheel',
        // A page that scrolls has begun to in the frame after.
        () => requestAnimationFrame(() => requestAnimationFrame(() => resolve(scrollY))),
        { once: true },
      ),
    ),
  }));
  await page.mouse.wheel(0, 400);
  return moved.evaluate(({ soon }) => soon);
}

test(
  'the menu keeps the focus inside, answers Escape, and gives the focus back',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto('/machines');
    await openMenu(page);
    await expect.poll(() => menuOf(page).evaluate((menu) => menu.matches(':modal'))).toBe(true);
    const count = await menuOf(page).getByRole('link').count();
    for (let press = 0; press < count + 5; press += 1) {
      await page.keyboard.press('Tab');
      // Past its last control the focus goes to the browser's own, which the page sees as its body.
      const isBehind = await page.evaluate(
        () =>
          document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(isBehind).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(menuOf(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  },
);

test('the page behind the menu stays still, and the menu goes with the page', async ({ page }) => {
  await page.goto('/machines');
  await openMenu(page);
  await expect.poll(() => menuOf(page).evaluate((menu) => menu.matches(':modal'))).toBe(true);
  expect(await scrollByWheel(page)).toBe(0);
  await menuOf(page).getByRole('link', { name: 'Technology' }).click();
  await expect(page).toHaveURL(/\/technology$/u);
  await expect(menuOf(page)).toBeHidden();
  // Again until it moves: a page that has just come scrolls to its own top, and slow machines paint late.
  await expect.poll(() => scrollByWheel(page)).toBeGreaterThan(0);
});

test('the menu closes when the window grows so wide that the links stand in the header', async ({
  page,
}) => {
  await page.goto('/machines');
  await openMenu(page);
  await expect.poll(() => menuOf(page).evaluate((menu) => menu.matches(':modal'))).toBe(true);
  await page.setViewportSize({ width: 1440, height: 700 });
  await expect(menuOf(page)).toBeHidden();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(/\/about$/u);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens and closes', { tag: '@gate' }, async ({ page }) => {
    await page.goto('/machines');
    await openMenu(page);
    await page.keyboard.press('Escape');
    await expect(menuOf(page)).toBeHidden();
    await openMenu(page);
    await menuOf(page).getByRole('button', { name: 'Close menu' }).click();
    await expect(menuOf(page)).toBeHidden();
    await openMenu(page);
    await menuOf(page).getByRole('link', { name: 'Technology' }).click();
    await expect(page).toHaveURL(/\/technology$/u);
  });
});

test('the page behind the menu stays still without the start script', async ({
  page,
  complaints,
}) => {
  await page.route(/start-page/u, (route) => route.abort());
  await page.goto('/machines');
  await openMenu(page);
  expect(await menuOf(page).evaluate((menu) => menu.matches(':popover-open'))).toBe(true);
  expect(await scrollByWheel(page)).toBe(0);
  await page.keyboard.press('Escape');
  await expect.poll(() => scrollByWheel(page)).toBeGreaterThan(0);
  // The script that was kept away is what the browser names, each time it is asked for, and nothing else.
  const named = new Set(complaints.splice(0));
  expect([...named]).toEqual(['error: Failed to load resource: net::ERR_FAILED']);
});

test.describe('the links of the header', () => {
  for (const width of [768, 900, 1100, 1320, 1440]) {
    test(`stand in one row at ${width} px, the rest under "More"`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/machines');
      const row = page.getByRole('navigation', { name: 'Main' });
      await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
      const shown = row.locator('> ul > li > a:visible');
      const more = row.locator('summary');
      // One alone says nothing beside the rest: then all stand in the menu, which says so.
      if (width === 768) await expect(more).toHaveText('Menu', { useInnerText: true });
      else expect(await shown.count()).toBeGreaterThan(1);
      const tops = await shown.evaluateAll((links) =>
        links.map((link) => link.getBoundingClientRect().top),
      );
      expect(new Set(tops).size).toBeLessThanOrEqual(1);
      // Nothing reaches into the button beside the row, nor out of the window.
      const overlap = await page.evaluate(() => {
        const nav = document.querySelector('header nav')!.getBoundingClientRect();
        const next = document.querySelector('header [data-theme-switch]')!.getBoundingClientRect();
        return Math.max(nav.right - next.left, document.body.scrollWidth - innerWidth);
      });
      expect(overlap).toBeLessThanOrEqual(0);
      if (await more.isVisible()) await more.click();
      await expect(row.getByRole('link')).toHaveCount(7);
    });
  }

  test('open under the pointer after the stated time, and close once it has left', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 900, height: 800 });
    await page.goto('/machines');
    await startScriptRuns(page);
    const more = page.getByRole('navigation', { name: 'Main' }).locator('details');
    await more.hover();
    await expect(more).toHaveAttribute('open', '');
    await page.mouse.move(10, 600);
    await expect(more).not.toHaveAttribute('open', '');
  });
});
