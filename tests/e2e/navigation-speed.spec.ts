import type { Browser, Page, Request } from '@playwright/test';
import { VISITOR_ARGS } from '../support/browser-args.ts';
import { startChangingProxy } from '../support/changing-proxy.ts';
import { waitForWorker } from '../support/kept-by-worker.ts';
import { PUBLIC_PATHS } from '../support/public-paths.ts';
import { expect, test } from '../support/site-test.ts';

/** What the page asks for from now on, by path. */
function watch(page: Page): Request[] {
  const asked: Request[] = [];
  page.on('request', (request) => asked.push(request));
  return asked;
}

const pathsOf = (asked: Request[]) => asked.map((request) => new URL(request.url()).pathname);

async function startReact(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await expect(page.locator('html[data-react]')).toBeAttached();
}

test.describe('Opening pages', () => {
  test('asks for nothing on the click when the pointer has rested on the link', async ({
    page,
  }) => {
    await page.goto('/about');
    await startReact(page);
    const asked = watch(page);
    await page.getByRole('navigation').getByRole('link', { name: 'Machines' }).first().hover();
    await expect.poll(() => pathsOf(asked)).toContain('/machines.data');
    await page.waitForLoadState('networkidle');
    asked.length = 0;
    await page.getByRole('navigation').getByRole('link', { name: 'Machines' }).first().click();
    await expect(page).toHaveURL(/\/machines$/u);
    await expect(page.locator('[data-pending-page]')).toHaveCount(0);
    const sentBytes = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name, initiatorType }) => name.includes('.data') && initiatorType === 'fetch')
        .map(({ transferSize }) => transferSize),
    );
    expect(sentBytes).toEqual([0]);
  });

  test('has the pages that visitors are led to fetched ahead once the page is at rest', async ({
    page,
  }) => {
    await page.goto('/about');
    const asked = watch(page);
    await startReact(page);
    await expect
      .poll(() => pathsOf(asked))
      .toEqual(expect.arrayContaining(['/products.data', '/technology.data', '/contact.data']));
    const answer = await page.request.get('/products.data?_routes=routes%2Fproducts');
    expect(answer.headers()['cache-control']).toBe('public, max-age=30');
  });

  test('lets the browser fetch a page whole while React does not run', async ({ page }) => {
    // What a browser has made of the rules, their hash in the policy included, only its inspector tells.
    const session = await page.context().newCDPSession(page);
    const rules: { sourceText: string; errorType?: string }[] = [];
    session.on('Preload.ruleSetUpdated', ({ ruleSet }) => rules.push(ruleSet));
    await session.send('Preload.enable');
    await page.goto('/about');
    await expect.poll(() => rules.length).toBe(1);
    expect(rules[0]!.errorType).toBeUndefined();
    expect(rules[0]!.sourceText).toContain('"eagerness":"moderate"');
  });
});

test.describe('Going back', () => {
  // The browser tests run without this memory otherwise.
  let browser: Browser;
  let page: Page;
  test.beforeEach(async ({ playwright }) => {
    browser = await playwright.chromium.launch({
      executablePath: '/usr/bin/chromium',
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
      await startReact(page);
      await page.goto(`${baseURL}/robots.txt`);
      came.push([path, await goBack()]);
    }
    expect(came).toEqual(PUBLIC_PATHS.map((path) => [path, FROM_MEMORY]));
  });

  test('brings the first page too, left before its service worker was there', async ({
    baseURL,
  }) => {
    const proxy = await startChangingProxy(baseURL!);
    try {
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
    } finally {
      proxy.close();
    }
  });
});
