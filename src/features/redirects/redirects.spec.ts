import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, signIn, test, type OwnerSite } from '#tests/support/owner-test.ts';

const CSV = [
  'from,to,kind,status',
  '/old-catalogue,/machines,exact,301',
  '/machines,/products,exact,301',
  '"/never closed,/machines',
  '/partner,https://elsewhere.example/,exact,301',
  '/old-range,/old-catalogue,exact,301',
  '/closed,,prefix,410',
].join('\n');

const csvFile = (text: string) => ({
  name: 'redirects.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

/** Gives a file to the screen, which says what it would change. */
async function check(page: Page, text: string): Promise<void> {
  await page.getByLabel('CSV file').setInputFiles(csvFile(text));
  await page.getByRole('button', { name: 'Check the file' }).click();
}

const confirm = (page: Page) => page.getByRole('button', { name: 'Import the file' }).click();

/** What a table says of a line of the file. */
const lineOf = (page: Page, table: string, line: number) =>
  page
    .getByRole('table', { name: table })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: String(line), exact: true }) });

/** Whether the trail names acts on the screen of redirects, each once and with what it was done to. */
async function expectAudited(page: Page, site: OwnerSite, acts: [string, string][]): Promise<void> {
  await page.goto(`${site.url}/admin/audit`);
  for (const [act, subject] of acts)
    await expect(
      page.getByRole('row').filter({ hasText: act }).filter({ hasText: subject }),
    ).toHaveCount(1);
}

const PERSON = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' };
const ask = (site: OwnerSite, path: string) =>
  fetch(site.url + path, { redirect: 'manual', headers: PERSON });

test('a file with bad lines changes nothing, each is named and given back, and without them it is imported', async ({
  page,
  site,
}) => {
  await signIn(page, site, '/admin/redirects');
  await check(page, CSV);
  const told = (line: number) => lineOf(page, '4 lines cannot be taken', line).innerText();
  expect(await told(3)).toContain('The site has a page at /machines.');
  expect(await told(4)).toContain('A quotation mark is not closed');
  expect(await told(5)).toContain('The new address is on another host.');
  expect(await told(6)).toContain('a chain with the redirect from /old-catalogue in line 2');
  const [kept] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download the refused lines' }).click(),
  ]);
  const lines = (await readFile(await kept.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(5);
  expect(lines[1]).toMatch(/^"3","The site has a page/u);
  await expect(page.getByRole('button', { name: 'Import the file' })).toHaveCount(0);
  // Whoever sends it all the same changes nothing either.
  const sent = await page.request.post(`${site.url}/admin/redirects`, {
    form: { act: 'import', csv: CSV },
    headers: { Origin: site.url },
  });
  expect(await sent.text()).toContain('Nothing was changed');
  expect((await ask(site, '/old-catalogue')).status).toBe(404);

  const bad = [2, 3, 4, 5];
  const good = CSV.split('\n').filter((_, at) => !bad.includes(at));
  await check(page, good.join('\n'));
  await confirm(page);
  await expect(page.getByText('2 added, 0 changed, 0 already in force.')).toBeVisible();

  const led = await ask(site, '/old-catalogue?a=1');
  expect([led.status, led.headers.get('location')]).toEqual([301, '/machines?a=1']);
  const visitor = await page.context().newPage();
  await visitor.goto(`${site.url}/old-catalogue`);
  await expect(visitor).toHaveURL(`${site.url}/machines`);
  expect((await visitor.goto(`${site.url}/closed/long-ago`))?.status()).toBe(410);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('This page is gone');
  await visitor.close();

  const [exported] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export all as CSV' }).click(),
  ]);
  const again = await readFile(await exported.path());
  expect(again.toString()).toContain('"/old-catalogue","/machines","exact","301"');
  await page.goto(`${site.url}/admin/redirects`);
  await check(page, again.toString());
  await expect(page.getByText(/^0 to add, 0 to change, \d already in force/u)).toBeVisible();
  await expect(page.getByText('There is nothing in it to import.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import the file' })).toHaveCount(0);
  await expectAudited(page, site, [
    ['Imported redirects', '2 added, 0 changed, 0 already in force.'],
    ['Exported redirects', ''],
  ]);
});

test('a file that is too large is told so, and nothing of it is taken', async ({ page, site }) => {
  await signIn(page, site, '/admin/redirects');
  await check(page, '/a,/machines\n'.repeat(170_000));
  await expect(page.getByText('The file is larger than 2 MB.')).toBeVisible();
  // Whoever sends something else than what the screen holds meets the same limit.
  const answer = await page.request.post(`${site.url}/admin/redirects`, {
    form: { act: 'import', csv: '/a,/machines\n'.repeat(170_000) },
    headers: { Origin: site.url },
  });
  expect(answer.status()).toBe(413);
  expect(await answer.text()).toContain('The file is larger than 2 MB.');
  expect((await ask(site, '/a')).status).toBe(404);
});

test('an address asked for in vain is proposed its nearest page, and a redirect made of it', async ({
  page,
  site,
}) => {
  for (const path of ['/machine', '/machine', '/machine?utm_source=news', '/press-2012'])
    expect((await ask(site, path)).status).toBe(404);
  await signIn(page, site, '/admin/redirects');
  const row = page.getByRole('row', { name: '/machine 3 times' });
  await expect(row).toContainText('/machines');
  await row.getByRole('link', { name: 'Make a redirect from /machine' }).click();
  await expect(page.getByLabel('Old address')).toHaveValue('/machine');
  await expect(page.getByLabel('New address')).toHaveValue('/machines');
  await page.getByRole('button', { name: 'Save the redirect' }).click();
  await expect(page.getByText('Redirect saved').first()).toBeVisible();
  expect((await ask(site, '/machine')).headers.get('location')).toBe('/machines');
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Ignore /press-2012' }).click();
  await expect(page.getByText('Address ignored').first()).toBeVisible();
  await expect(page.getByRole('row', { name: /press-2012/u })).toHaveCount(0);
  await expectAudited(page, site, [['Ignored a missing address', '/press-2012']]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a redirect is refused with its reason, saved, found, changed and deleted', async ({
    page,
    site,
  }) => {
    await signIn(page, site, '/admin/redirects');
    const save = async (from: string, to: string) => {
      await page.getByLabel('Old address').fill(from);
      await page.getByLabel('New address').fill(to);
      await page.getByRole('button', { name: 'Save the redirect' }).click();
    };
    await save('/first-step', 'https://elsewhere.example/');
    await expect(page.getByText('The new address is on another host.')).toBeVisible();
    await expect(page.getByLabel('Old address')).toHaveValue('/first-step');
    await save('/first-step', '/contact');
    await expect(page.getByText('Redirect saved')).toBeVisible();
    await page.getByLabel('Search in addresses').fill('FIRST-');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('table', { name: 'Redirects' }).getByRole('row')).toHaveCount(2);
    await page.getByRole('link', { name: 'Change the redirect from /first-step' }).click();
    await page.getByLabel('Answer').selectOption('302');
    await save('/second-step', '/about');
    const moved = await ask(site, '/second-step');
    expect([moved.status, moved.headers.get('location')]).toEqual([302, '/about']);
    expect((await ask(site, '/first-step')).status).toBe(404);
    await page.getByRole('button', { name: 'Delete the redirect from /second-step' }).click();
    await expect(page.getByText('Redirect deleted')).toBeVisible();
    expect((await ask(site, '/second-step')).status).toBe(404);
    await expectAudited(page, site, [
      ['Saved a redirect', '/first-step 301 /contact'],
      ['Saved a redirect', '/second-step 302 /about'],
      ['Deleted a redirect', '/second-step 302 /about'],
    ]);
  });

  test('a file shows what it will change before anything does, and changes it once confirmed', async ({
    page,
    site,
  }) => {
    await signIn(page, site, '/admin/redirects');
    await check(page, '/to-change,/machines\n/to-keep,/about\n/to-stay,/blog\n');
    await confirm(page);
    await expect(page.getByText('3 added, 0 changed, 0 already in force.')).toBeVisible();
    await check(page, '/to-change,/contact,exact,308\n/to-keep,/about\n/brand-new,/products\n');
    await expect(
      page.getByText('1 to add, 1 to change, 1 already in force, none to remove.'),
    ).toBeVisible();
    const lines = 'Lines that will be taken';
    await expect(page.getByRole('table', { name: lines }).getByRole('row')).toHaveCount(3);
    await expect(lineOf(page, lines, 1)).toContainText('/contact (308)');
    await expect(lineOf(page, lines, 1)).toContainText('until now /machines (301)');
    await expect(lineOf(page, lines, 3)).toContainText('Is added');
    const leadsTo = async (path: string) => (await ask(site, path)).headers.get('location');
    expect(await leadsTo('/to-change')).toBe('/machines');
    expect((await ask(site, '/brand-new')).status).toBe(404);
    await confirm(page);
    await expect(page.getByText('1 added, 1 changed, 1 already in force.')).toBeVisible();
    expect(await leadsTo('/to-change')).toBe('/contact');
    expect(await leadsTo('/brand-new')).toBe('/products');
    expect(await leadsTo('/to-stay')).toBe('/blog');
    await expectAudited(page, site, [
      ['Imported redirects', '1 added, 1 changed, 1 already in force.'],
    ]);
  });
});
