import * as chromeLauncher from 'chrome-launcher';
import lighthouse, { type Flags, type Result } from 'lighthouse';

/** One run of one page: scores out of 100, times in milliseconds, the layout shift as it is. */
export type LighthouseRun = {
  performance: number;
  accessibility: number | null;
  bestPractices: number | null;
  seo: number | null;
  fcpMs: number;
  lcpMs: number;
  tbtMs: number;
  cls: number;
  /** Audits that keep a category of this run from 100. */
  failed: string[];
};

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

const CHROMIUM = '/usr/bin/chromium';

/** Pictures of the page that no score needs and that take most of a run's time. */
const UNNEEDED = ['screenshot-thumbnails', 'final-screenshot', 'full-page-screenshot'];

/** A recording that missed the start of the page judges nothing and is made anew, so often at most. */
const MOST_RECORDINGS = 3;

async function recorded(url: string, flags: Flags): Promise<Result> {
  let failure = 'no result';
  for (let recording = 1; recording <= MOST_RECORDINGS; recording += 1) {
    const result = await lighthouse(url, flags);
    if (result && !result.lhr.runtimeError) return result.lhr;
    failure = result?.lhr.runtimeError?.message ?? failure;
  }
  throw new Error(`Lighthouse could not record ${url}: ${failure}`);
}

/**
 * A Chromium of its own for every run, as from the command line: one that is kept also clears away what the run before
 * left, while the page loads.
 */
async function recordedAfresh(url: string, flags: Flags): Promise<Result> {
  const chrome = await chromeLauncher.launch({
    chromePath: CHROMIUM,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
  });
  try {
    return await recorded(url, { ...flags, port: chrome.port });
  } finally {
    chrome.kill();
  }
}

/** Opens the page on a mobile with a slow connection, simulated, and judges these categories. */
export async function runLighthouse(
  url: string,
  categories: readonly Category[],
): Promise<LighthouseRun> {
  const flags: Flags = {
    logLevel: 'silent',
    output: 'json',
    formFactor: 'mobile',
    throttlingMethod: 'simulate',
    disableFullPageScreenshot: true,
    skipAudits: UNNEEDED,
    onlyCategories: [...categories],
  };
  const lhr = await recordedAfresh(url, flags);
  const score = (id: string) => {
    const given = lhr.categories[id]?.score;
    return given === null || given === undefined ? null : Math.round(given * 100);
  };
  const value = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance') ?? 0,
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcpMs: value('first-contentful-paint'),
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    failed: Object.values(lhr.categories).flatMap((category) =>
      category.auditRefs
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${category.id}/${id}`),
    ),
  };
}

export type RunLighthouse = typeof runLighthouse;
