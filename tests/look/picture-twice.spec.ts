import { leaveOutPictures, picturesOf } from '../support/page-pictures.ts';
import { expect, test } from '../support/site-test.ts';

// Seen failing with machines whose views and examples were the same pictures, and a hero with that of the first card.
test('no picture stands twice on a page', async ({ page, request }) => {
  await leaveOutPictures(page);
  const siteMap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, address]) => address!);
  expect(addresses.length).toBeGreaterThan(40);
  const twice: [path: string, sources: string[]][] = [];
  for (const address of addresses) {
    const { pathname, search } = new URL(address);
    await page.goto(pathname + search);
    const sources = (await picturesOf(page)).map(({ source }) => source.split('/').at(-1)!);
    const again = sources.filter((source, index) => sources.indexOf(source) !== index);
    if (again.length > 0) twice.push([pathname, again]);
  }
  expect(twice).toEqual([]);
});
