import type { Page } from '@playwright/test';
import { previewTokensOf } from '../support/preview-tokens-of.ts';
import type { BuiltSite } from '../support/built-site.ts';
import { startSampleSite } from '../support/sample-site.ts';
import { expect, test } from '../support/site-test.ts';

const MACHINE = 'sample-machine-06-duo';
const AUTH_SECRET = 'p'.repeat(40);

/** The control page as an editor uses it, and the open site as a visitor sees it. */
test.describe('What an editor publishes', () => {
  let site: BuiltSite;
  let editor: Page;
  test.beforeEach(async ({ context }) => {
    site = await startSampleSite({ AUTH_SECRET });
    editor = await context.newPage();
    await editor.goto(`${site.editorUrl}#${MACHINE}`);
    await expect(editor.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();
  });
  test.afterEach(async ({ page }) => {
    // Closed first: an open page would complain of what it cannot fetch any more.
    await page.close();
    await site?.stop();
  });

  const press = (name: string) => editor.getByRole('button', { name, exact: true }).click();
  async function edit(field: string, value: string): Promise<void> {
    await editor.getByRole('textbox', { name: new RegExp(`^${field}`, 'u') }).fill(value);
    await press('Save draft');
    await expect(editor.getByText('Saved as a draft')).toBeVisible();
  }

  test('shows on the open site; an edit before that only in a preview', async ({
    page,
    browser,
  }) => {
    const heading = page.getByRole('heading', { level: 1 });
    await page.goto(`${site.url}/machines/duo`);
    await expect(heading).toHaveText('Duo');
    await edit('Title', 'Duo Two');
    await page.reload();
    await expect(heading).toHaveText('Duo');
    const token = previewTokensOf(AUTH_SECRET).issueLink({
      path: '/machines/duo',
      expiresAtMs: Date.now() + 600_000,
    });
    const preview = await (await browser.newContext()).newPage();
    await preview.goto(`${site.url}/preview/enter?token=${token}`);
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Duo Two');
    await preview.context().close();
    await press('Publish');
    await expect(async () => {
      await page.reload();
      await expect(heading).toHaveText('Duo Two', { timeout: 100 });
    }).toPass();
    // Each page is made anew by itself: the list may show what it was for a moment longer.
    await expect(async () => {
      await page.goto(`${site.url}/machines`);
      await expect(page.getByRole('link', { name: /Duo Two/u }).first()).toBeVisible({
        timeout: 100,
      });
    }).toPass();
  });

  test('under a new address is found from the old one', async ({ page }) => {
    await page.goto(`${site.url}/machines/duo`);
    await edit('Slug', 'duo-two');
    await press('Publish');
    await expect(async () => {
      await page.goto(`${site.url}/machines/duo`);
      expect(new URL(page.url()).pathname).toBe('/machines/duo-two');
    }).toPass();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Duo');
  });

  test('and takes back is gone from its page and from the lists', async ({ page }) => {
    await page.goto(`${site.url}/machines`);
    await expect(page.getByRole('link', { name: /Duo/u }).first()).toBeVisible();
    await page.goto(`${site.url}/machines/duo`);
    await editor.getByText('More', { exact: true }).click();
    await press('Unpublish');
    const status = async () => (await page.request.get(`${site.url}/machines/duo`)).status();
    await expect.poll(status).toBe(410);
    await expect(async () => {
      await page.goto(`${site.url}/machines`);
      expect(await page.getByRole('link', { name: /Duo/u }).count()).toBe(0);
    }).toPass();
  });
});
