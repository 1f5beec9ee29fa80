import { brotliCompressSync, constants } from 'node:zlib';
import { connectivityWords } from '#copy/en/connectivity-words.ts';
import { expect, type Page, type Response } from '@playwright/test';
import { REACT_FILE, startScriptRuns, touchEveryPart } from './page-parts.ts';

/** One file that the browser fetched or ran; `bytes` as sent at best: brotli 11 for text, as they are for the rest. */
export type Weighed = { path: string; kind: string; bytes: number };

export type PageWeight = {
  /** The HTML alone. */
  html: number;
  /** HTML with the styles in it, and stylesheets; that for paper, which no screen waits for, is in `firstView` alone. */
  htmlAndCss: number;
  /** Script that ran, inline or from files, before the visitor showed any intent. */
  scriptBeforeIntent: Weighed[];
  /** Script files that were asked for before the first picture had arrived; before the load event without one. */
  scriptBeforePicture: string[];
  /** All script that has run once every part has been touched, and a toast was shown. */
  scriptInAll: Weighed[];
  /** What of it is React's renderer, before the toast. */
  react: Weighed[];
  /** Everything fetched to show the page, without the hero's picture. */
  firstView: Weighed[];
};

const TEXT = /text|json|javascript|svg|xml/u;
const HERO = 'img[fetchpriority="high"]';

/**
 * Opens a page like a first visitor, then touches every part, and weighs what was fetched and what was run. What is fetched ahead without being run (`fetch-ahead.ts`) is no part of the first view.
 */
export async function weighPage(page: Page, path: string): Promise<PageWeight> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  const scripts = await watchScripts(page);
  // What moves by itself is hydrated some seconds after load: here it is to wait for the touch.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path, { waitUntil: 'load' });
  await startScriptRuns(page);
  await page.waitForLoadState('networkidle');
  const hero = page.locator(HERO).first();
  const heroUrl = (await hero.count())
    ? await hero.evaluate((image: HTMLImageElement) => image.currentSrc)
    : null;
  const firstView = await Promise.all(
    responses
      .filter((response) => response.url() !== heroUrl && !isFetchedAhead(response))
      .map(weighResponse),
  );
  const onPaper = await page
    .locator('link[media="print"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
  const scriptBeforePicture = await page.evaluate(scriptsBefore, heroUrl);
  const scriptBeforeIntent = await scripts.weigh();
  await touchEveryPart(page);
  await page.waitForLoadState('networkidle');
  const touched = await scripts.weigh();
  // The news of a connection that has returned is a toast like any other.
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText(connectivityWords.online).first()).toBeAttached();
  await page.waitForLoadState('networkidle');
  return {
    html: weightOf(firstView.filter(({ kind }) => kind === 'document')),
    react: touched.filter(({ path: file }) => REACT_FILE.test(file)),
    htmlAndCss: weightOf(
      firstView.filter(
        ({ kind, path: file }) => /document|stylesheet/u.test(kind) && !onPaper.includes(file),
      ),
    ),
    scriptBeforeIntent,
    scriptBeforePicture,
    scriptInAll: await scripts.weigh(),
    firstView,
  };
}

export function weightOf(files: Weighed[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0);
}

/** Asks the debugger, so that what counts is what the engine has compiled, not what was fetched. */
async function watchScripts(page: Page): Promise<{
  weigh(): Promise<Weighed[]>;
}> {
  const session = await page.context().newCDPSession(page);
  const scripts = new Map<string, { id: string; path: string }>();
  session.on('Debugger.scriptParsed', ({ url, scriptId, startLine, startColumn }) => {
    // The test's own questions run without an address.
    if (!url.startsWith('http')) return;
    scripts.set(`${url} ${startLine}:${startColumn}`, {
      id: scriptId,
      path: new URL(url).pathname,
    });
  });
  await session.send('Debugger.enable');
  return {
    weigh: () =>
      Promise.all(
        [...scripts.values()].map(async ({ id, path }) => {
          const { scriptSource } = await session.send('Debugger.getScriptSource', { scriptId: id });
          return { path, kind: 'script', bytes: brotliSize(Buffer.from(scriptSource)) };
        }),
      ),
  };
}

/** Runs in the page. */
function scriptsBefore(heroUrl: string | null): string[] {
  const timings = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const hero = timings.find(({ name }) => name === heroUrl);
  const until = hero?.responseEnd ?? document!.loadEventStart;
  return timings
    .filter(({ name, startTime }) => name.endsWith('.js') && startTime < until)
    .map(({ name }) => new URL(name).pathname);
}

function isFetchedAhead(response: Response): boolean {
  return 'sec-purpose' in response.request().headers();
}

async function weighResponse(response: Response): Promise<Weighed> {
  const bytes = await response.body();
  const isText = TEXT.test(response.headers()['content-type'] ?? '');
  return {
    path: new URL(response.url()).pathname,
    kind: response.request().resourceType(),
    bytes: isText ? brotliSize(bytes) : bytes.length,
  };
}

function brotliSize(bytes: Buffer): number {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return brotliCompressSync(bytes, { params }).length;
}
