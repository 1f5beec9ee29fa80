import { expect, test } from '../support/site-test.ts';

test('the search of the header leads to a field that answers while one types', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/about');
  await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click();
  const box = page.getByRole('searchbox', { name: 'Search this site' });
  await expect(box).toBeFocused();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Machines and lockers' })).toBeVisible();
  await box.pressSequentially('chilled lock');
  const results = main.getByRole('list').getByRole('heading', { level: 3 });
  await expect(results.first()).toHaveText('Chill Locker');
  await expect(main.getByRole('listitem').first().locator('img')).toBeVisible();
  await expect(box).toBeFocused();
  // What is shared and kept is what is seen.
  await expect(page).toHaveURL(/\/search\?q=chilled\+lock$/u);
  await expect(page).toHaveTitle(/^chilled lock: \d+ found/u);
  await box.fill('');
  await expect(main.getByRole('link', { name: 'Machines and lockers' })).toBeVisible();
  await box.fill('chilled lockers');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=chilled\+lockers$/u);
  await results.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Chill Locker' })).toBeVisible();
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test(
      'a search on a telephone forgives slips, and can be narrowed',
      { tag: javaScriptEnabled ? '@gate' : [] },
      async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await page.goto('/');
        await page.getByRole('button', { name: 'Open menu' }).click();
        const menu = page.getByRole('dialog', { name: 'Menu' });
        await menu.getByRole('searchbox').fill('lokers for parcels');
        await menu.getByRole('button', { name: 'Search' }).click();
        const main = page.getByRole('main');
        await expect(main.getByText('Shown with results for “lockers parcels”.')).toBeVisible();
        await expect(main.locator('mark').first()).toBeVisible();
        const kinds = page.getByRole('navigation', { name: 'Kinds of results' });
        await kinds.getByRole('link', { name: /^Machine \(/u }).click();
        await expect(page).toHaveURL(/&kind=machine$/u);
        await expect(kinds.getByRole('link', { name: /^Machine \(/u })).toHaveAttribute(
          'aria-current',
          'true',
        );
        await expect(main.getByRole('link', { name: 'Parcel Bank' })).toBeVisible();
      },
    );

    test('results go on over pages, and back', async ({ page }) => {
      await page.goto('/search?q=machine');
      const pages = page.getByRole('navigation', { name: 'Pages of results' });
      await pages.getByRole('link', { name: 'Next' }).click();
      await expect(page).toHaveURL(/\?q=machine&page=2$/u);
      await expect(pages.getByText(/^Page 2 of \d+$/u)).toBeVisible();
      await pages.getByRole('link', { name: 'Previous' }).click();
      await expect(page).toHaveURL(/\?q=machine$/u);
    });
  });

test('every query has a useful answer', async ({ page }) => {
  for (const [query, heading] of [
    ['', 'What are you looking for?'],
    ['?q=', 'What are you looking for?'],
    ['?q=%00%EF%BF%BF', 'What are you looking for?'],
    ['?q=zeppelin+hangar', 'Nothing found for “zeppelin hangar”'],
    ['?q=<script>alert(1)</script>', /for “<script>alert\(1\)<\/script>”$/u],
    [`?q=${'locker '.repeat(400)}`, / results for “locker/u],
    ['?q=locker&kind=nonsense&page=99999', / results for “locker”/u],
  ] as const) {
    const answer = await page.goto(`/search${query}`);
    expect(answer?.status(), query.slice(0, 60)).toBe(200);
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
    const spill = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(spill).toBeLessThanOrEqual(0);
  }
  await page.goto('/search?q=zeppelin');
  await page.getByRole('main').getByRole('link', { name: 'Ask us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
});

test('the page of results has no script of its own', async ({ page }) => {
  const scriptsOf = async (path: string) => {
    await page.goto(path, { waitUntil: 'load' });
    return page.evaluate(() => [...document.scripts].map(({ src }) => src).filter(Boolean));
  };
  // A page that holds no part.
  const bare = await scriptsOf('/about');
  expect(await scriptsOf('/search?q=lockers')).toEqual(bare);
});
