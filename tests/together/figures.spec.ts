import { readFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import { axeViolations, standsStill } from '../support/axe-violations.ts';
import { expect, signIn, test, type OwnerSite } from '../support/owner-test.ts';
import { startScriptRuns } from '../support/page-parts.ts';

// A site of its own: what other files send would be counted.
test.use({ siteEnv: { SITE_NAME: 'Figures' } });

const LETTER = '/blog?utm_source=letter&utm_campaign=spring';
const ROBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

/** A visit in a browser of its own, as one who comes from somewhere has. */
async function visit(
  browser: Browser,
  site: OwnerSite,
  path: string,
  { referer, userAgent }: { referer?: string; userAgent?: string } = {},
): Promise<void> {
  const context = await browser.newContext(userAgent === undefined ? {} : { userAgent });
  const page = await context.newPage();
  await page.goto(site.url + path, referer === undefined ? {} : { referer });
  await page.goto(`${site.url}/machines`, { referer: `${site.url}${path}` });
  await context.close();
}

test('visits, forms and inquiries are counted, without machines and without those who work here', async ({
  page,
  browser,
  site,
}) => {
  await visit(browser, site, '/', { referer: 'https://search.example/results?q=lockers' });
  await visit(browser, site, LETTER);
  await visit(browser, site, LETTER, { userAgent: ROBOT });

  await page.goto(site.url + LETTER);
  await startScriptRuns(page);
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
  await expect(page).toHaveURL(/\/contact$/u);
  await startScriptRuns(page);
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Message').fill('We would like two lockers.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);
  await visit(browser, site, '/contact');

  await signIn(page, site, '/admin/figures?weeks=4');
  // Somebody who is signed in is no visitor.
  await page.goto(`${site.url}/about`);
  await page.goto(`${site.url}/admin/figures?weeks=4`);
  const totals = page.locator('main dl > div');
  await expect(totals.locator('dd:first-of-type')).toHaveText(['4', '1', '1', '0']);
  const row = (table: string, name: string) =>
    page.getByRole('table', { name: table }).getByRole('row', { name });
  await expect(row('Where visitors came from', 'search.example').getByRole('cell')).toHaveText([
    /1$/u,
    /0$/u,
  ]);
  await expect(row('Where visitors came from', 'letter').getByRole('cell')).toHaveText([
    /2$/u,
    /1$/u,
  ]);
  await expect(row('Campaigns', 'spring').getByRole('cell')).toHaveText([/2$/u, /1$/u]);
  await expect(row('Pages that visits begin with', '/blog').getByRole('cell')).toHaveText([
    /2$/u,
    /1$/u,
  ]);
  await expect(row('Forms', '/contact').getByRole('cell')).toHaveText([/1$/u, /1$/u]);
  await expect(row('Pages that lead to inquiries', 'nothing').getByRole('cell')).toHaveText([
    /1$/u,
    /0$/u,
  ]);
  await expect(row('What became of inquiries', 'letter')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toContain('"Campaign","spring","2","","1","1","0","0","0","0"');

  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [390, 768, 1440]) {
      // With motion, axe would read colours that are still on their way from one theme to the other.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await standsStill(page);
      expect(await axeViolations(page), `${colorScheme}, ${width} px`).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    }
  }
});

test('a visit that a service worker takes part in is counted like any other', async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.goto(`${site.url}/technology`, { referer: 'https://again.example/' });
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await signIn(page, site, '/admin/figures');
  const sources = page.getByRole('table', { name: 'Where visitors came from' });
  await expect(sources.getByRole('row', { name: 'again.example' })).toContainText('1');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the figures of another time are shown', async ({ page, site }) => {
    await signIn(page, site, '/admin/figures');
    await page.getByLabel('Time').selectOption('A year');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(/weeks=52$/u);
    await expect(page.getByRole('img', { name: /^Visits by week/u })).toBeVisible();
    await page.getByText('In numbers').click();
    await expect(page.getByRole('table', { name: 'By week' }).getByRole('row')).toHaveCount(53);
  });
});
