import { expect, test, type Page } from '@playwright/test';
import { startChangingProxy, type ChangingProxy } from '../support/changing-proxy.ts';
import { startSampleSite, type SampleSite } from '../support/sample-site.ts';

/*
 * A page stays open while the site is updated. The new release names its scripts otherwise, so those of the page that is
 * open are gone. No form may be dead because of it.
 */

const SCRIPTS = /^\/assets\/.*\.js$/u;
const ASSETS = /\/assets\/.*\.js$/u;

let site: SampleSite;
let proxy: ChangingProxy;
test.beforeAll(async () => {
  site = await startSampleSite();
});
test.afterAll(() => site?.stop());
test.beforeEach(async () => {
  proxy = await startChangingProxy(site.url, { keepsHost: true });
});
test.afterEach(() => proxy.close());

/** The site with all scripts of its present release gone. */
function update(): void {
  proxy.gone = SCRIPTS;
}

async function reactRuns(page: Page): Promise<void> {
  await page.mouse.move(300, 200);
  await page.mouse.move(320, 240);
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['react'])).toBe('');
}

async function sendFrom(page: Page): Promise<void> {
  const form = page.locator('form[action="/inquiry"]');
  await form.getByLabel('Name').fill('Ada Vendor');
  await form.getByLabel('Email').fill('ada@example.com');
  await form.getByLabel('Message').fill(`Two lockers for a lobby, please. ${Math.random()}`);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
}

test('a page nobody had touched yet: its form is sent and its links lead on', async ({ page }) => {
  await page.route(ASSETS, (route) => route.abort());
  await page.goto(`${proxy.url}/contact`);
  await page.unroute(ASSETS);
  update();
  await sendFrom(page);
  await page.getByRole('link', { name: 'Machines' }).first().click();
  await expect(page).toHaveURL(/\/machines$/u);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

// Seen failing without `kept-opening.ts`: the page that was shown is shown again.
test('a page where React runs: a link whose code is gone leads on all the same', async ({
  page,
}) => {
  await page.goto(`${proxy.url}/terms`);
  await reactRuns(page);
  update();
  // A page of the new release names scripts that are there.
  page.on('request', (request) => {
    if (request.isNavigationRequest()) proxy.gone = null;
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL(/\/privacy$/u);
  await expect(page.getByRole('heading', { level: 1, name: /privacy/iu })).toBeVisible();
});

test('a form far down whose code was not fetched yet is sent', async ({ page }) => {
  await page.goto(`${proxy.url}/machines`);
  await reactRuns(page);
  update();
  await sendFrom(page);
});

/** Under way on a page where React runs, in a tab that does not know the shape of what comes. */
async function openInAnotherShape(page: Page): Promise<() => number> {
  await page.goto(`${proxy.url}/terms`);
  await reactRuns(page);
  proxy.answers.set('/machines.data', (body) => body.replace('"testimonials"', '"voices"'));
  let documents = 0;
  page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Machines' }).first().click();
  return () => documents;
}

// Seen failing without `load-whole.ts`: the error page shows.
test('an answer in a shape that the code of this tab does not know: the page comes whole', async ({
  page,
}) => {
  const documents = await openInAnotherShape(page);
  await expect(page.getByRole('heading', { level: 1, name: /machines/iu })).toBeVisible();
  await expect(page).toHaveURL(/\/machines$/u);
  expect(documents()).toBe(1);
});

test('where it does not come whole either, it is not asked for again and again', async ({
  page,
}) => {
  proxy.answers.set('/machines', {
    status: 500,
    headers: { 'Content-Type': 'text/html' },
    body: '<h1>Of the server</h1>',
  });
  const documents = await openInAnotherShape(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Of the server');
  expect(documents()).toBe(1);
});
