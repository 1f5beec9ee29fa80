import { expect, test } from '#tests/support/site-test.ts';

const HAND = 'visitors=120&share=10&items=2&priceLow=2&price=2&priceHigh=2&goods=40&goodsHigh=40';
const ANSWER = '[data-answer]';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test(
      'payback is worked out again from what is typed, and has an address',
      { tag: javaScriptEnabled ? '@gate' : [] },
      async ({ page }) => {
        await page.goto('/tools/payback');
        await expect(page.locator(ANSWER)).toHaveText(
          'Pays for itself in 89 months (7.4 years) at likely figures',
        );
        await page.getByLabel('Visitors who pass it (a day)').fill('300');
        await page.getByRole('button', { name: 'Work it out' }).click();
        await expect(page).toHaveURL(/visitors=300.*#result$/u);
        // Three times what is left before the monthly costs of 61.13: 3 × (66.35 + 61.13) − 61.13 = 321.32; 5,900 / 321.32.
        await expect(page.locator(ANSWER)).toHaveText(
          'Pays for itself in 19 months at likely figures',
        );
        await expect(page.getByLabel('Visitors who pass it (a day)')).toHaveValue('300');
      },
    );

    test('a wrong figure is answered at its field, and everything else is kept', async ({
      page,
    }) => {
      const answer = await page.goto('/tools/payback?visitors=many&software=31');
      expect(answer!.status()).toBe(422);
      const field = page.getByLabel('Visitors who pass it (a day)');
      await expect(field).toHaveValue('many');
      await expect(field).toHaveAccessibleDescription(
        'This cannot be read as a number. Enter one from 1 to 100,000.',
      );
      await expect(page.getByLabel('Software and network, a month (USD)')).toHaveValue('31');
      await expect(page.locator(ANSWER)).toHaveCount(0);
      const summary = page.locator('#result');
      await expect(summary).toContainText('No result yet');
      await summary.getByRole('link', { name: 'Visitors who pass it' }).click();
      await expect(field).toBeFocused();
    });

    test('doors follow from parcels and the chance that is accepted', async ({ page }) => {
      await page.goto(
        '/tools/locker-size?parcels=90&peak=1&mon=12&tue=12&wed=12&thu=12&fri=12&sat=12&sun=12',
      );
      // 300 flats, 30 parcels a day for each hundred, half a day: 45 at once.
      await expect(page.locator(ANSWER)).toHaveText('58 doors');
      await page.getByLabel('Parcels on a day with deliveries').fill('180');
      await page.getByRole('button', { name: 'Work it out' }).click();
      await expect(page.locator(ANSWER)).toHaveText('107 doors');
    });

    test('an inquiry asks about a result, which leads back to it', async ({ page }) => {
      await page.goto(`/tools/payback?${HAND}`);
      const answer = await page.locator(ANSWER).textContent();
      await page.getByRole('link', { name: 'Ask about this result' }).click();
      const about = page.locator('[data-about=tool]');
      await expect(about).toContainText('Payback:');
      await about.getByRole('link', { name: /^Payback/u }).click();
      await expect(page.locator(ANSWER)).toHaveText(answer!);
    });
  });
}

test('the list of tools leads to each of them', async ({ page }) => {
  await page.goto('/tools');
  await page.getByRole('link', { name: 'Size of a parcel locker' }).click();
  await expect(page).toHaveURL(/\/tools\/locker-size$/u);
  await expect(page.locator(ANSWER)).toBeVisible();
});

test('a nonsense result is no subject of an inquiry', async ({ page }) => {
  const answer = await page.goto('/contact?about=tool:payback:1:nonsense');
  expect(answer!.status()).toBe(200);
  await expect(page.locator('[data-about]')).toHaveCount(0);
});

// Seen failing: without the script of the tools.
test('an answer follows what is typed, and so does the address', async ({ page }) => {
  await page.goto('/tools/payback');
  await page.getByLabel('Visitors who pass it (a day)').fill('300');
  await expect(page.locator(ANSWER)).toHaveText('Pays for itself in 19 months at likely figures');
  await expect(page.locator('[data-break-even]')).toHaveText('Month 19');
  await expect(page).toHaveURL(/visitors=300/u);
  await expect(page.getByLabel('Visitors who pass it (a day)')).toBeFocused();
  await expect(page.getByRole('link', { name: 'Ask about this result' })).toHaveAttribute(
    'href',
    /300/u,
  );
  // A figure that cannot be used leaves the answer, as one of before.
  await page.getByLabel('Visitors who pass it (a day)').fill('many');
  await expect(page.locator('[data-live=figures][data-outdated]')).toHaveCount(1);

  await page.goto('/tools/fit');
  await expect(page.locator('[data-live=drawing]')).toContainText('Clear height');
  const way = { width: 1000, depth: 880, height: 1830, 'door-width': 900, 'door-height': 2100 };
  for (const [name, length] of Object.entries(way))
    await page.locator(`[name="${name}"]`).fill(String(length));
  await expect(page.locator('#answer h2')).toHaveText('No: your machine does not fit');
  await expect(page.locator('[data-over]')).toHaveCount(2);
  await page.locator('[name="door-width"]').fill('1100');
  await expect(page.locator('#answer h2')).toHaveText('Yes: your machine fits');
  await expect(page.locator('[data-over]')).toHaveCount(0);
  // The icons of the new answer came with it.
  const lacking = await page
    .locator('#answer use')
    .evaluateAll((uses) =>
      uses.filter((use) => !document.querySelector(use.getAttribute('href') ?? '')),
    );
  expect(lacking).toHaveLength(0);
});

// Seen failing: without the question whether somebody is at the form already.
test('what is typed before the script of the tools has come is answered', async ({ page }) => {
  let come = () => {};
  const released = new Promise<void>((resolve) => (come = resolve));
  await page.route(/\/live-answers-/u, async (route) => {
    await released;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/live-answers-/u);
  await page.goto('/tools/payback');
  await page.getByLabel('Visitors who pass it (a day)').fill('300');
  await asked;
  come();
  await expect(page.locator(ANSWER)).toHaveText(/19 months/u);
});

const TELEPHONE = { width: 390, height: 844 };

test.describe('folded on a telephone', () => {
  test.use({ viewport: TELEPHONE });

  // Seen failing: with the folds of the new answer.
  test('what was opened stays open when the answer changes', async ({ page }) => {
    await page.goto('/tools/payback');
    const month = page.locator('[data-live=figures] details');
    await month.locator('summary').click();
    await page.getByLabel('Visitors who pass it (a day)').fill('300');
    await expect(page.locator(ANSWER)).toHaveText(/19 months/u);
    await expect(month).toHaveJSProperty('open', true);
  });
});

test.describe('on a telephone', () => {
  test.use({ viewport: TELEPHONE, javaScriptEnabled: false });

  // Seen failing: with the form before the result.
  test('the result comes before the form, and a place fills it', async ({ page }) => {
    await page.goto('/tools/payback?currency=EUR');
    const result = await page.locator('#result').boundingBox();
    const form = await page.locator('[data-tool]').boundingBox();
    expect(result!.y + result!.height).toBeLessThan(form!.y);
    await page.getByRole('link', { name: 'Station' }).click();
    await expect(page.getByLabel('Visitors who pass it (a day)')).toHaveValue('3000');
    await expect(page.locator('#currency')).toHaveValue('EUR');
    await expect(page.getByRole('link', { name: 'Station' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });
});
