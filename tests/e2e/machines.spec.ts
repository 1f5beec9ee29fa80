import { expect, test } from '../support/site-test.ts';

test('the buttons of the list lead to its two groups', async ({ page }) => {
  await page.goto('/machines');
  await expect(page.locator('#vending-machines')).toBeVisible();
  await expect(page.locator('#smart-lockers')).toBeVisible();
  await page.locator('main').getByRole('link', { name: 'Smart lockers' }).first().click();
  await expect(page).toHaveURL(/#smart-lockers$/u);
});

test('recommended machines say what they are in two lines', async ({ page }) => {
  await page.goto('/products/grocery');
  const words = page
    .getByRole('region', { name: 'Recommended Machines' })
    .locator('article h3 + p');
  await expect(words.first()).toHaveCSS('-webkit-line-clamp', '2');
});

test('an unknown machine answers 404 with the stated words', async ({ page }) => {
  const answer = await page.goto('/machines/no-such-machine');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Machine Not Found' })).toBeVisible();
  await expect(page.getByText("The machine no-such-machine couldn't be found")).toBeVisible();
});

test('an unknown address shows the not-found screen inside the layout', async ({ page }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'This slot is empty' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to Homepage' })).toBeVisible();
});
