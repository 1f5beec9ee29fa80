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
const HOME_HTML_AND_CSS = 30 * KB;
const FIRST_VIEW = 220 * KB;

/** Pages that hold no part: they run no React. */
const WITHOUT_PARTS = new Set<string>([...PATHS_WITHOUT_PARTS, ...UNLISTED_PATHS, '/not-found']);

/**
 * Bytes of the HTML of each page, with the whole stylesheet in it (decision 002), and some 200 to spare. The search box
 * of every header, and the styles of finding, comparing, fitting and the tools, took 500 to 1,300 of them; room for long words
 * and large letters some 250, the footer's address and the rhythm of sections 100, related models of a machine 1,200.
 */
const HTML: Record<string, number> = {
  '/': 29_900,
  '/products': 25_200,
  '/products/grocery': 24_900,
  '/business-goals': 24_900,
  '/business-goals/bopis': 22_700,
  '/machines': 27_000,
  '/machines/divi-wp': 26_100,
  '/technology': 25_100,
  '/technology/machine-control': 22_100,
  '/technology/detailed': 25_300,
  '/tools': 20_800,
  '/tools/locker-size': 22_700,
  '/tools/payback': 24_000,
  '/tools/fit': 21_400,
  '/contact': 22_600,
  '/about': 22_100,
  '/blog': 23_600,
  '/blog?page=2': 22_100,
  '/blog/routes-by-need': 22_400,
  '/privacy': 22_000,
  '/terms': 21_200,
  '/break-rooms': 27_000,
  '/search?q=chilled+lokers': 21_100,
  '/machines/compare?machine=divi-wp&machine=duo': 21_900,
  '/machines/divi-wp/spec-sheet': 21_900,
  '/project?machine=divi-wp:2&machine=duo:1': 21_400,
  '/not-found': 20_000,
};

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
    if (path === '/') expect(figures.htmlAndCss).toBeLessThanOrEqual(HOME_HTML_AND_CSS);
    expect(figures.html).toBeLessThanOrEqual(HTML[path]!);
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
