import type { Page } from '@playwright/test';
import { expect, test } from '../support/site-test.ts';

const reactRuns = (page: Page) => page.waitForFunction(() => '__reactRouterDataRouter' in window);

/** Holds the data of an address back until the test lets it go. */
async function holdData(page: Page, address: RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  // Of the context, for it may be the service worker that asks.
  await page.context().route(address, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

for (const { from, link, address, says, title } of [
  {
    from: '/products',
    link: 'Machines',
    address: /\/machines\.data/u,
    says: 'Loading',
    title: 'Our Machines',
  },
  {
    from: '/machines',
    link: 'Divi WP',
    address: /\/machines\/divi-wp\.data/u,
    says: 'Loading machine information...',
    title: 'Divi WP',
  },
  {
    from: '/products',
    link: 'Grocery',
    address: /\/products\/grocery\.data/u,
    says: 'Loading product information...',
    title: 'Grocery',
  },
]) {
  test(`the shape of "${title}" shows while its data takes long, and goes when it is there`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const release = await holdData(page, address);
    await page.goto(from);
    await page.mouse.move(5, 300);
    await reactRuns(page);
    await page.getByRole('link', { name: link, exact: true }).first().click();
    const pending = page.locator('[aria-busy="true"][data-pending-page]');
    await expect(pending).toBeVisible();
    await expect(pending.getByRole('status').first()).toContainText(says);
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(excess).toBeLessThanOrEqual(0);
    release();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(pending).toHaveCount(0);
  });
}

test('turning round while a page is on its way leaves the first as it was', async ({ page }) => {
  const release = await holdData(page, /\/machines\.data/u);
  await page.goto('/');
  await page.goto('/products');
  await page.mouse.move(5, 300);
  await reactRuns(page);
  await page.evaluate(() => scrollTo(0, 600));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Machines' }).focus();
  await page.keyboard.press('Enter');
  const pending = page.locator('[data-pending-page]');
  await expect(pending).toBeVisible();
  const before = await page.evaluate(() => scrollY);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Products' }).focus();
  await page.keyboard.press('Enter');
  await expect(pending).toHaveCount(0);
  expect(before).toBeGreaterThan(0);
  await expect(page).toHaveURL(/\/products$/u);
  release();
});

test('a page begins at its top, with the focus and its title said; going back finds the place again', async ({
  page,
}) => {
  await page.goto('/machines');
  await page.mouse.move(5, 300);
  await reactRuns(page);
  const card = page.getByRole('link', { name: 'Locker 10 Cell', exact: true });
  await card.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(0);
  await card.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Locker 10 Cell' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('#main')).toBeFocused();
  await expect(page.locator('[aria-live="polite"]', { hasText: 'Locker 10 Cell |' })).toHaveCount(
    1,
  );
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Our Machines' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});

test('an answer that is opened is in the address, and the address opens it', async ({ page }) => {
  await page.goto('/contact');
  await page.mouse.move(5, 300);
  await reactRuns(page);
  const question = page.locator('#faq details').nth(2);
  await question.locator('summary').click();
  await expect(question).toHaveAttribute('open', '');
  await expect(page).toHaveURL(/\/contact#faq-.+$/u);
  await page.reload();
  await expect(question).toHaveAttribute('open', '');
});
