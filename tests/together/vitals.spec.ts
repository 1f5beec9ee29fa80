import type { Page } from '@playwright/test';
import { axeViolations } from '../support/axe-violations.ts';
import { expect, signIn, test as ownerTest } from '../support/owner-test.ts';
import { REACT_FILE, touchEveryPart } from '../support/page-parts.ts';
import { startSampleSite } from '../support/sample-site.ts';

const test = ownerTest.extend({ siteEnv: [{ ANALYTICS: 'own' }, { scope: 'worker' }] });

type Beacon = { name: string; value: number; properties?: Record<string, string> };

/** What pages send to one address as beacons, whose bodies the browser shows to nobody else. */
async function watch(page: Page, path: string): Promise<Beacon[]> {
  const sent: Beacon[] = [];
  await page.exposeFunction('noteBeacon', (to: string, body: string) => {
    if (to === path) sent.push(JSON.parse(body) as Beacon);
  });
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    const { noteBeacon } = window as unknown as { noteBeacon(to: string, body: string): void };
    navigator.sendBeacon = (to, body) => {
      void (body as Blob).text().then((text) => noteBeacon(String(to), text));
      return send(to, body);
    };
  });
  return sent;
}

/** Leaves the page as a visitor does who turns to another tab; measurements are told then. */
async function turnAway(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

test('A visit is measured without React, in six figures, and the owner sees it as charts and tables', async ({
  page,
  site,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const sent = await watch(page, '/api/vitals');
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/vitals'));
  await page.goto(`${site.url}/machines/duo`);
  const answer = await answered;
  expect(answer.status()).toBe(204);
  expect(answer.headers()).not.toHaveProperty('set-cookie');
  expect(scripts.filter((path) => REACT_FILE.test(path))).toEqual([]);
  // The largest paint is settled by the first act of the visitor.
  await page.mouse.click(4, 400);
  await page.locator('button[data-theme-switch]').first().click();
  await turnAway(page);
  await expect
    .poll(() => [...new Set(sent.map(({ name }) => name))].toSorted())
    .toEqual(['CLS', 'FCP', 'FID', 'INP', 'LCP', 'TTFB']);
  expect(await page.context().cookies()).toEqual([]);

  await signIn(page, site, '/admin/vitals');
  const row = page
    .getByRole('table', { name: 'By page' })
    .getByRole('row', { name: '/machines/(each)' });
  await expect(row.getByRole('cell', { name: /, (?:Good|Could be better|Poor)$/u })).toHaveCount(6);
  const chart = page.getByRole('figure', { name: 'Page is there' });
  await expect(chart.getByRole('img', { name: /By day/u })).toBeVisible();
  await expect(chart).toContainText('Good up to 2.5 s');
  await page.getByRole('combobox', { name: 'Page' }).selectOption('/blog');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByText('Nothing was measured yet.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test('The owner’s page fits a narrow screen and is nobody else’s', async ({
  page,
  site,
  request,
}) => {
  const closed = await request.get(`${site.url}/admin/vitals`, { maxRedirects: 0 });
  expect([302, 303, 401]).toContain(closed.status());
  expect(await closed.text()).not.toContain('Contentful Paint');
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, site, '/admin/vitals');
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0);
});

test('Calls to action and forms are counted with their properties', async ({ page, site }) => {
  const sent = await watch(page, '/api/events');
  await page.goto(`${site.url}/contact`);
  const view = {
    name: 'form_view',
    properties: { form_type: 'Contact Page Form', form_location: '/contact' },
  };
  await expect.poll(() => sent).toContainEqual(expect.objectContaining(view));
  await page.goto(`${site.url}/`);
  await page.locator('#contact').first().scrollIntoViewIfNeeded();
  await expect.poll(() => sent.map(({ name }) => name)).toContain('contact_section_view');
  await page.getByRole('link', { name: 'Request a Demo' }).last().click();
  await page.waitForURL('**/contact');
  const form = page.locator('form[data-form-type]').first();
  await form.getByLabel(/name/iu).first().fill('Vera Visitor');
  await form.getByLabel(/email/iu).fill('vera@example.com');
  await form.getByLabel(/message/iu).fill('Do you deliver to islands?');
  await form.getByRole('button', { name: /send/iu }).click();
  await expect(page.getByText('Message Sent!').first()).toBeVisible();
  await expect
    .poll(() => sent.map(({ name }) => name).filter((name) => name.startsWith('form_submit')))
    .toEqual(['form_submit', 'form_submit_success']);
  await signIn(page, site, '/admin/vitals');
  const events = page.getByRole('table', { name: 'What visitors did' });
  // The click leaves its page, so it is looked for where it arrives, whenever the browser sends it.
  const counted = async () => {
    await page.reload();
    return events.allInnerTexts();
  };
  await expect
    .poll(counted)
    .toContainEqual(expect.stringMatching(/Pressed a button\s+Request a Demo · \S.* · \w+\s+1/u));
  await expect(events).toContainText('Contact Page Form · /contact');
  await expect(events).not.toContainText('/admin');
});

test('A page is counted as seen when it opens, and when it is gone back to', async ({
  page,
  site,
}) => {
  const sent = await watch(page, '/api/events');
  await page.goto(`${site.url}/terms`);
  const views = () => sent.filter(({ name }) => name === 'pageview').length;
  await expect.poll(views).toBe(1);
  // As browsers tell a page that comes from their memory; the tests' browser has none.
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect.poll(views).toBe(2);
});

test('Who asks not to be followed is not', async ({ browser, site }) => {
  const context = await browser.newContext();
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true }),
  );
  const page = await context.newPage();
  const sent = await watch(page, '/api/events');
  const vital = page.waitForResponse((answer) => answer.url().endsWith('/api/vitals'));
  await page.goto(`${site.url}/contact`);
  await vital;
  expect(sent).toEqual([]);
  await context.close();
});

test('The runtime configuration is fetched once in the life of a page', async ({ page, site }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/runtime-config')) asked.push(request.url());
  });
  await page.goto(`${site.url}/machines`);
  await expect.poll(() => asked).toHaveLength(1);
  await touchEveryPart(page);
  await page.waitForLoadState('networkidle');
  expect(asked).toHaveLength(1);
  const config = await (await page.request.get(`${site.url}/api/runtime-config`)).json();
  expect(config).toEqual({
    CONTENTFUL_SPACE_ID: 'sample-space',
    CONTENTFUL_ENVIRONMENT_ID: 'master',
    CONTENTFUL_DELIVERY_TOKEN: 'set',
    CONTENTFUL_PREVIEW_TOKEN: 'set',
    CONTENTFUL_MANAGEMENT_TOKEN: 'missing',
  });
});

test('With Google as sink nothing reaches Google before the visitor agrees', async ({
  browser,
}) => {
  const site = await startSampleSite({ ANALYTICS: 'google:G-TEST12345' });
  try {
    const context = await browser.newContext();
    const foreign: string[] = [];
    await context.route(/^https:\/\//u, (route) => {
      foreign.push(route.request().url());
      return route.fulfill({
        status: 200,
        contentType: 'text/javascript',
        body: 'window.tagLoaded = true',
      });
    });
    const page = await context.newPage();
    await page.goto(`${site.url}/`);
    const notice = page.getByRole('region', { name: 'Statistics' });
    await expect(notice).toBeVisible();
    await page.getByRole('link', { name: 'View All Machines' }).click();
    await page.waitForURL('**/machines');
    expect(foreign).toEqual([]);
    await page.goto(`${site.url}/`);
    await notice.getByRole('button', { name: 'Decline' }).click();
    await page.reload();
    await page.waitForLoadState('networkidle');
    await expect(notice).toHaveCount(0);
    expect(foreign).toEqual([]);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await notice.getByRole('button', { name: 'Agree' }).click();
    await page.waitForFunction(() => (window as { tagLoaded?: boolean }).tagLoaded);
    expect(foreign).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST12345']);
    const words = await page.evaluate(() =>
      JSON.stringify((window as { dataLayer?: unknown }).dataLayer),
    );
    expect(words).toContain('"ad_storage":"denied"');
    await context.close();
  } finally {
    await site.stop();
  }
});
