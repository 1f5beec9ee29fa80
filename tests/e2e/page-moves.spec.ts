import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { startChangingProxy, type ChangingProxy } from '../support/changing-proxy.ts';
import { startScriptRuns } from '../support/page-parts.ts';
import { expect, test } from '../support/site-test.ts';

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core')), 'utf8');

let proxy: ChangingProxy;
test.beforeEach(async ({ baseURL }) => {
  proxy = await startChangingProxy(baseURL!);
});
test.afterEach(() => proxy.close());

/** Holds a page back at the server until the test lets it go: what a browser fetches ahead is held as well. */
function holdPage(path: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  proxy.answers.set(path, (body) => promise.then(() => body));
  return () => {
    proxy.answers.delete(path);
    resolve();
  };
}

type Pending = { words: string; seen: boolean; violations: string[] };

/** Asked for by a page that has noted its words. */
const NOTED = '/pending-words-noted';

/**
 * Has the page note the words that it shows while another is on its way, and what axe finds wrong with them: a browser
 * answers no tool before that page has come.
 * @param turnTo path of a link to press then
 */
async function notePending(page: Page, turnTo?: string): Promise<void> {
  proxy.answers.set(NOTED, { status: 204 });
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: AXE });
  await session.detach();
  await page.evaluate(
    ({ noted, to }) => {
      const region = document.querySelector('body > [role=status]')!;
      new MutationObserver(async () => {
        const words = region.querySelector('p');
        if (!words || 'pending' in sessionStorage) return;
        sessionStorage['pending'] = '';
        const { axe } = window as never as {
          axe: { run(element: Element): Promise<{ violations: { id: string }[] }> };
        };
        const { violations } = await axe.run(words);
        const { top, height } = words.getBoundingClientRect();
        // What is for screen readers alone is a pixel high.
        const pending: Pending = {
          words: words.innerText,
          seen: words.checkVisibility({ opacityProperty: true }) && top >= 0 && height > 16,
          violations: violations.map(({ id }) => id),
        };
        sessionStorage['pending'] = JSON.stringify(pending);
        await fetch(noted);
        [...document.links].find(({ pathname }) => pathname === to)?.click();
      }).observe(region, { childList: true });
    },
    { noted: NOTED, to: turnTo },
  );
}

const noted = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage['pending'] as string) as Pending);

/** Does not wait for the page that opens. */
const follow = (page: Page, name: string) =>
  page.getByRole('link', { name, exact: true }).first().click({ noWaitAfter: true });

for (const { from, link, to, says, title } of [
  { from: '/products', link: 'Machines', to: '/machines', says: 'Loading…', title: 'Our Machines' },
  {
    from: '/machines',
    link: 'Divi WP',
    to: '/machines/divi-wp',
    title: 'Divi WP',
    says: 'Loading machine information...',
  },
  {
    from: '/products',
    link: 'Grocery',
    to: '/products/grocery',
    title: 'Grocery',
    says: 'Loading product information...',
  },
]) {
  test(`the words of "${title}" stand to be read while it takes long, and go with the page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(proxy.url + from);
    await startScriptRuns(page);
    // There before its words: a region that comes with its text is often not read out.
    await expect(page.locator('body > [role=status]')).toBeEmpty();
    await notePending(page);
    const release = holdPage(to);
    await follow(page, link);
    await expect.poll(() => proxy.asked).toContain(NOTED);
    release();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await noted(page)).toEqual({ words: says, seen: true, violations: [] });
    await expect(page.getByText(says, { exact: true })).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(proxy.url + from);
    await expect(page.getByText(says, { exact: true })).toHaveCount(0);
  });
}

test('turning round while a page is on its way opens the other', async ({ page }) => {
  await page.goto(`${proxy.url}/products`);
  await startScriptRuns(page);
  await notePending(page, '/technology');
  const release = holdPage('/machines');
  await follow(page, 'Machines');
  await expect(page).toHaveURL(/\/technology$/u);
  expect(await noted(page)).toMatchObject({ words: 'Loading…' });
  release();
  await expect(page.getByText('Loading…', { exact: true })).toHaveCount(0);
  await expect(page).toHaveURL(/\/technology$/u);
});

test('every link opens a document; one within a page only moves to its place', async ({ page }) => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.goto(`${proxy.url}/products`);
  await startScriptRuns(page);
  await follow(page, 'Machines');
  await expect(page.getByRole('heading', { level: 1, name: 'Our Machines' })).toBeVisible();
  await startScriptRuns(page);
  await page.locator('main').getByRole('link', { name: 'Smart lockers' }).first().click();
  await expect(page).toHaveURL(/#smart-lockers$/u);
  await follow(page, 'Locker 10 Cell');
  await expect(page).toHaveTitle(/^Locker 10 Cell \|/u);
  expect(documents).toEqual(['/products', '/machines', '/machines/locker-10-cell']);
});

test('a page begins at its top, before its first link; going back finds the place again', async ({
  page,
}) => {
  await page.goto(`${proxy.url}/machines`);
  await startScriptRuns(page);
  const card = page.getByRole('link', { name: 'Locker 10 Cell', exact: true });
  await card.scrollIntoViewIfNeeded();
  await page.evaluate(() =>
    addEventListener('pagehide', () => (sessionStorage['left'] = String(scrollY)), { once: true }),
  );
  await card.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Locker 10 Cell' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const left = Number(await page.evaluate(() => sessionStorage['left'] as string));
  expect(left).toBeGreaterThan(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Our Machines' })).toBeVisible();
  await expect(card).toBeInViewport();
  // What arrives above may move the page by some pixels; the browser keeps what is seen in its place.
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => scrollY)) - left))
    .toBeLessThan(30);
});

test('the picture of the card that was pressed moves to the page that opens, and nothing where no card was', async ({
  page,
}) => {
  await page.addInitScript(() =>
    addEventListener('pagereveal', (event) => {
      const { viewTransition } = event as unknown as { viewTransition: object | null };
      document.documentElement.dataset['moved'] = String(viewTransition !== null);
    }),
  );
  await page.goto(`${proxy.url}/machines`);
  await startScriptRuns(page);
  await expect(page.locator('html')).toHaveAttribute('data-moved', 'false');
  await follow(page, 'Divi WP');
  await expect(page.getByRole('heading', { level: 1, name: 'Divi WP' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-moved', 'true');
  await startScriptRuns(page);
  await follow(page, 'Machines');
  await expect(page.getByRole('heading', { level: 1, name: 'Our Machines' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-moved', 'false');
});

test('an answer that is opened is in the address, and the address opens it', async ({ page }) => {
  await page.goto(`${proxy.url}/contact`);
  await startScriptRuns(page);
  const question = page.locator('#faq details').nth(2);
  await question.locator('summary').click();
  await expect(question).toHaveAttribute('open', '');
  await expect(page).toHaveURL(/\/contact#faq-.+$/u);
  await page.reload();
  await expect(question).toHaveAttribute('open', '');
});
