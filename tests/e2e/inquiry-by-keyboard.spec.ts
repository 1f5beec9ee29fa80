import type { Page } from '@playwright/test';
import { startScriptRuns } from '../support/page-parts.ts';
import { expect, test } from '../support/site-test.ts';

/** Presses Tab until the control of this name has the focus, as someone without a pointer does. */
async function tabTo(page: Page, role: 'button' | 'textbox', name: string): Promise<void> {
  const wanted = page.locator('form[action="/inquiry"]').getByRole(role, { name });
  for (let presses = 0; presses < 80; presses++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${name} cannot be reached by Tab`);
}

test('an inquiry by keyboard alone: the focus goes to what needs another look, then to the success', async ({
  page,
}) => {
  await page.goto('/contact');
  await tabTo(page, 'textbox', 'Name');
  await startScriptRuns(page);
  await tabTo(page, 'button', 'Send Message');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name')).toBeFocused();

  await page.keyboard.type('Kay Vendor');
  await tabTo(page, 'textbox', 'Message');
  await page.keyboard.type('Typed by keys alone.');
  await tabTo(page, 'button', 'Send Message');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Email')).toBeFocused();

  // The browser's own check lets this address through; that of the form and the server does not.
  await page.keyboard.type('kay@localhost');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
    'Enter an email address like name@example.com.',
  );
  await expect(page.getByLabel('Email')).toBeFocused();

  await page.keyboard.press('End');
  await page.keyboard.type('.example');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name')).toBeFocused();
});
