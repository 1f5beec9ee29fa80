import { PUBLIC_PATHS, UNLISTED_PATHS } from '../support/public-paths.ts';
import { expect, test } from '../support/site-test.ts';

const BOXES = '.rounded-card, .rounded-banner, .rounded-panel, .rounded-float';

test('boxes have edges in the visitor’s own colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const wrong: [path: string, boxes: string[]][] = [];
  for (const path of [...PUBLIC_PATHS, ...UNLISTED_PATHS]) {
    await page.goto(path);
    const boxes = await page
      .locator(BOXES)
      .evaluateAll((all) =>
        all
          .filter((box) => box.checkVisibility() && getComputedStyle(box).outlineStyle === 'none')
          .map(({ className }) => className),
      );
    if (boxes.length > 0) wrong.push([path, boxes]);
  }
  expect(wrong).toEqual([]);
});

// Seen failing without the highlight in base.css.
test('what is chosen differs in the visitor’s own colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/blog');
  const chosen = page.locator('a.rounded-full[aria-current]');
  const ground = (element: Element) => getComputedStyle(element).backgroundColor;
  const other = await page
    .locator('nav a.rounded-full:not([aria-current])')
    .first()
    .evaluate(ground);
  await expect(chosen).toHaveCount(1);
  expect(await chosen.evaluate(ground)).not.toBe(other);
});
