import { CHROMIUM, VISITOR_ARGS } from '../support/browser-args.ts';
import { weighPage, weightOf, type Weighed } from '../support/page-weight.ts';
import { PATHS_WITHOUT_PARTS, PUBLIC_PATHS, UNLISTED_PATHS } from '../support/public-paths.ts';
import { expect, test } from '../support/site-test.ts';

/*
 * What a first visitor's browser fetches and runs, in bytes as brotli 11 sends them. Sizes do not depend on how busy
 * the machine is, so they are gated with every change; times are in bench/ and tests/lighthouse/.
 */
const KB = 1_000;
const SCRIPT_BEFORE_INTENT = 11 * KB;
/** The page of the project list runs what changes it. */
const SCRIPT_BEFORE_INTENT_OF_PROJECT = 13 * KB;
/** After everything on the page was touched, and a toast shown. */
const SCRIPT_IN_ALL = 81 * KB;
/** A page with a section of every kind holds the form, the video and the testimonials at once, as no built-in page does. */
const SCRIPT_OF_EVERY_PART = 84.5 * KB;
/** Any page with the whole stylesheet for screens in it. */
const HTML_AND_CSS = 30 * KB;
const FIRST_VIEW = 220 * KB;

/** Pages that hold no part: they run no React. */
const WITHOUT_PARTS = new Set<string>([...PATHS_WITHOUT_PARTS, ...UNLISTED_PATHS, '/not-found']);

// A telephone of today; its view is the one most visitors have. The whole browser, because the order in which it fetches
// and paints is looked at.
test.use({
  launchOptions: { executablePath: CHROMIUM, args: [...VISITOR_ARGS] },
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
});

/** One of each make: bands, a form, the most pictures, text. */
const IN_GATE = new Set(['/', '/contact', '/machines/divi-wp', '/products/grocery']);

for (const path of [...PUBLIC_PATHS, ...UNLISTED_PATHS, '/not-found']) {
  const tag = IN_GATE.has(path) ? ['@gate'] : [];
  test(`${path} keeps to its budgets`, { tag }, async ({ page }, { annotations }) => {
    const weight = await weighPage(page, path);
    const figures = {
      scriptBeforeIntent: weightOf(weight.scriptBeforeIntent),
      scriptInAll: weightOf(weight.scriptInAll),
      react: weightOf(weight.react),
      html: weight.html,
      htmlAndCss: weight.htmlAndCss,
      firstView: weightOf(weight.firstView),
    };
    annotations.push({ type: 'bytes', description: JSON.stringify(figures) });
    expect(weight.scriptBeforePicture).toEqual([]);
    const mostBeforeIntent = path.startsWith('/project')
      ? SCRIPT_BEFORE_INTENT_OF_PROJECT
      : SCRIPT_BEFORE_INTENT;
    expect(figures.scriptBeforeIntent, list(weight.scriptBeforeIntent)).toBeLessThanOrEqual(
      mostBeforeIntent,
    );
    expect(figures.firstView, list(weight.firstView)).toBeLessThanOrEqual(FIRST_VIEW);
    expect(figures.htmlAndCss).toBeLessThanOrEqual(HTML_AND_CSS);
    if (WITHOUT_PARTS.has(path)) expect(weight.react).toEqual([]);
    else expect(figures.react).toBeGreaterThan(0);
    const scriptInAll = path === '/break-rooms' ? SCRIPT_OF_EVERY_PART : SCRIPT_IN_ALL;
    expect(figures.scriptInAll, list(weight.scriptInAll)).toBeLessThanOrEqual(scriptInAll);
  });
}

function list(files: Weighed[]): string {
  return files
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ bytes, path }) => `${bytes} ${path}`)
    .join('\n');
}
