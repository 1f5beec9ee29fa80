import { expect, test } from '../support/site-test.ts';

test('a visitor compares machines and reaches contact', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'View All Machines' }).click();
  await expect(page).toHaveTitle('Our Machines | Vending Solutions');
  await expect(page.getByRole('heading', { name: 'Vending Machines', level: 2 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Smart Lockers', level: 2 })).toBeVisible();
  await page.getByRole('link', { name: 'Divi WP', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Divi WP' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Machine Specifications' })).toBeVisible();
  await expect(page.getByText('Customization Options')).toBeVisible();
  await expect(page.getByText('Software Compatibility')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Interested in the Divi WP?' })).toBeVisible();
  await page.getByRole('link', { name: 'Request Information' }).click();
  await expect(page).toHaveURL(/\/contact$/u);
});

test('the buttons of the list lead to its two groups', async ({ page }) => {
  await page.goto('/machines');
  await expect(page.locator('#vending-machines')).toBeVisible();
  await expect(page.locator('#smart-lockers')).toBeVisible();
  await page.locator('main').getByRole('link', { name: 'Smart lockers' }).first().click();
  await expect(page).toHaveURL(/#smart-lockers$/u);
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
