import { cookiesOf, OWNER, postForm, startOwnerSite } from '../support/owner-test.ts';
import { startBuiltSite, type BuiltSite } from '../support/built-site.ts';
import { startScriptRuns } from '../support/page-parts.ts';
import { connectionWords } from '#copy/en/connection-words.ts';
import { expect, test } from '../support/site-test.ts';

/* What those who run the site are told on its pages, where the content service is not configured. */

// A worker that takes over the page sends what it posts past `page.route`: to the site, which has no service to ask.
test.use({ serviceWorkers: 'block' });

let site: BuiltSite;
test.beforeAll(async () => {
  site = await startBuiltSite({ CONTENT_SOURCE: 'none', SETUP_NOTICES: 'everyone' });
});
test.afterAll(() => site?.stop());

test('the page’s notices show as toasts, in the order they are said', async ({ page }) => {
  await page.goto(`${site.url}/`);
  const said = await page
    .locator('script[data-notices]')
    .evaluate((script) => JSON.parse(script.textContent!) as { title: string }[]);
  expect(said.length).toBeGreaterThan(0);
  for (const { title } of said) await expect(page.getByText(title).first()).toBeAttached();
});

test('a client that cannot be made is told on every page that asks for content', async ({
  page,
}) => {
  // On a host that is not its own the site tries without credentials (decision 9).
  const preview = await startBuiltSite({
    ...{ CONTENT_SOURCE: 'none', SETUP_NOTICES: 'everyone' },
    PRODUCT_DOMAIN: 'vending.example',
  });
  try {
    await page.goto(`${preview.url}/contact`);
    await startScriptRuns(page);
    await expect(page.getByText('Failed to initialize Contentful client').first()).toBeVisible();
    await expect(page.getByText('The space id is missing.').first()).toBeVisible();
  } finally {
    // It may still be asking for pictures, which a site that is gone does not answer.
    await page.goto('about:blank');
    await preview.stop();
  }
});

test('a refreshed connection is told on the page that comes anew', async ({ page }) => {
  await page.goto(`${site.url}/machines`);
  await startScriptRuns(page);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/refresh-connection', async (route) => {
    await promise;
    // There is no service to connect to.
    await route.fulfill({ json: { success: true } });
  });
  const refresh = page.getByRole('button', { name: connectionWords.refresh }).first();
  await refresh.click();
  await expect(page.getByText(connectionWords.refreshing).first()).toBeVisible();
  await expect(refresh).toHaveAttribute('aria-busy', 'true');
  resolve();
  await expect(page.getByText(connectionWords.refreshed).first()).toBeVisible();
});

test('a connection that cannot be refreshed is told without leaving the page', async ({ page }) => {
  await page.goto(`${site.url}/machines`);
  await startScriptRuns(page);
  await page.route('**/api/refresh-connection', (route) => route.fulfill({ status: 503 }));
  await page.evaluate(() => (document.documentElement.dataset['mark'] = ''));
  await page.getByRole('button', { name: connectionWords.refresh }).first().click();
  await expect(page.getByText(connectionWords.refreshFailed).first()).toBeVisible();
  await expect(page.locator('html[data-mark]')).toBeAttached();
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('refreshing the connection leads back to the page', async ({ page }) => {
    await page.goto(`${site.url}/machines`);
    await page.getByRole('button', { name: connectionWords.refresh }).first().click();
    await expect(page).toHaveURL(/\/machines/u);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  });
});

test('where they are for editors, everyone who is signed in sees them, and no visitor', async () => {
  const guarded = await startOwnerSite({ CONTENT_SOURCE: 'none', SETUP_NOTICES: 'editors' });
  const read = async (cookie = '') => {
    const answer = await fetch(`${guarded.url}/privacy`, { headers: { cookie } });
    const hasNotice = (await answer.text()).includes('Does the space hold an entry');
    return { hasNotice, isShared: !answer.headers.get('cache-control')?.includes('no-store') };
  };
  const visitors = { hasNotice: false, isShared: true };
  try {
    expect(await read()).toEqual(visitors);
    const session = cookiesOf(await postForm(`${guarded.url}/admin/sign-in`, OWNER));
    expect(await read(session)).toEqual({ hasNotice: true, isShared: false });
    expect(await read()).toEqual(visitors);
    expect(await read('session=forged.AAAA')).toEqual(visitors);
  } finally {
    await guarded.stop();
  }
});
