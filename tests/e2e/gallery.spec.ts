import type { Page } from '@playwright/test';
import { axeViolations, standsStill } from '#tests/support/axe-violations.ts';
import { expect, LIVE_GALLERY, test } from '#tests/support/gallery-test.ts';

/** What these states are there to show reaches the console by design. */
const EXPECTED: Record<string, RegExp> = {
  'picture--broken': /could not be loaded|status of 404/u,
  'picture--broken-in-words': /could not be loaded|status of 404/u,
};

const WINDOWS = { narrow: { width: 320, height: 720 }, wide: { width: 1280, height: 720 } };

// One worker: every other would start a development server of its own.
test.describe.configure({ mode: 'default' });

async function open(page: Page, state: string): Promise<void> {
  await page.goto(`/gallery/${state}`);
  await page.waitForSelector(LIVE_GALLERY, { state: 'attached' });
}

/** Everything wrong with the state as it stands, in words. */
async function faults(page: Page): Promise<string[]> {
  await standsStill(page);
  const found = await axeViolations(page, { within: '[data-gallery-state]' });
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (excess > 0) found.push(`scrolls sideways by ${excess} px`);
  return found;
}

test('every state is accessible, fits and is quiet, wide and light, narrow and dark', async ({
  page,
  gallery,
  complaints,
}) => {
  test.setTimeout(gallery.states.length * 30_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const state of gallery.states) {
    await test.step(state, async () => {
      complaints.length = 0;
      await open(page, state);
      // Colours do not depend on the window, nor the layout on colours: each window and each theme is seen once.
      for (const [name, colorScheme] of [
        ['wide', 'light'],
        ['narrow', 'dark'],
      ] as const) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize(WINDOWS[name]);
        expect.soft(await faults(page), `${state}, ${name}, ${colorScheme}`).toEqual([]);
      }
      const unexpected = complaints.filter((complaint) => !EXPECTED[state]?.test(complaint));
      expect.soft(unexpected, `${state} on the console`).toEqual([]);
    });
  }
});

test('the lightbox takes the focus, keeps it, and gives it back', async ({ page }) => {
  await open(page, 'lightbox--three-views');
  const thumbnail = page.getByRole('link', { name: 'The wall unit with its tray' });
  await thumbnail.click();
  const dialog = page.getByRole('dialog', { name: 'Divi WP: additional views' });
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText('Picture 3 of 3')).toBeVisible();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('Tab');
  const isOutside = await page.evaluate(
    () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
  );
  expect(isOutside).toBe(false);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(thumbnail).toBeFocused();
});

for (const [name, size] of Object.entries(WINDOWS)) {
  test(`the open lightbox is accessible and fits a ${name} window`, async ({ page }) => {
    await page.setViewportSize(size);
    await open(page, 'lightbox--three-views');
    await page.getByRole('link', { name: 'The wall unit with its tray' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('img')).toBeInViewport({ ratio: 1 });
    for (const button of await dialog.getByRole('button').all()) {
      await expect(button).toBeInViewport({ ratio: 1 });
    }
    expect(await faults(page)).toEqual([]);
  });
}

test('opening one answer closes the other, and the address names it', async ({ page }) => {
  await open(page, 'accordion--one-at-a-time');
  const answer = (words: string) => page.getByText(words);
  await page.getByText('Does the software run').click();
  await expect(answer('On most controllers')).toBeVisible();
  await page.getByText('Which ways of paying').click();
  await expect(answer('Cards, phones, coins')).toBeVisible();
  await expect(answer('On most controllers')).toBeHidden();
  expect(new URL(page.url()).hash).toBe('#single-payment');
  await page.getByText('Which ways of paying').click();
  await expect(answer('Cards, phones, coins')).toBeHidden();
});

test('a toast comes, waits under the pointer, and is swiped away', async ({ page }) => {
  await open(page, 'toast--on-request');
  await page.getByRole('button', { name: 'success' }).click();
  const card = page.getByRole('listitem').filter({ hasText: 'Message sent!' });
  await expect(card).toBeVisible();
  const box = (await card.boundingBox())!;
  expect(box.width).toBe(356);
  expect(page.viewportSize()!.width - (box.x + box.width)).toBe(16);
  await page.mouse.move(box.x + 80, box.y + 12);
  await page.mouse.down();
  await page.mouse.move(box.x + 130, box.y + 12, { steps: 4 });
  await page.mouse.up();
  await expect(card).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('answers open, one at a time, and by their address', async ({ page }) => {
    await page.goto('/gallery/accordion--one-at-a-time#single-hardware');
    await expect(page.getByText('On most controllers')).toBeVisible();
    await page.getByText('Which ways of paying').click();
    await expect(page.getByText('Cards, phones, coins')).toBeVisible();
    await expect(page.getByText('On most controllers')).toBeHidden();
  });

  test('tabs open their panels', async ({ page }) => {
    await page.goto('/gallery/tabs--automatic');
    await expect(page.getByText('What the platform does')).toBeVisible();
    await page.getByRole('tab', { name: 'Payments' }).click();
    await expect(page.getByText('Cards, phones, coins')).toBeVisible();
    await expect(page.getByText('What the platform does')).toBeHidden();
    await page.getByRole('tab', { name: 'Overview' }).click();
    await expect(page.getByText('What the platform does')).toBeVisible();
  });

  test('pictures show, and the large ones and videos are links', async ({ page }) => {
    await page.goto('/gallery/picture--lazy');
    const picture = page.locator('[data-gallery-state] img');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(picture).toHaveCSS('opacity', '1');
    await page.goto('/gallery/lightbox--three-views');
    await expect(page.getByRole('link', { name: 'The wall unit with its tray' })).toHaveAttribute(
      'href',
      '/pictures/wall-1600.webp',
    );
    await page.goto('/gallery/video-player--wide');
    await expect(
      page.getByRole('link', { name: 'Play video: Restocking a machine' }),
    ).toHaveAttribute('href', '/videos/restocking.mp4');
  });
});
