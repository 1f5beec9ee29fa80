import { startScriptRuns } from '../support/page-parts.ts';
import { expect, test } from '../support/site-test.ts';

test(
  'a message is sent without leaving the page, and another can follow',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto('/contact');
    await startScriptRuns(page);
    await page.getByLabel('Name').fill('Ada Vendor');
    await page.getByLabel('Email').fill('ada@example.com');
    await page
      .getByLabel('Message')
      .fill('We sell groceries at two stations and want to see the software.');
    await page.getByRole('button', { name: 'Send Message' }).click();
    const done = page.getByRole('heading', { name: 'Message Sent!' });
    await expect(done).toBeVisible();
    await expect(done).toBeFocused();
    await page.getByRole('button', { name: 'Send Another Message' }).click();
    await expect(page.getByLabel('Message')).toHaveValue('');
  },
);

test('missing fields are named beside them, in a summary and in a toast, and nothing is sent', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/functions/')) sent.push(request.url());
  });
  await page.goto('/contact');
  await startScriptRuns(page);
  await page.getByLabel('Name').fill('Ada Vendor');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Missing information').first()).toBeVisible();
  await expect(page.getByText('Please fill in all required fields').first()).toBeVisible();
  // The toast says it; the form itself only names the fields.
  const form = page.locator('form[action="/inquiry"]');
  await expect(form.getByText('Please fill in all required fields')).toHaveCount(0);
  await expect(page.getByText('Enter your message.')).toHaveCount(2);
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  expect(sent).toEqual([]);
});

test('a draft survives a reload of the tab and goes once it is sent', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('Message').fill('A thought that must not be lost.');
  await page.waitForFunction(() =>
    Object.keys(sessionStorage).some((key) => key.startsWith('inquiry-draft')),
  );
  await page.reload();
  await page.getByLabel('Name').focus();
  await expect(page.getByLabel('Message')).toHaveValue('A thought that must not be lost.');
});
