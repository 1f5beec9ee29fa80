import { AxeBuilder } from '@axe-core/playwright';
import { PUBLIC_PATHS } from '../support/public-paths.ts';
import { expect, test } from '../support/site-test.ts';

for (const path of [...PUBLIC_PATHS, '/not-found']) {
  for (const width of [360, 1280]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`${path} at ${width} px in ${colorScheme} has no axe violation`, async ({
        browser,
        baseURL,
      }) => {
        const context = await browser.newContext({
          ...(baseURL ? { baseURL } : {}),
          colorScheme,
          viewport: { width, height: 900 },
          reducedMotion: 'reduce',
        });
        const page = await context.newPage();
        await page.goto(path);
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        expect(
          violations.map(
            ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
          ),
        ).toEqual([]);
        await context.close();
      });
    }
  }
}
