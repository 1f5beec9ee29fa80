import * as chromeLauncher from 'chrome-launcher';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { CHROMIUM } from '#tests/support/browser-args.ts';

/** One judgement of one page: scores out of 100, times in milliseconds, the layout shift as it is. */
export type LighthouseRun = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcpMs: number;
  lcpMs: number;
  tbtMs: number;
  cls: number;
  /** Work of the main thread, on the slowed processor. */
  styleMs: number;
  scriptMs: number;
  mainThreadMs: number;
  /** Audits that keep a category from 100. */
  failed: string[];
};

type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

/** Pictures of the page that no score needs and that take most of a run's time. */
const UNNEEDED = ['screenshot-thumbnails', 'final-screenshot', 'full-page-screenshot'];

const FLAGS: Flags = {
  logLevel: 'silent',
  output: 'json',
  formFactor: 'mobile',
  throttlingMethod: 'simulate',
  disableFullPageScreenshot: true,
};

/** Chromium now and then hands over a recording without its beginning (NO_NAVSTART): there is nothing to judge in it. */
const RECORDINGS_TRIED = 3;

/**
 * Opens the page on a mobile with a slow connection, simulated, and judges it. To the page it is a person's: nothing in it
 * says that a program drives it.
 * @param skipAudits audits that say nothing of this page
 * @throws when three recordings in a row come out without anything to judge
 */
export async function runLighthouse(
  url: string,
  skipAudits: string[] = [],
): Promise<LighthouseRun> {
  for (let tried = 1; ; tried += 1) {
    const { lhr, why } = await record(url, skipAudits);
    if (lhr) return toRun(lhr);
    if (tried === RECORDINGS_TRIED) throw new Error(`Lighthouse could not record ${url}: ${why}`);
    console.log(`  ${url} is recorded again: ${why}`);
  }
}

/** One recording, in a Chromium of its own: one that is kept also clears away what the run before left, while the page loads. */
async function record(url: string, skipAudits: string[]): Promise<{ lhr?: Result; why?: string }> {
  const chrome = await chromeLauncher.launch({
    chromePath: CHROMIUM,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
  });
  try {
    const result = await lighthouse(url, {
      ...FLAGS,
      skipAudits: [...UNNEEDED, ...skipAudits],
      port: chrome.port,
    });
    if (!result) return { why: 'no result' };
    const { runtimeError } = result.lhr;
    return runtimeError ? { why: runtimeError.message } : { lhr: result.lhr };
  } finally {
    chrome.kill();
  }
}

function toRun(lhr: Result): LighthouseRun {
  const score = (category: Category) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const value = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
  const { details } = lhr.audits['mainthread-work-breakdown'] ?? {};
  const groups = details?.type === 'table' ? details.items : [];
  const work = (name: string) =>
    Number(groups.find(({ group }) => group === name)?.['duration'] ?? 0);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcpMs: value('first-contentful-paint'),
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    styleMs: work('styleLayout'),
    scriptMs: work('scriptEvaluation') + work('scriptParseCompile'),
    mainThreadMs: value('mainthread-work-breakdown'),
    failed: Object.values(lhr.categories).flatMap((category) =>
      category.auditRefs
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${category.id}/${id}`),
    ),
  };
}

export type RunLighthouse = typeof runLighthouse;
