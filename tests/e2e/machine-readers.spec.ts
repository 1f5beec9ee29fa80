import { expect, test } from '@playwright/test';

/** Text of an answer of /contact that nobody has opened. */
const ANSWER = 'main details:not([open]) > :not(summary)';

// None of the files is let in: what is marked late is styled twice (decision 023).
test.beforeEach(({ page }) => page.route('**/assets/*.js', (route) => route.abort()));

test('a program that reads the page finds every answer open and nothing moving from the start', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => true }),
  );
  await page.goto('/contact');
  await expect(page.locator(ANSWER).first()).toBeVisible();
  await expect(page.locator('main details[open]')).toHaveCount(0);
  await expect(page.locator('header a').first()).toHaveCSS('transition-property', 'none');
});

test('a visitor finds the answers closed', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.locator('main summary').first()).toBeVisible();
  await expect(page.locator(ANSWER).first()).toBeHidden();
});
