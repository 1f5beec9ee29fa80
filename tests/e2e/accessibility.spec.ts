import type { Page } from '@playwright/test';
import { axeViolations } from '../support/axe-violations.ts';
import { startScriptRuns } from '../support/page-parts.ts';
import { PUBLIC_PATHS } from '../support/public-paths.ts';
import { expect, test } from '../support/site-test.ts';

// A page without its entry was seen failing in the dark: its heading had the ground's colour.
for (const path of [...PUBLIC_PATHS, '/not-found', '/products/no-such']) {
  for (const width of [360, 1280]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`${path} at ${width} px in ${colorScheme} has no axe violation`, async ({
        browser,
        baseURL,
      }) => {
        const context = await browser.newContext({
          ...(baseURL ? { baseURL } : {}),
          colorScheme,
          viewport: { width, height: 900 },
          reducedMotion: 'reduce',
        });
        const page = await context.newPage();
        await page.goto(path);
        expect(await axeViolations(page)).toEqual([]);
        await context.close();
      });
    }
  }
}

const form = (page: Page) => page.locator('form[action="/inquiry"]');

async function fill(page: Page, email: string): Promise<void> {
  await form(page).getByLabel('Name').fill('Ada Vendor');
  await form(page).getByLabel('Email').fill(email);
  await form(page).getByLabel('Message').fill('Two lockers for a lobby, please.');
}

/** The forms' states that no address shows, and the pages that answer plain posts and mails. */
const FORM_STATES: Record<string, (page: Page) => Promise<void>> = {
  async 'a form with gaps'(page) {
    await page.goto('/contact');
    await startScriptRuns(page);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Enter your message.').first()).toBeVisible();
  },
  async 'a message that was sent'(page) {
    await page.goto('/machines');
    await startScriptRuns(page);
    await fill(page, 'ada@example.com');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
  },
  async 'a plain post with an error'(page) {
    await page.goto('/blog');
    await fill(page, 'ada@localhost');
    await form(page).evaluate((element: HTMLFormElement) => element.submit());
    await expect(page).toHaveURL(/\/inquiry$/u);
    await expect(page.getByText('Please look at these fields again:')).toBeVisible();
  },
  async 'a plain post that was sent'(page) {
    await page.goto('/inquiry?sent');
  },
  async 'a newsletter link'(page) {
    await page.goto('/newsletter/confirm?token=a');
  },
  async 'a newsletter link that is not valid'(page) {
    await page.goto('/newsletter/unsubscribe?token=a');
    await page.getByRole('main').getByRole('button').click();
    await expect(page.getByText('This link is not valid')).toBeVisible();
  },
};

for (const [name, open] of Object.entries(FORM_STATES)) {
  for (const [width, colorScheme] of [
    [360, 'dark'],
    [1280, 'light'],
  ] as const) {
    test(`${name} at ${width} px in ${colorScheme} has no axe violation`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await open(page);
      expect(await axeViolations(page)).toEqual([]);
    });
  }
}
