import { startScriptRuns } from '../support/page-parts.ts';
import { expect, test } from '../support/site-test.ts';
import { brokenWords } from '../support/text-room.ts';

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

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 700 }, isMobile: true, hasTouch: true });

  // Seen failing without its script: the bar stays hidden.
  test('the request stays at the lower edge while its button is out of sight', async ({ page }) => {
    await page.goto('/machines/divi-wp');
    await startScriptRuns(page);
    const hero = page.locator('#overview').getByRole('link', { name: 'Request Information' });
    const bar = page.locator('[data-sticky-request]');
    await expect(bar).toBeHidden();
    const address = await hero.first().getAttribute('href');
    await page.locator('#specifications').scrollIntoViewIfNeeded();
    await expect(bar).toBeInViewport();
    await expect(bar).toContainText('Divi WP');
    await expect(bar.getByRole('link', { name: 'Request Information' })).toHaveAttribute(
      'href',
      address!,
    );
    // What takes the focus at the lower edge stands above it.
    const edge = await bar.evaluate((element) => element.getBoundingClientRect().top);
    for (const link of await page.locator('#specifications a').all()) {
      await link.focus();
      const bottom = await link.evaluate((element) => element.getBoundingClientRect().bottom);
      expect(bottom).toBeLessThanOrEqual(edge);
    }
    await page.locator('#contact').scrollIntoViewIfNeeded();
    await expect(bar).toBeHidden();
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expect(bar).toBeHidden();
    await hero.first().scrollIntoViewIfNeeded();
    await expect(bar).toBeHidden();
  });

  test('the header keeps its height, and its name whole beside the button', async ({ page }) => {
    await page.goto('/machines');
    const header = page.getByRole('banner');
    const button = header.getByRole('link', { name: 'Request a Demo' });
    for (const [width, isShown] of [
      [320, false],
      [375, true],
      [390, true],
      [430, true],
    ] as const) {
      await page.setViewportSize({ width, height: 700 });
      await expect(button).toBeVisible({ visible: isShown });
      expect((await header.boundingBox())?.height, `${width} px`).toBe(65);
    }
    expect(await brokenWords(page)).toEqual([]);
  });
});
