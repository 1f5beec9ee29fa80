import { existsSync } from 'node:fs';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FIREFOX } from '#tests/support/browser-args.ts';
import { startBuiltSite, type BuiltSite } from '#tests/support/built-site.ts';
import { FOREIGN_HANDS } from '#tests/support/foreign-hands.ts';
import { isBuilt } from '#tests/support/is-built.ts';

/*
 * The main journeys in Firefox, by WebDriver BiDi: Playwright drives a Firefox of its own build only, which is not to be
 * had here. Whatever Chromium alone has (speculation rules, view transitions) has no journey here, and neither have pages
 * without JavaScript, which this Firefox cannot be asked to show.
 */
const why = !existsSync(FIREFOX)
  ? 'firefox-esr is not installed (npm run test:all installs it)'
  : null;
if (why) console.warn(`Skipped: ${why}.`);

/** What the browser complains of although nothing is wrong. */
const EXPECTED = /Cookie .*partitioned|downloadable font|was preloaded using link preload/u;

describe.skipIf(!isBuilt || why !== null)('in Firefox', () => {
  let site: BuiltSite;
  let browser: Browser;
  let page: Page;
  let complaints: string[] = [];

  beforeAll(async () => {
    site = await startBuiltSite({ CONTENT_SOURCE: 'sample' });
    browser = await puppeteer.launch({ browser: 'firefox', executablePath: FIREFOX });
  });
  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });

  beforeEach(async () => {
    page = await browser.newPage();
    complaints = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !EXPECTED.test(message.text()))
        complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    // Journeys are a person's: the site leaves out what moves for programs that say they are one.
    await page.evaluateOnNewDocument(() =>
      Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }),
    );
    await page.setViewport({ width: 1280, height: 900 });
  });
  afterEach(async () => {
    await page.close();
    expect(complaints).toEqual([]);
  });

  const open = (path: string) => page.goto(site.url + path);
  const press = (name: string, role = 'button') =>
    page.locator(`::-p-aria([name="${name}"][role="${role}"])`).click();
  const fill = (selector: string, text: string) => page.locator(selector).fill(text);
  const shows = (text: string) => page.locator(`::-p-text(${text})`).wait();

  it('a link leads on, and back leads back to where one was', async () => {
    await open('/machines');
    await page.locator('main a[href="/machines/divi-wp"]').click();
    await page.waitForSelector('main h1');
    await expect.poll(() => page.url()).toBe(`${site.url}/machines/divi-wp`);
    await page.goBack();
    expect(page.url()).toBe(`${site.url}/machines`);
  });

  it('the slides and the testimonials turn', async () => {
    await open('/');
    await press('Next slide');
    await page.waitForSelector('[aria-label="Go to slide 2"][aria-current=true]');
    await press('Next testimonial');
    await page.waitForSelector('[aria-label="Go to testimonial 2"][aria-current=true]');
  });

  it('an inquiry is sent without leaving the page, and another can follow', async () => {
    await open('/contact');
    await fill('input[name=name]', 'Ada Vendor');
    await fill('input[name=email]', 'ada@example.com');
    await fill('textarea[name=message]', 'We sell groceries at two stations.');
    await press('Send Message');
    await shows('Message Sent!');
    await press('Send Another Message');
    const text = await page.$eval('textarea[name=message]', (field) => field.value);
    expect(text).toBe('');
  });

  it.each(Object.entries(FOREIGN_HANDS))(
    'what is typed on a page that %s changed is sent, and slides and pictures answer the first press',
    async (_who, hands) => {
      const change = async () => {
        await page.waitForSelector('button[data-theme-switch][aria-pressed]');
        for (const hand of hands) await page.evaluate(hand);
      };
      await open('/contact');
      await change();
      for (const [field, text] of Object.entries({
        'input[name=name]': 'Ada Vendor',
        'input[name=email]': 'ada@example.com',
        'textarea[name=message]': 'We sell groceries at two stations.',
      })) {
        await page.locator(field).click();
        await page.keyboard.type(text);
      }
      await page.click('form[action="/inquiry"] [type=submit]');
      await shows('Message Sent!');
      await open('/');
      await change();
      await page.click('button[aria-label="Next slide"]');
      await page.waitForSelector('[aria-label="Go to slide 2"][aria-current=true]');
      await open('/machines/divi-wp');
      await change();
      await page.click('a[data-press]');
      await page.waitForSelector('dialog[open] img');
    },
  );

  it('missing fields are named, and the first of them is where one writes on', async () => {
    await open('/contact');
    await fill('input[name=name]', 'Ada Vendor');
    await press('Send Message');
    await shows('Missing information');
    const focused = await page.evaluate(() => document.activeElement?.getAttribute('name'));
    expect(focused).toBe('email');
  });

  it('a picture opens large and closes with Escape', async () => {
    await open('/machines/divi-wp');
    await page.locator('main a[aria-label^="Open larger picture"]').click();
    await page.waitForSelector('dialog[open] img');
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog[open]', { hidden: true });
  });

  it('a video plays in place at the first press', async () => {
    await open('/products/grocery');
    await page.locator('main a[aria-label^="Play video"]').click();
    // Not only there: a browser without the decoder shows it for a moment before the notice of its failure.
    await page.waitForFunction(
      () => (document.querySelector<HTMLVideoElement>('main video')?.currentTime ?? 0) > 0,
    );
    expect(page.url()).toBe(`${site.url}/products/grocery`);
  });

  it('questions open, the theme changes and stays', async () => {
    await open('/contact');
    await page.locator('main summary').click();
    await page.waitForSelector('main details[open]');
    await press('Dark theme');
    const theme = () => page.evaluate(() => document.documentElement.dataset['theme']);
    expect(await theme()).toBe('dark');
    await open('/about');
    expect(await theme()).toBe('dark');
    await page.evaluate(() => localStorage.clear());
  });

  it('the menu of a telephone opens and leads on', async () => {
    await page.setViewport({ width: 390, height: 844 });
    await open('/');
    await press('Open menu');
    await page.locator('[popover] a[href="/technology"]').click();
    await expect.poll(() => page.url()).toBe(`${site.url}/technology`);
  });

  it('an unknown address has the page that says so', async () => {
    const answer = await open('/no-such-page');
    expect(answer?.status()).toBe(404);
    complaints = complaints.filter((text) => !text.includes('404'));
  });

  it('the owner’s sign-in page answers what is wrong', async () => {
    await open('/admin/sign-in');
    await fill('input[name=email]', 'nobody@example.com');
    await fill('input[name=password]', 'not the password');
    await press('Sign in');
    await page.waitForSelector('[role=alert]');
  });
});
