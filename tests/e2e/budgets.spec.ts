import { weighPage, weightOf, type Weighed } from '../support/page-weight.ts';
import { PUBLIC_PATHS } from '../support/public-paths.ts';
import { expect, test } from '../support/site-test.ts';

/*
 * What a first visitor's browser fetches and runs, in bytes as brotli 11 sends them. Sizes do not depend on how busy
 * the machine is, so they are gated with every change; times are in bench/ and tests/lighthouse/.
 */
const KB = 1_000;
const SCRIPT_BEFORE_INTENT = 8 * KB;
const SCRIPT_IN_ALL = { home: 110 * KB, elsewhere: 100 * KB };
const HOME_HTML_AND_CSS = 30 * KB;
const FIRST_VIEW = 220 * KB;

// A telephone of today; its view is the one most visitors have.
test.use({
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
});

for (const path of [...PUBLIC_PATHS, '/not-found']) {
  test(`${path} keeps to its budgets`, async ({ page }, { annotations }) => {
    const weight = await weighPage(page, path);
    const figures = {
      scriptBeforeIntent: weightOf(weight.scriptBeforeIntent),
      scriptInAll: weightOf(weight.scriptInAll),
      htmlAndCss: weight.htmlAndCss,
      firstView: weightOf(weight.firstView),
    };
    annotations.push({ type: 'bytes', description: JSON.stringify(figures) });
    expect(weight.scriptBeforePicture).toEqual([]);
    expect(figures.scriptBeforeIntent, list(weight.scriptBeforeIntent)).toBeLessThanOrEqual(
      SCRIPT_BEFORE_INTENT,
    );
    expect(figures.firstView, list(weight.firstView)).toBeLessThanOrEqual(FIRST_VIEW);
    if (path === '/') expect(figures.htmlAndCss).toBeLessThanOrEqual(HOME_HTML_AND_CSS);
    expect(figures.scriptInAll, list(weight.scriptInAll)).toBeLessThanOrEqual(
      path === '/' ? SCRIPT_IN_ALL.home : SCRIPT_IN_ALL.elsewhere,
    );
  });
}

function list(files: Weighed[]): string {
  return files
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ bytes, path }) => `${bytes} ${path}`)
    .join('\n');
}
