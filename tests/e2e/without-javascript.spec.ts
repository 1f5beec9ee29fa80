import { expect, test } from '../support/site-test.ts';

test.use({ javaScriptEnabled: false });

test(
  'an inquiry is sent with JavaScript off, after its errors were shown',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto('/machines');
    const form = page.locator('form[action="/inquiry"]');
    await form.getByLabel('Name').fill('Ada Vendor');
    // The browser's own check lets this address through; the server's does not.
    await form.getByLabel('Email').fill('ada@localhost');
    await form.getByLabel('Message').fill('Two lockers for a lobby, please.');
    await form.getByRole('button', { name: 'Send Message' }).click();
    const errors = page.getByRole('group', { name: 'Please look at these fields again:' });
    await expect(errors).toBeVisible();
    await expect(page.getByLabel('Message')).toHaveValue('Two lockers for a lobby, please.');
    await page.getByLabel('Email').fill('ada@example.com');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
  },
);
