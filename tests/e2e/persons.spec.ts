import { expect, test } from '@playwright/test';

test('the browser of the journeys is a person’s: nothing in it tells that a program drives it', async ({
  page,
}) => {
  await page.goto('/contact');
  expect(await page.evaluate(() => navigator.webdriver)).toBe(false);
  expect(await page.evaluate(() => navigator.userAgent)).not.toMatch(/headless|playwright/iu);
  await expect(page.locator('html')).not.toHaveAttribute('data-reader');
});

test('a person finds the answers closed', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/contact');
  await expect(page.locator('main summary').first()).toBeVisible();
  await expect(page.locator('main details:not([open]) > :not(summary)').first()).toBeHidden();
});
