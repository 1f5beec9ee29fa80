import axe from 'axe-core';
import { expect, type Page } from '@playwright/test';

/** The rules whose answer depends on the theme and the brand; the others read the elements and their places. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds wrong with a page as it stands, or with the part of it that a selector names: one line an element.
 *
 * axe runs in the page itself and answers violations alone: what passes is most of its report, and to hand that over
 * takes several times as long as the examination.
 * @param colorsOnly asks the rules about colours alone, which takes a third of the time
 */
export async function axeViolations(
  page: Page,
  { within, colorsOnly = false }: { within?: string; colorsOnly?: boolean } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // What is not laid out has no ground that axe could compare its letters with (browser/lay-out-in-view.ts).
  await page.evaluate(() => delete document.documentElement.dataset['laidOut']);
  return page.evaluate(
    async ({ part, runOnly }) => {
      const { violations } = await window.axe.run(part ?? document, {
        runOnly,
        resultTypes: ['violations'],
        // Frames hold other sites' players.
        iframes: false,
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
      );
    },
    {
      part: within,
      runOnly: colorsOnly
        ? { type: 'rule' as const, values: COLOR_RULES }
        : { type: 'tag' as const, values: TAGS },
    },
  );
}

/** Waits until nothing moves any more: axe reads colours as they are at that moment. For pages with motion reduced. */
export async function standsStill(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
}
