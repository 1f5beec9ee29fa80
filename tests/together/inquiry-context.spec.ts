import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PART_SCRIPTS, startScriptRuns, touchEveryPart } from '../support/page-parts.ts';
import { expect, signIn, test, type OwnerSite } from '../support/owner-test.ts';
import { quietConsole } from '../support/quiet-console.ts';
import { EXPECTED_ANSWERS } from '../support/site-test.ts';
import type { Page } from '@playwright/test';

const ABOUT = '[data-about]';

type Row = Record<string, string | number | null>;

function tablesOf(site: OwnerSite): Record<string, Row[]> {
  const database = new DatabaseSync(join(site.dataDir, 'site.sqlite'), { readOnly: true });
  try {
    const names = database
      .prepare("select name from sqlite_master where type = 'table'")
      .all() as unknown as { name: string }[];
    return Object.fromEntries(
      names.map(({ name }) => [name, database.prepare(`select * from "${name}"`).all() as Row[]]),
    );
  } finally {
    database.close();
  }
}

const inquiryOf = (site: OwnerSite, name: string) =>
  tablesOf(site)['inquiries']!.find((row) => row['name'] === name);

async function fillIn(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Message').fill(`A question of ${name}.`);
}

async function sendIt(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
}

test(
  'an inquiry tells what it is about and how the visit began; before it is sent nothing is',
  { tag: '@gate' },
  async ({ page, context, site }) => {
    const carried: string[] = [];
    const told = /spring-fair|search\.example/u;
    await page.goto(
      `${site.url}/blog?utm_source=letter&utm_medium=email&utm_campaign=spring-fair&gclid=secret`,
      { referer: 'https://search.example/results?q=lockers' },
    );
    page.on('request', (request) => {
      const { referer = '' } = request.headers();
      if (told.test(`${request.url()} ${request.postData() ?? ''}`)) carried.push(request.url());
      // The browser names the page that a request comes from by itself, as it does on every site.
      if (request.isNavigationRequest() && told.test(referer)) expect(referer).toContain('/blog?');
    });
    await startScriptRuns(page);
    await page.goto(`${site.url}/machines/divi-wp`);
    await startScriptRuns(page);
    await page.getByRole('link', { name: 'Request Information' }).click();
    await expect(page).toHaveURL(/\/contact\?about=machine:divi-wp$/u);
    await startScriptRuns(page);
    await fillIn(page, 'Context Ada');
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => document.cookie)).toBe('');
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('visit');
    const noted = await page.evaluate(() => sessionStorage.getItem('visit'));
    expect(noted).toMatch(told);
    expect(noted).not.toContain('secret');
    expect(noted).not.toContain('results');
    expect(carried).toEqual([]);
    // Visits are counted by what the first request says anyway, with nothing that leads to a visitor.
    const { visit_counts: counts, ...stored } = tablesOf(site);
    expect(JSON.stringify(stored)).not.toMatch(told);
    for (const row of counts!)
      expect(Object.keys(row)).toEqual(['day', 'kind', 'page', 'source', 'campaign', 'count']);

    await sendIt(page);
    expect(carried).toEqual([`${site.url}/api/functions/send-contact-email-ses`]);
    expect(inquiryOf(site, 'Context Ada')).toMatchObject({
      about: 'machine:divi-wp',
      about_title: 'Divi WP',
      subject: 'I would like to know more about Divi WP',
      location: `${site.url}/contact?about=machine:divi-wp`,
      landing_page: '/blog',
      referrer_host: 'search.example',
      campaign_source: 'letter',
      campaign_medium: 'email',
      campaign_name: 'spring-fair',
      campaign_term: '',
    });

    await signIn(page, site, '/admin/inquiries');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export inquiries as CSV' }).click();
    const csv = await readFile(await (await download).path(), 'utf8');
    expect(csv).toContain('"about";"about title";"landing page";"came from";"campaign source"');
    expect(csv).toContain(
      '"machine:divi-wp";"Divi WP";"/blog";"search.example";"letter";"email";"spring-fair";"";""',
    );
    await page.getByRole('link', { name: /Context Ada/u }).click();
    await expect(page.getByRole('link', { name: 'Machine: Divi WP' })).toHaveAttribute(
      'href',
      '/machines/divi-wp',
    );
    const fact = (name: string) => page.locator('dt', { hasText: name }).locator('xpath=..');
    await expect(fact('Landing page')).toContainText('/blog');
    await expect(fact('Came from')).toContainText('search.example');
    await expect(fact('Campaign')).toContainText('spring-fair (source letter, medium email)');
  },
);

test('every link of a detail page to the form names what the page is about', async ({
  page,
  site,
}) => {
  for (const [path, about] of [
    ['/machines/divi-wp', 'machine:divi-wp'],
    ['/products/grocery', 'product:grocery'],
    ['/business-goals/bopis', 'goal:bopis'],
    ['/technology/machine-control', 'technology:machine-control'],
    ['/blog/routes-by-need', 'post:routes-by-need'],
  ] as const) {
    await page.goto(site.url + path);
    const links = await page.locator('main a[href^="/contact"]').all();
    expect(links.length, path).toBeGreaterThan(0);
    for (const link of links)
      expect(await link.getAttribute('href'), path).toBe(`/contact?about=${about}`);
    await page.goto(`${site.url}/contact?about=${about}`);
    await expect(page.locator(ABOUT), path).toBeVisible();
    await expect(page.getByLabel('Subject')).not.toHaveValue('');
  }
});

test('what is removed takes its subject along, unless the visitor has changed it', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/contact?about=product:grocery`);
  await startScriptRuns(page);
  const subject = page.getByLabel('Subject');
  await expect(subject).toHaveValue(/^I would like to see a demo for /u);
  await page.getByLabel('Name').fill('Removing Ada');
  await page.waitForFunction(() => sessionStorage.getItem('inquiry-draft:Contact Page Form'));
  await page
    .locator(ABOUT)
    .getByRole('link', { name: /^Remove/u })
    .click();
  await expect(page).toHaveURL(/\/contact$/u);
  await expect(page.locator(ABOUT)).toHaveCount(0);
  await startScriptRuns(page);
  await page.getByLabel('Email').focus();
  await expect(page.getByLabel('Name')).toHaveValue('Removing Ada');
  await expect(subject).toHaveValue('');

  await page.goto(`${site.url}/contact?about=product:grocery`);
  await startScriptRuns(page);
  await page.getByLabel('Email').focus();
  await expect(page.getByLabel('Name')).toHaveValue('Removing Ada');
  await subject.fill('Two shops, one demo');
  await page
    .locator(ABOUT)
    .getByRole('link', { name: /^Remove/u })
    .click();
  await expect(page).toHaveURL(/\/contact$/u);
  await startScriptRuns(page);
  await page.getByLabel('Email').focus();
  await expect(subject).toHaveValue('Two shops, one demo');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Message').fill('About nothing in particular.');
  await sendIt(page);
  expect(inquiryOf(site, 'Removing Ada')).toMatchObject({ about: '', about_title: '' });
});

test('what the site does not have is the plain contact page', async ({ request, site }) => {
  const ask = async (query: string) => {
    const answer = await request.get(`${site.url}/contact${query}`);
    return { status: answer.status(), html: await answer.text() };
  };
  const plain = await ask('');
  expect(plain.html).not.toContain('data-about');
  const form = /<form[\s\S]*<\/form>/u;
  for (const query of [
    '?about=machine:no-such-machine',
    '?about=tool:savings',
    '?about=javascript:alert(1)',
    '?about=%00',
    '?about=',
  ]) {
    const { status, html } = await ask(query);
    expect(status, query).toBe(200);
    expect(form.exec(html)?.[0], query).toBe(form.exec(plain.html)![0]);
    expect(html, query).not.toContain('data-about');
  }
  const about = await ask('?about=machine:divi-wp');
  expect(about.html).toContain('data-about="machine"');
  const head = /<link rel="canonical"[^>]*>/u;
  expect(head.exec(about.html)![0]).toBe(head.exec(plain.html)![0]);
  expect(about.html.includes('noindex')).toBe(plain.html.includes('noindex'));
});

/** Without a connection the browser names every file it cannot fetch; nothing else may be said. */
const testOffline = test.extend<{ complaints: string[] }>({
  complaints: quietConsole(EXPECTED_ANSWERS, /net::ERR_/u),
});

// The form keeps it once its code has come, the start script before.
for (const hasCode of [true, false])
  testOffline.describe(
    hasCode ? 'with the code of the form' : 'without the code of the form',
    () => {
      // A worker would have the code that is held back here.
      testOffline.use({ serviceWorkers: hasCode ? 'allow' : 'block' });

      testOffline(
        'an inquiry that waits for the connection keeps its context',
        async ({ page, context, site }) => {
          const name = `Ada ${hasCode ? 'with' : 'without'} Code`;
          if (!hasCode) await page.route(PART_SCRIPTS, (route) => route.abort());
          await page.goto(`${site.url}/contact?about=goal:bopis&utm_campaign=waiting`);
          await startScriptRuns(page);
          if (hasCode) await touchEveryPart(page);
          await fillIn(page, name);
          await context.setOffline(true);
          await page.getByRole('button', { name: 'Send Message' }).click();
          await page.waitForFunction(() => localStorage.getItem('waiting-inquiries') !== null);
          await page.evaluate(() => sessionStorage.clear());
          await page.unroute(PART_SCRIPTS);
          await context.setOffline(false);
          await expect
            .poll(() => inquiryOf(site, name))
            .toMatchObject({
              about: 'goal:bopis',
              landing_page: '/contact',
              campaign_name: 'waiting',
            });
        },
      );
    },
  );

test('where the browser refuses to keep anything, an inquiry is sent without its visit', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await page.goto(`${site.url}/contact?about=machine:divi-wp`);
  await startScriptRuns(page);
  await fillIn(page, 'Refused Ada');
  await sendIt(page);
  expect(inquiryOf(site, 'Refused Ada')).toMatchObject({
    about: 'machine:divi-wp',
    landing_page: '',
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an inquiry tells what it is about, also after its errors were shown', async ({
    page,
    context,
    site,
  }) => {
    await page.goto(`${site.url}/machines/divi-wp`);
    await page.getByRole('link', { name: 'Request Information' }).click();
    const card = page.locator(ABOUT);
    await expect(card).toContainText('Machine');
    await expect(card.getByRole('link', { name: 'Divi WP', exact: true })).toBeVisible();
    await expect(card.locator('img')).toBeVisible();
    await card.getByRole('link', { name: /^Remove/u }).click();
    await expect(page).toHaveURL(/\/contact$/u);
    await expect(page.getByLabel('Subject')).toHaveValue('');
    await expect(card).toHaveCount(0);

    await page.goto(`${site.url}/contact?about=machine:divi-wp`);
    await fillIn(page, 'Plain Ada');
    // The browser's own check lets this address through; the server's does not.
    await page.getByLabel('Email').fill('ada@localhost');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(
      page.getByRole('group', { name: 'Please look at these fields again:' }),
    ).toBeVisible();
    await expect(card).toContainText('Divi WP');
    await expect(page.getByLabel('Subject')).toHaveValue('I would like to know more about Divi WP');
    await page.getByLabel('Email').fill('ada@example.com');
    await sendIt(page);
    expect(await context.cookies()).toEqual([]);
    expect(inquiryOf(site, 'Plain Ada')).toMatchObject({
      about: 'machine:divi-wp',
      about_title: 'Divi WP',
      subject: 'I would like to know more about Divi WP',
      location: `${site.url}/contact?about=machine:divi-wp`,
      landing_page: '',
    });
  });
});
