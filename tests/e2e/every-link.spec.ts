import { touchEveryPart } from '../support/page-parts.ts';
import { PUBLIC_PATHS } from '../support/public-paths.ts';
import { expect, test } from '../support/site-test.ts';

test('every link of every page leads somewhere, and every anchor exists', async ({
  page,
  request,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const seen = new Map<string, string>();
  const anchors: string[] = [];
  for (const path of PUBLIC_PATHS) {
    await page.goto(path);
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href));
    for (const link of links) {
      const url = new URL(link);
      if (url.origin !== baseURL) continue;
      const address = url.pathname + url.search;
      if (!seen.has(address)) seen.set(address, path);
      if (
        url.hash.length > 1 &&
        url.hash !== '#top' &&
        url.pathname === new URL(page.url()).pathname
      ) {
        const found = await page.locator(`[id="${url.hash.slice(1)}"]`).count();
        if (found === 0) anchors.push(`${path} → ${url.hash}`);
      }
    }
  }
  const broken: string[] = [];
  for (const [address, from] of seen) {
    const answer = await request.get(address);
    if (answer.status() !== 200) broken.push(`${from} → ${address}: ${answer.status()}`);
  }
  expect(broken).toEqual([]);
  expect(anchors).toEqual([]);
});

test('reading every page and touching every part leaves the console empty', async ({ page }) => {
  test.setTimeout(120_000);
  for (const path of PUBLIC_PATHS) {
    await page.goto(path);
    await touchEveryPart(page);
  }
});
