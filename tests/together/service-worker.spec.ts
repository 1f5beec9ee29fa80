import { expect, test, type Page } from '@playwright/test';
import { previewTokensOf } from '../support/preview-tokens-of.ts';
import { startChangingProxy, type ChangingProxy } from '../support/changing-proxy.ts';
import { cacheNames, hasWorker, keptByWorker, keptPaths } from '../support/kept-by-worker.ts';
import type { BuiltSite } from '../support/built-site.ts';
import { startSampleSite } from '../support/sample-site.ts';
import { startUnwatchedBrowser, type UnwatchedBrowser } from '../support/unwatched-browser.ts';

const SECRET = 's'.repeat(40);
/** All that may ever be kept. */
const LASTING = /^\/(?:assets|fonts|pictures)\/[\w./-]+$/u;
const SHELL = ['/offline', '/icons/favicon.svg', '/icons/icon-192.png'];

/** Chromium takes up to a minute where it has broken the takeover off at first (decision 075); more is for what hangs. */
const TAKEOVER_MS = 150_000;
/** Scripts for a page of an unwatched browser. */
const OFFLINE_CACHES = `caches.keys().then((names) => names.filter((name) => name.includes('offline')))`;
const KEPT_PATHS = `(async () => {
  const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const kept = await Promise.all(caches_.map((cache) => cache.keys()));
  return kept.flat().map(({ url }) => url.replace(location.origin, ''));
})()`;

let site: BuiltSite;
let proxy: ChangingProxy;
let unwatched: UnwatchedBrowser | null = null;
test.beforeAll(async () => {
  site = await startSampleSite({ AUTH_SECRET: SECRET });
});
test.afterAll(() => site?.stop());
test.beforeEach(async () => {
  proxy = await startChangingProxy(site.url);
});
test.afterEach(async () => {
  await unwatched?.close();
  unwatched = null;
  proxy.close();
});

async function read(page: Page, path: string): Promise<void> {
  await page.goto(proxy.url + path);
  await expect.poll(() => keptPaths(page), { timeout: 15_000 }).toContain(path);
}

/** Sends messages as a page of the site, one after the other, until the last is answered. Answers what each was told. */
function tell(page: Page, messages: unknown[]): Promise<unknown[]> {
  return page.evaluate(async (all) => {
    const { active } = await navigator.serviceWorker.ready;
    const answers: unknown[] = all.map(() => 'silence');
    await new Promise<void>((resolve) => {
      for (const [index, data] of all.entries()) {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', (event) => {
          answers[index] = event.data;
          if (index === all.length - 1) resolve();
        });
        port1.start();
        active!.postMessage(data, [port2]);
      }
    });
    return answers;
  }, messages);
}

test('is served as a script of the whole site that is asked for anew each time', async ({
  request,
}) => {
  const answer = await request.get(`${proxy.url}/service-worker.js`);
  expect(answer.status()).toBe(200);
  const headers = answer.headers();
  expect(headers['content-type']).toMatch(/^text\/javascript/u);
  expect(headers['cache-control']).toContain('no-cache');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy']).toContain("connect-src 'self'");
  expect(headers['service-worker-allowed']).toBeUndefined();
});

test('keeps the offline page, two icons, lasting files and pages that were read, nothing else', async ({
  page,
}) => {
  const preview = previewTokensOf(SECRET).issueLink({
    path: '/terms',
    expiresAtMs: Date.now() + 60_000,
  });
  await read(page, '/machines');
  for (const path of [
    '/blog?page=2',
    '/no/such/page',
    '/products/',
    '/admin',
    '/admin/sign-in',
    '/inquiry',
  ])
    await page.goto(proxy.url + path);
  await page.evaluate(() =>
    Promise.all([
      fetch('/api/runtime-config'),
      fetch('/api/session'),
      fetch('/health'),
      fetch('/sitemap.xml'),
      fetch('/content-assets/none.png'),
    ]),
  );
  const found = async () => (await keptPaths(page)).filter((path) => !LASTING.test(path));
  const expected = [...SHELL, '/machines', '/blog?page=2', '/products'].toSorted();
  await expect.poll(async () => (await found()).toSorted()).toEqual(expected);
  // A preview: shown, kept nowhere, and the worker leaves.
  await page.goto(`${proxy.url}/preview/enter?token=${preview}`);
  await expect(page).toHaveURL(/\/terms$/u);
  await expect.poll(() => hasWorker(page)).toBe(false);
  await expect.poll(() => cacheNames(page)).toEqual([]);
});

test('keeps no error, no redirect and nothing of the wrong kind', async ({ page }) => {
  await read(page, '/');
  const html = {
    'Content-Type': 'text/html',
    'Cache-Control': 'public, max-age=31536000, immutable',
  };
  proxy.answers.set('/assets/poison-1.js', { headers: html, body: '<script>poison()</script>' });
  proxy.answers.set('/assets/poison-2.js', {
    status: 500,
    headers: { ...html, 'Content-Type': 'text/javascript' },
    body: 'poison()',
  });
  proxy.answers.set('/assets/poison-3.js', {
    status: 302,
    headers: { Location: '/api/runtime-config' },
  });
  proxy.answers.set('/about', { status: 500, headers: html, body: 'An error' });
  proxy.answers.set('/terms', { status: 302, headers: { Location: '/privacy' } });
  proxy.answers.set('/blog', {
    headers: { ...html, 'Content-Type': 'text/plain' },
    body: 'poison',
  });
  proxy.answers.set('/contact', { headers: { ...html, 'Cache-Control': 'private' }, body: 'mine' });
  const before = await keptPaths(page);
  const files = [1, 2, 3].map((number) => `/assets/poison-${number}.js`);
  await page.evaluate((paths) => Promise.all(paths.map((path) => fetch(path))), files);
  const others = ['/about', '/terms', '/blog', '/contact', '/admin', '/api/session'];
  await tell(page, [
    { type: 'page-read', page: '/machines', files },
    ...others.map((path) => ({ type: 'page-read', page: path, files: [] })),
    { type: 'cache-offline-page' },
  ]);
  for (const path of ['/about', '/terms', '/blog', '/contact']) await page.goto(proxy.url + path);
  await read(page, '/technology');
  const added = (await keptPaths(page)).filter(
    (path) => !before.includes(path) && !LASTING.test(path),
  );
  expect(added.toSorted()).toEqual(['/machines', '/privacy', '/technology']);
  expect((await keptPaths(page)).filter((path) => path.includes('poison'))).toEqual([]);
});

test('answers the message that asks for the offline page, and is deaf to others', async ({
  page,
}) => {
  await read(page, '/');
  const name = Object.keys(await keptByWorker(page)).find((cache) => cache.includes('offline'))!;
  await page.evaluate((cache) => caches.delete(cache), name);
  const messages = [{ type: 'skip-waiting' }, 'cache-offline-page', { type: 'cache-offline-page' }];
  expect(await tell(page, messages)).toEqual(['silence', 'silence', { done: true }]);
  expect((await keptByWorker(page))[name]!.toSorted()).toEqual(SHELL.toSorted());
});

test('is not taken where its script is of the wrong kind, and the site works without', async ({
  page,
}) => {
  proxy.answers.set('/service-worker.js', { headers: { 'Content-Type': 'text/html' }, body: '1' });
  await page.goto(`${proxy.url}/about`);
  await expect.poll(() => proxy.asked.includes('/service-worker.js')).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  expect(await hasWorker(page)).toBe(false);
});

test('shows what was published at once, and a kept page where the network lets wait', async ({
  page,
}) => {
  await read(page, '/about');
  proxy.answers.set('/about', (body) => body.replaceAll('About Us', 'About the New Us'));
  await page.goto(`${proxy.url}/about`);
  await expect(page).toHaveTitle(/^About the New Us/u);
  proxy.silent.add('/about');
  await page.goto(`${proxy.url}/about`);
  await expect(page.getByText('The site cannot be reached at the moment.')).toBeVisible();
  await expect(page).toHaveTitle(/^About the New Us/u);
  proxy.silent.clear();
  proxy.target = null;
  await page.goto(`${proxy.url}/terms`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The site cannot be reached');
});

/*
 * In a browser whose workers no tool is attached to, as a visitor's: Chromium replaces a worker once it is idle, and one that
 * a tool is attached to never is (decision 075).
 */
test('a new build takes over in one load: its offline page, no old one, open tabs go on', async () => {
  unwatched = await startUnwatchedBrowser();
  const tab = await unwatched.openTab();
  await tab.open(`${proxy.url}/machines`);
  await expect.poll(() => tab.run(KEPT_PATHS)).toContain('/machines');
  const [before] = await tab.run<string[]>(OFFLINE_CACHES);
  const other = await unwatched.openTab();
  await other.open(`${proxy.url}/about`);
  // Whole, so that its own registration is not still under way when the build changes.
  await expect.poll(() => other.run(KEPT_PATHS)).toContain('/about');
  const build = before!.slice('site-offline-'.length);
  proxy.answers.set('/service-worker.js', (script) => script.replaceAll(build, 'another-build'));
  await tab.open(`${proxy.url}/technology`);
  await expect
    .poll(() => tab.run(OFFLINE_CACHES), { timeout: TAKEOVER_MS })
    .toEqual(['site-offline-another-build']);
  expect(await tab.run(KEPT_PATHS)).toContain('/machines');
  // The tab that was opened under the old worker changes pages under the new one.
  await other.run(`document.querySelector('nav a[href="/blog"]').click()`);
  await expect.poll(() => other.run(`document.querySelector('h1')?.textContent`)).toBe('Our Blog');
});

test('what a page tells as it is left arrives, however long the worker takes to wake', async ({
  page,
}) => {
  const busy = 'for (const end = Date.now() + 1500; Date.now() < end; );';
  proxy.answers.set('/service-worker.js', (script) => busy + script);
  await read(page, '/machines');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
  const told = () => proxy.asked.filter((path) => path === '/api/vitals').length;
  const before = told();
  // How far the page shifted is known when it is left.
  await page.goto('about:blank');
  await expect.poll(told).toBeGreaterThan(before);
});

test('switched off, it is gone with everything it kept after one load', async ({ page }) => {
  await read(page, '/machines');
  const off = await startSampleSite({ SERVICE_WORKER: 'off' });
  try {
    proxy.target = off.url;
    await page.goto(`${proxy.url}/about`);
    await expect.poll(() => hasWorker(page)).toBe(false);
    await expect.poll(() => cacheNames(page)).toEqual([]);
    await page.reload();
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    expect(await hasWorker(page)).toBe(false);
    expect(await cacheNames(page)).toEqual([]);
  } finally {
    await off.stop();
  }
});

test('switched off, the served script alone is enough', async () => {
  unwatched = await startUnwatchedBrowser();
  const tab = await unwatched.openTab();
  await tab.open(`${proxy.url}/machines`);
  await expect.poll(() => tab.run(KEPT_PATHS)).toContain('/machines');
  const off = await startSampleSite({ SERVICE_WORKER: 'off' });
  const script = await (await fetch(`${off.url}/service-worker.js`)).text();
  await off.stop();
  proxy.answers.set('/service-worker.js', () => script);
  // The next page still asks for the worker, as one from a cache in front would.
  await tab.open(`${proxy.url}/about`);
  await expect.poll(() => tab.run('caches.keys()'), { timeout: TAKEOVER_MS }).toEqual([]);
});
