import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as chromeLauncher from 'chrome-launcher';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { inProcessorTime } from './processor-time.ts';

/** Scores out of 100, times in milliseconds, the layout shift as it is. */
export type Speed = {
  performance: number;
  fcpMs: number;
  lcpMs: number;
  tbtMs: number;
  cls: number;
};

/** One recording of one page; its speed is told from the processor time of its tasks (decision 065). */
export type LighthouseRun = Speed & {
  accessibility: number | null;
  bestPractices: number | null;
  seo: number | null;
  /** The same recording as Lighthouse tells it, with what its tasks waited for a core. */
  byClock: Speed;
  /** Audits that keep a category of this run from 100. */
  failed: string[];
};

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

const CHROMIUM = '/usr/bin/chromium';

/** Pictures of the page that no score needs and that take most of a run's time. */
const UNNEEDED = ['screenshot-thumbnails', 'final-screenshot', 'full-page-screenshot'];

/** A recording that missed the start of the page judges nothing and is made anew, so often at most. */
const MOST_RECORDINGS = 3;

/** Where Lighthouse keeps the trace among what it saves of a recording. */
const TRACE = 'trace.json';

async function recordedInto(folder: string, url: string, flags: Flags): Promise<Result> {
  let failure = 'no result';
  for (let recording = 1; recording <= MOST_RECORDINGS; recording += 1) {
    const result = await lighthouse(url, { ...flags, gatherMode: folder, auditMode: folder });
    if (result && !result.lhr.runtimeError) return result.lhr;
    failure = result?.lhr.runtimeError?.message ?? failure;
  }
  throw new Error(`Lighthouse could not record ${url}: ${failure}`);
}

/**
 * A Chromium of its own for every run, as from the command line: one that is kept also clears away what the run before
 * left, while the page loads.
 */
async function recordedAfresh(folder: string, url: string, flags: Flags): Promise<Result> {
  const chrome = await chromeLauncher.launch({
    chromePath: CHROMIUM,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
  });
  try {
    return await recordedInto(folder, url, { ...flags, port: chrome.port });
  } finally {
    chrome.kill();
  }
}

/** Judges a saved recording once more, by the processor time of its tasks. */
async function judgedByProcessorTime(folder: string, flags: Flags): Promise<Result> {
  const path = join(folder, TRACE);
  const trace = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(
    path,
    JSON.stringify({ ...trace, traceEvents: inProcessorTime(trace.traceEvents) }),
  );
  const result = await lighthouse(undefined, { ...flags, auditMode: folder });
  if (!result || result.lhr.runtimeError)
    throw new Error(
      `Lighthouse could not judge the recording: ${result?.lhr.runtimeError?.message}`,
    );
  return result.lhr;
}

/**
 * Opens the page on a mobile with a slow connection, simulated, and judges these categories.
 * @throws when the page cannot be recorded
 */
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
  await using folder = await mkdtempDisposable(join(tmpdir(), 'lighthouse-'));
  const byClock = await recordedAfresh(folder.path, url, flags);
  const lhr = await judgedByProcessorTime(folder.path, flags);
  return {
    ...speedOf(lhr),
    accessibility: scoreOf(lhr, 'accessibility'),
    bestPractices: scoreOf(lhr, 'best-practices'),
    seo: scoreOf(lhr, 'seo'),
    byClock: speedOf(byClock),
    failed: Object.values(lhr.categories).flatMap((category) =>
      category.auditRefs
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${category.id}/${id}`),
    ),
  };
}

function scoreOf(lhr: Result, category: Category): number | null {
  const given = lhr.categories[category]?.score;
  return given === null || given === undefined ? null : Math.round(given * 100);
}

function speedOf(lhr: Result): Speed {
  const value = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
  return {
    performance: scoreOf(lhr, 'performance') ?? 0,
    fcpMs: value('first-contentful-paint'),
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  };
}

export type RunLighthouse = typeof runLighthouse;
