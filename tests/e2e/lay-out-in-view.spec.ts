import type { Page } from '@playwright/test';
import { CHROMIUM, VISITOR_ARGS } from '../support/browser-args.ts';
import { expect, test } from '../support/site-test.ts';

/*
 * Only what is near the view is laid out (browser/lay-out-in-view.ts). Whatever reads
 * the page meanwhile finds all of it; what programs get is in machine-readers.spec.ts. Pictures that are held back keep a
 * page from having loaded.
 */
/** What every browser has, and no standard describes. */
type Finder = { find(text: string): boolean };

test.use({
  launchOptions: {
    executablePath: CHROMIUM,
    // As where a screen reader runs.
    args: [...VISITOR_ARGS, '--force-renderer-accessibility'],
  },
});

test('a band is laid out once it comes near, and not before', async ({ page }) => {
  await page.goto('/');
  const foot = page.locator('footer');
  expect(await isFootDrawn(page)).toBe(false);
  await foot.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await expect.poll(() => isFootDrawn(page)).toBe(true);
  await expect(foot).toBeInViewport();
  // As a row's band has to be, or its pictures wait until they are swiped into the view.
  await expect(foot).toHaveCSS('content-visibility', 'visible');
});

// Seen failing where nothing but the view was laid out: 1,675 px too far.
test('a link leads to its place in the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/break-rooms');
  await page.locator('main a[href$="#form"]').first().click();
  const form = page.locator('#form');
  await expect(form).toBeInViewport();
  await expect
    .poll(() => form.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
    .toBeLessThan(120);
});

test('what is not laid out yet is found, read aloud and printed', async ({ page }) => {
  await openHeld(page);
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const read = nodes.filter(({ role, ignored }) => role?.value === 'heading' && !ignored);
  expect(read).toHaveLength(await page.locator('h1, h2, h3, h4').count());
  expect(
    await page.evaluate(
      (text) => (window as unknown as Finder).find(text),
      'Trusted by Industry Leaders',
    ),
  ).toBe(true);
  const sheets = await sheetsOf(page);
  await page.evaluate(() => delete document.documentElement.dataset['laidOut']);
  expect(sheets).toBe(await sheetsOf(page));
});

for (const width of [390, 1440])
  test(`a page is come back to, and reloaded, where it was left, at ${width} px`, async ({
    page,
  }) => {
    const foot = page.locator('footer');
    const top = () => foot.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/machines/divi-wp');
    await foot.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await expect(foot).toBeInViewport();
    const left = await top();
    await page.reload();
    await expect.poll(top).toBe(left);
    await page.goto('/terms');
    await page.goBack();
    await expect.poll(top).toBe(left);
  });

test('a page opened at a place in it stands there', async ({ page }) => {
  await page.goto('/machines/divi-wp#specifications');
  const top = () => page.locator('#specifications').evaluate((e) => e.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(120);
  expect(await top()).toBeGreaterThanOrEqual(0);
});

/** Opens the home page without its pictures; they come once the answered function is called. */
async function openHeld(page: Page): Promise<() => void> {
  let load = () => {};
  const released = new Promise<void>((resolve) => (load = resolve));
  await page.route(/\/pictures\/|\/content-assets\//u, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  return load;
}

function isFootDrawn(page: Page): Promise<boolean> {
  return page
    .locator('footer a')
    .first()
    .evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }));
}

async function sheetsOf(page: Page): Promise<number> {
  const pdf = (await page.pdf()).toString('latin1');
  return pdf.match(/\/Type \/Page\b/gu)?.length ?? 0;
}
