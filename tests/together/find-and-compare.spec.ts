import { expect, test } from '../support/site-test.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test(
      'machines are found by facets that can be taken back',
      { tag: javaScriptEnabled ? '@gate' : [] },
      async ({ page }) => {
        await page.goto('/machines');
        const finder = page.getByRole('region', { name: 'Find a machine' });
        await finder.getByText('Filter the machines').click();
        await finder.getByRole('checkbox', { name: /^Smart locker \(4\)$/u }).check();
        // Without script the figure is that of what was chosen before.
        const found = javaScriptEnabled ? 4 : 9;
        await finder.getByRole('button', { name: `Show ${found} machines` }).click();
        await expect(page).toHaveURL(/\?kind=locker#finder$/u);
        await expect(finder.getByText('4 of 9 machines match.')).toBeVisible();
        await expect(page.locator('#smart-lockers input[name=machine]')).toHaveCount(4);
        await expect(page.getByRole('heading', { name: 'Vending Machines' })).toHaveCount(0);
        await finder.getByRole('link', { name: 'Remove Kind: Smart locker' }).click();
        await expect(page.locator('#vending-machines input[name=machine]')).not.toHaveCount(0);
        await expect(page).toHaveURL(/\/machines#finder$/u);
      },
    );

    test('ticked machines stand side by side, with what differs in words', async ({ page }) => {
      await page.goto('/machines');
      await page.getByRole('checkbox', { name: 'Compare Divi WP' }).check();
      await page.getByRole('checkbox', { name: 'Compare Duo' }).check();
      const tray = page.getByRole('region', { name: 'Compare machines' });
      await expect(tray.locator('img:visible')).toHaveCount(2);
      await page.getByRole('button', { name: 'Compare', exact: true }).click();
      await expect(page).toHaveURL(/\/machines\/compare\?machine=divi-wp&machine=duo$/u);
      const table = page.getByRole('table', { name: 'What differs' });
      await expect(table.getByRole('columnheader', { name: /Divi WP/u })).toBeVisible();
      await expect(
        table.getByRole('rowheader', { name: 'Temperature', exact: true }),
      ).toBeVisible();
      await page.getByText(/^The same for all/u).click();
      await expect(page.locator('details dl')).toBeVisible();
      await page.getByRole('combobox', { name: 'Another machine' }).selectOption('Frost');
      await page.getByRole('button', { name: 'Add' }).click();
      await expect(table.getByRole('columnheader')).toHaveCount(4);
      await page.getByRole('link', { name: 'Remove Divi WP' }).click();
      await expect(table.getByRole('columnheader')).toHaveCount(3);
    });

    test('a way is checked with the measure that decides', async ({ page }) => {
      await page.goto('/machines/duo');
      await page.getByRole('link', { name: 'Will it fit?' }).click();
      await page.getByLabel('Machine', { exact: true }).selectOption('');
      const own = page.getByRole('group', { name: 'The machine' });
      await own.getByLabel('Width').fill('100 cm');
      await own.getByLabel('Depth').fill('880');
      await page
        .getByRole('group', { name: 'The narrowest door' })
        .getByLabel('Clear width')
        .fill('wide');
      await page.getByRole('button', { name: 'Check the way' }).click();
      await expect(page.getByText('There is no answer yet.')).toBeVisible();
      await expect(page.getByLabel('Clear width')).toHaveAccessibleDescription(
        /from 300 mm to 6,000 mm/u,
      );
      await expect(own.getByLabel('Width')).toHaveValue('100 cm');
      await own.getByLabel('Height').fill('1830');
      await page.getByLabel('Clear width').fill('900');
      await page.getByLabel('Clear height').fill('2000');
      await page.getByRole('button', { name: 'Check the way' }).click();
      await expect(
        page.getByRole('heading', { name: 'No: your machine does not fit' }),
      ).toBeVisible();
      await expect(page.getByText('The door is 20 mm too narrow.').first()).toBeVisible();
      await page.getByRole('link', { name: 'Use inches' }).click();
      await expect(page.getByText('The door is 0.8 in too narrow.').first()).toBeVisible();
    });
  });
}

test('every address of a comparison has a useful answer', async ({ page }) => {
  for (const [query, status, text] of [
    ['', 200, 'Choose two to four machines'],
    ['?machine=duo', 200, 'Choose another machine to set beside Duo.'],
    ['?machine=duo&machine=zz&machine=frost', 200, 'Not known here and left out: “zz”.'],
    ['?machine=zz', 404, 'None of the machines of this address is known here.'],
    [`?${Array.from({ length: 100 }, (_, at) => `machine=no-${at}`).join('&')}`, 404, 'left out'],
    [
      '?machine=duo&machine=frost&machine=divi-wp&machine=coolfront&machine=parcel-bank',
      200,
      'Four machines fit',
    ],
  ] as const) {
    const answer = await page.goto(`/machines/compare${query}`);
    expect(answer?.status(), query).toBe(status);
    await expect(page.locator('main').getByText(text).first()).toBeVisible();
  }
});

test('a combination that finds nothing says what to take away', async ({ page }) => {
  const answer = await page.goto('/machines?kind=locker&temperature=frozen&place=mars');
  expect(answer?.status()).toBe(200);
  await expect(page.getByText('Not known here and left out: “mars”.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No machine matches all of this' })).toBeVisible();
  await page.getByRole('link', { name: 'Without “Frozen”: 4 machines' }).click();
  await expect(page.locator('#smart-lockers input[name=machine]')).toHaveCount(4);
});

// Seen failing: with heads that scroll away, and with a name in each cell of two.
test('on a telephone the names of two machines stay in view, and those of more stand in each cell', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  for (const [more, namesInRow] of [
    ['', 0],
    ['&machine=frost', 3],
  ] as const) {
    await page.goto(`/machines/compare?machine=divi-wp&machine=duo${more}`);
    const row = page.getByRole('row', { name: /^Noise/u });
    await row.evaluate((element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    const head = page.getByRole('columnheader', { name: /Divi WP/u });
    await (namesInRow === 0
      ? expect(head).toBeInViewport({ ratio: 0.9 })
      : expect(head).not.toBeInViewport());
    await expect(row.locator('span[aria-hidden]:visible')).toHaveCount(namesInRow);
  }
});

test('a comparison and the finder read at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of [
    '/machines/compare?machine=divi-wp&machine=duo&machine=option-2-wall-mount&machine=parcel-bank',
    '/machines?kind=vending',
    '/tools/fit?machine=duo&corridor=1500&ceiling=2300',
  ]) {
    await page.goto(path);
    const spill = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(spill, path).toBeLessThanOrEqual(0);
  }
});
