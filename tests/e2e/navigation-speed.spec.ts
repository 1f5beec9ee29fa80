import type { Browser, Page } from '@playwright/test';
import { CHROMIUM, VISITOR_ARGS } from '../support/browser-args.ts';
import { startChangingProxy, type ChangingProxy } from '../support/changing-proxy.ts';
import { waitForWorker } from '../support/kept-by-worker.ts';
import { startScriptRuns, touchEveryPart } from '../support/page-parts.ts';
import { PUBLIC_PATHS } from '../support/public-paths.ts';
import { startPlainBrowser } from '../support/plain-browser.ts';
import { expect, test } from '../support/site-test.ts';

let proxy: ChangingProxy;
test.beforeEach(async ({ baseURL }) => {
  proxy = await startChangingProxy(baseURL!);
});
test.afterEach(() => proxy.close());

const timesAsked = (path: string) => proxy.asked.filter((asked) => asked === path).length;
test.describe('Opening pages', () => {
  test('asks for no page again on the click when the pointer has rested on the link', async ({
    page,
  }) => {
    await page.goto(`${proxy.url}/about`);
    await startScriptRuns(page);
    // What was fetched before the worker had the page is asked for again through it.
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const link = page.getByRole('navigation').getByRole('link', { name: 'Machines' }).first();
    await link.hover();
    await expect.poll(() => timesAsked('/machines')).toBe(1);
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Our Machines' })).toBeVisible();
    await startScriptRuns(page);
    expect(timesAsked('/machines')).toBe(1);
  });

  test('has the pages that visitors are led to fetched ahead once the page is at rest', async ({
    page,
  }) => {
    // The browser judges by what it loaded before, from other tests' sites too, and on a busy machine finds that slow.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g' } });
    });
    await page.goto(`${proxy.url}/about`);
    // A busy machine is idle late; a failure says how far it came.
    await expect
      .poll(() => proxy.asked, { timeout: 60_000 })
      .toEqual(expect.arrayContaining(['/products', '/technology', '/contact']));
    expect(timesAsked('/machines')).toBe(0);
  });

  // Seen failing with `whenShown` calling at once and the inline script asking without a frame.
  test('counts, measures and asks nothing on a page that is prepared before it is shown', async () => {
    const visitor = await startPlainBrowser(['--no-sandbox', '--disable-gpu']);
    try {
      // As a browser does by itself for an address that is being written; the site has no rule that asks for it.
      await visitor.send('Page.setBypassCSP', { enabled: true });
      await visitor.send('Page.navigate', { url: `${proxy.url}/about` });
      await expect
        .poll(() =>
          visitor
            .evaluate(
              `location.pathname === '/about' && document.readyState === 'complete' &&
                document.head.append(Object.assign(document.createElement('script'), {
                  type: 'speculationrules',
                  text: '{ "prerender": [{ "urls": ["/machines"], "eagerness": "immediate" }] }',
                })) === undefined`,
            )
            .catch(() => false),
        )
        .toBe(true);
      await expect.poll(() => visitor.statuses).toContain('Ready');
      expect(await visitor.evaluate('document.prerendering', 'prepared')).toBe(true);
      await visitor.evaluate(`document.querySelector('header a[href="/machines"]').click()`);
      // When the page was shown, and when it made its calls.
      const readCalls = `({
        shownAt: performance.getEntriesByType('navigation')[0].activationStart,
        calledAt: performance.getEntriesByType('resource')
          .filter(({ name }) => new URL(name).pathname.startsWith('/api/'))
          .map(({ startTime }) => startTime),
      })`;
      type Calls = { shownAt: number; calledAt: number[] };
      const calls = () => visitor.evaluate<Calls>(readCalls, 'prepared');
      await expect.poll(async () => (await calls()).calledAt.length).toBeGreaterThan(0);
      const { shownAt, calledAt } = await calls();
      expect(shownAt).toBeGreaterThan(0);
      expect(Math.min(...calledAt)).toBeGreaterThanOrEqual(shownAt);
    } finally {
      await visitor.close();
    }
  });

  test('lets the browser fetch a page that is pointed at', async ({ page }) => {
    // What a browser has made of the rules, their hash in the policy included, only its inspector tells.
    const session = await page.context().newCDPSession(page);
    const rules: { sourceText: string; errorType?: string }[] = [];
    session.on('Preload.ruleSetUpdated', ({ ruleSet }) => rules.push(ruleSet));
    await session.send('Preload.enable');
    await page.goto('/about');
    await expect.poll(() => rules.length).toBe(1);
    expect(rules[0]!.errorType).toBeUndefined();
    expect(rules[0]!.sourceText).toMatch(/"prefetch":.*"moderate"/u);
  });
});

test.describe('Going back', () => {
  // The browser tests run without this memory otherwise.
  let browser: Browser;
  let page: Page;
  test.beforeEach(async ({ playwright }) => {
    browser = await playwright.chromium.launch({
      executablePath: CHROMIUM,
      args: [...VISITOR_ARGS],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    page = await browser.newPage();
  });
  test.afterEach(() => browser.close());

  const FROM_MEMORY = 'BackForwardCacheRestore';

  /** How the page that one goes back to came: from memory, or why not. */
  async function goBack(): Promise<unknown> {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.enable');
    const came = new Promise((resolve) => {
      session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
        resolve(notRestoredExplanations.map(({ reason }) => reason)),
      );
      session.on('Page.frameNavigated', ({ type }) => {
        if (type === FROM_MEMORY) resolve(type);
      });
    });
    const before = page.url();
    // Not awaited: the document that goes back answers no more.
    void page.evaluate(() => history.back()).catch(() => undefined);
    await expect(page).not.toHaveURL(before);
    return came;
  }

  test('brings every public page from memory as it was left', async ({ baseURL }) => {
    const came: [string, unknown][] = [];
    for (const path of PUBLIC_PATHS) {
      await page.goto(baseURL + path);
      await touchEveryPart(page);
      await page.goto(`${baseURL}/robots.txt`);
      came.push([path, await goBack()]);
    }
    expect(came).toEqual(PUBLIC_PATHS.map((path) => [path, FROM_MEMORY]));
  });

  test('brings the first page too, left before its service worker was there', async () => {
    const pageLeft = Promise.withResolvers<void>();
    proxy.answers.set('/offline', (body) => pageLeft.promise.then(() => body));
    await page.goto(`${proxy.url}/about`);
    await expect.poll(() => proxy.asked).toContain('/offline');
    await page.goto(`${proxy.url}/robots.txt`);
    pageLeft.resolve();
    await waitForWorker(page);
    expect(await goBack()).toBe(FROM_MEMORY);
    const address = () => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
    await expect.poll(address).toBe(`${proxy.url}/service-worker.js`);
  });
});
