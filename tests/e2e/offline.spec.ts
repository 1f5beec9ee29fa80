import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { startChangingProxy } from '../support/changing-proxy.ts';
import { keptPaths, waitForWorker } from '../support/kept-by-worker.ts';
import { startSampleSite, type SampleSite } from '../support/sample-site.ts';

/** Without a connection the browser names every picture it cannot fetch; nothing else may be said. */
const NO_CONNECTION = /net::ERR_/u;

const test = base.extend<{ complaints: string[] }, { site: SampleSite }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads from the pattern what a fixture needs
    async ({}, use) => {
      const site = await startSampleSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error' && !NO_CONNECTION.test(message.text()))
          complaints.push(message.text());
      });
      context.on('weberror', (error) => complaints.push(error.error().message));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

const OFFLINE = 'You are offline. Some features may be unavailable.';
const notice = (page: Page) => page.getByText('This is the copy of the page that was kept on');
const title = (page: Page) => page.getByRole('heading', { level: 1 });

async function read(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect.poll(() => keptPaths(page), { timeout: 15_000 }).toContain(path);
}

/** React marks what it has taken over; it may have begun already, for a pointer that rests on the page is intent too. */
async function startReact(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('main')!).some((name) => name.startsWith('__reactFiber')),
  );
}

test('a page that was read shows without a connection, and says since when it is kept', async ({
  page,
  context,
}) => {
  await read(page, '/machines');
  const heading = await title(page).textContent();
  await startReact(page);
  await context.setOffline(true);
  await page.reload();
  await expect(notice(page)).toBeVisible();
  await expect(notice(page)).toHaveText(/^You are offline\. .* kept on \w+ \d+, \d{4} at /u);
  await expect(title(page)).toHaveText(heading!);
  await startReact(page);
  await context.setOffline(false);
  await page.getByRole('navigation').getByRole('link', { name: 'About' }).first().click();
  await expect(title(page)).toHaveText('About Us');
  await expect(notice(page)).toHaveCount(0);
});

test('a page read without loading is kept too; another leads to the offline page and back', async ({
  page,
  context,
  site,
}) => {
  // Cut off for real as well: a page that the browser fetches ahead by itself heeds no emulated loss of connection.
  const proxy = await startChangingProxy(site.url);
  await page.goto(`${proxy.url}/`);
  await expect.poll(() => keptPaths(page), { timeout: 15_000 }).toContain('/');
  await startReact(page);
  const link = (name: string) =>
    page.getByRole('navigation').getByRole('link', { name, exact: true }).first();
  await link('About').click();
  await expect(title(page)).toHaveText('About Us');
  await expect.poll(() => keptPaths(page), { timeout: 15_000 }).toContain('/about');
  proxy.target = null;
  await context.setOffline(true);
  await link('Contact').click();
  await expect(title(page)).toHaveText('You are offline');
  await expect(page).toHaveURL(/\/contact$/u);
  await page.getByRole('link', { name: /^About/u }).click();
  await expect(title(page)).toHaveText('About Us');
  await expect(notice(page)).toBeVisible();
  await page.goBack();
  await expect(title(page)).toHaveText('You are offline');
  await page.getByRole('link', { name: 'Return to Homepage' }).click();
  await expect(notice(page)).toBeVisible();
  await page.goto(`${proxy.url}/terms`);
  await expect(title(page)).toHaveText('You are offline');
  proxy.target = site.url;
  await context.setOffline(false);
  await expect(title(page)).toHaveText('Terms of Service');
  proxy.close();
});

test('a connection that returns does not call off what the visitor is on the way to', async ({
  page,
  site,
}) => {
  const proxy = await startChangingProxy(site.url);
  await page.goto(`${proxy.url}/about`);
  await expect.poll(() => keptPaths(page), { timeout: 15_000 }).toContain('/about');
  proxy.target = null;
  await page.goto(`${proxy.url}/terms`);
  await expect(title(page)).toHaveText('The site cannot be reached');
  proxy.silent.add('/about');
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('#kept-pages a[href="/about"]')!.click();
    dispatchEvent(new Event('online'));
  });
  await expect(title(page)).toHaveText('About Us', { timeout: 20_000 });
  await expect(page).toHaveURL(/\/about$/u);
  proxy.close();
});

test('the connection’s coming and going is told, before React and after', async ({
  page,
  context,
}) => {
  await page.goto('/about');
  // The small script comes after the page has loaded, and makes room for what it says.
  await expect(page.locator('body > [role="status"].fixed')).toBeAttached();
  await waitForWorker(page);
  const html = page.locator('html');
  for (const _ of ['before', 'after']) {
    await context.setOffline(true);
    await expect(page.getByText(OFFLINE).first()).toBeVisible();
    await expect(html).toHaveAttribute('data-connection', 'offline');
    await context.setOffline(false);
    await expect(page.getByText('You are back online!').first()).toBeVisible();
    await expect(html).not.toHaveAttribute('data-connection');
    if (_ === 'before') await startReact(page);
  }
});

test('a message written without a connection waits and is sent when it returns', async ({
  page,
  context,
}) => {
  await page.goto('/contact');
  await page.getByLabel('Name').focus();
  await expect(page.locator('form[action="/inquiry"]')).toHaveJSProperty('noValidate', true);
  await page.getByLabel('Name').fill('Ada Vendor');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Message').fill('Written in a tunnel.');
  await waitForWorker(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('heading', { name: 'Message waiting' })).toBeVisible();
  const stored = page.waitForResponse((answer) => answer.url().includes('/api/functions/'));
  await context.setOffline(false);
  expect((await stored).status()).toBe(200);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('waiting-inquiries')))
    .toBeNull();
});

test('an enquiry written offline before React runs outlives the tab and is stored once', async ({
  page,
  context,
  site,
}) => {
  await read(page, '/contact');
  await page.reload();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('You can send your message now').first()).toBeVisible();
  await page.getByLabel('Name').fill('Tunnel Visitor');
  await page.getByLabel('Email').fill('tunnel@example.com');
  await page.getByLabel('Message').fill('Written without a connection, sent with one.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message waiting').first()).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const tabs = await Promise.all([context.newPage(), context.newPage()]);
  for (const tab of tabs) await tab.goto('/about');
  for (const tab of tabs) await startReact(tab);
  const [next] = tabs;
  await expect
    .poll(() => next!.evaluate(() => localStorage.getItem('waiting-inquiries')))
    .toBeNull();
  const database = new DatabaseSync(join(site.dataDir, 'site.sqlite'), { readOnly: true });
  const rows = database
    .prepare("select count(*) as n from inquiries where email = 'tunnel@example.com'")
    .get();
  database.close();
  expect(rows).toEqual({ n: 1 });
});
