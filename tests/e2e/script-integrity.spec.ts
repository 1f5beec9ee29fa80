import { expect, test } from '@playwright/test';
import { startChangingProxy, type ChangingProxy } from '../support/changing-proxy.ts';
import { startBuiltSite, type BuiltSite } from '../support/built-site.ts';

let site: BuiltSite;
let proxy: ChangingProxy;
test.beforeAll(async () => {
  site = await startBuiltSite({ CONTENT_SOURCE: 'none' });
});
test.afterAll(() => site?.stop());
test.beforeEach(async () => {
  proxy = await startChangingProxy(site.url);
});
test.afterEach(() => proxy.close());

/** Where the page says its start script is, and by which hash the browser is to know it. */
async function startScriptOf(url: string) {
  const html = await (await fetch(`${url}/contact`)).text();
  return /<script id="start-script"[^>]* src="(?<src>[^"]+)" integrity="(?<integrity>sha384-[^"]+)"/iu.exec(
    html,
  )!.groups as { src: string; integrity: string };
}

const marked = (change: string) => (body: string) => `${change}${body}`;

test('the start script runs as it was built', async ({ page }) => {
  await page.goto(`${proxy.url}/contact`);
  await page.getByRole('textbox').first().focus();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['react'])).toBe('');
});

// Seen failing: without `l.integrity=d.integrity` in early-presses.ts nothing is refused.
test('with one thing changed on its way it is refused, and links and forms work on', async ({
  page,
}) => {
  const { src } = await startScriptOf(site.url);
  proxy.answers.set(src, marked('window.changed=1;'));
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  await page.goto(`${proxy.url}/contact`);
  await page.getByRole('textbox').first().focus();
  await expect.poll(() => complaints.join('\n')).toMatch(/integrity/iu);
  await page.getByRole('link', { name: 'Machines' }).first().click();
  await expect(page).toHaveURL(/\/machines$/u);
  await expect
    .poll(() => complaints.filter((text) => /integrity/iu.test(text)).length)
    .toBeGreaterThan(1);
  expect(await page.evaluate(() => 'changed' in window)).toBe(false);
  expect(await page.evaluate(() => document.documentElement.dataset['react'])).toBeUndefined();
});

test('that did not come is asked for again at the next sign of intent', async ({ page }) => {
  const { src } = await startScriptOf(site.url);
  proxy.answers.set(src, { status: 503, body: '' });
  await page.goto(`${proxy.url}/contact`);
  await expect.poll(() => proxy.asked.filter((path) => path === src).length).toBeGreaterThan(0);
  proxy.answers.delete(src);
  await expect
    .poll(async () => {
      await page.mouse.move(200 + (Date.now() % 50), 200);
      await page.getByRole('textbox').first().hover();
      return page.evaluate(() => document.documentElement.dataset['react']);
    })
    .toBe('');
});
