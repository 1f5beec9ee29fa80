import { expect, test } from '@playwright/test';
import { CHROMIUM, PROGRAM_ARGS } from '#tests/support/browser-args.ts';

test.use({
  launchOptions: { executablePath: CHROMIUM, args: [...PROGRAM_ARGS] },
});

// None of the files is let in: what is marked late is styled twice.
test(
  'a program that reads the page finds every answer open, nothing moving and all of it laid out from the start',
  { tag: '@gate' },
  async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/contact');
    await expect(page.locator('main details:not([open]) > :not(summary)').first()).toBeVisible();
    await expect(page.locator('main details[open]')).toHaveCount(0);
    await expect(page.locator('header a').first()).toHaveCSS('transition-property', 'none');
    await expect(page.locator('html')).not.toHaveAttribute('data-laid-out');
  },
);
