import { describe, expect, it } from 'vitest';
import { gatePage } from './gate-page.ts';
import type { LighthouseRun, RunLighthouse, Speed } from './run-lighthouse.ts';

const FAST: Speed = { performance: 100, fcpMs: 760, lcpMs: 1_290, tbtMs: 0, cls: 0 };
const GOOD: LighthouseRun = {
  ...FAST,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  byClock: FAST,
  failed: [],
};

/** Plays given runs, one after the other. */
function playing(runs: Partial<LighthouseRun>[]): RunLighthouse {
  const left = [...runs];
  return async () => ({ ...GOOD, ...left.shift() });
}

const gate = (...runs: Partial<LighthouseRun>[]) => gatePage(playing(runs), 'http://site/');

describe('gatePage', () => {
  it('passes a good page after three runs', async () => {
    const { complaints, runs } = await gate();
    expect([complaints, runs.length]).toEqual([[], 3]);
  });

  it('looks twice more near a limit, and lets the middle decide', async () => {
    const slow = { lcpMs: 1_500, performance: 97 };
    const lucky = await gate(slow, slow, {}, {}, {});
    expect([lucky.complaints, lucky.runs.length]).toEqual([[], 5]);
    const unlucky = await gate(slow, slow, {}, slow, {});
    expect(unlucky.complaints).toEqual([
      'performance is 97, at least 99 is due',
      'Largest contentful paint is 1500, at most 1400 is due',
    ]);
  });

  it('has no patience with what does not vary', async () => {
    const { complaints } = await gate({ seo: 92, failed: ['seo/canonical'] });
    expect(complaints).toEqual(['seo is 92: seo/canonical']);
  });

  it('shows what the clock said, and does not judge by it', async () => {
    const byClock = { ...FAST, performance: 98, tbtMs: 120 };
    const { complaints, median, medianByClock } = await gate({ byClock }, { byClock });
    expect([complaints, median.tbtMs, medianByClock.tbtMs]).toEqual([[], 0, 120]);
  });

  it('names the page by its path and query', async () => {
    const { path } = await gatePage(playing([]), 'http://site/blog?page=2');
    expect(path).toBe('/blog?page=2');
  });

  it('lets no layout shift pass', async () => {
    const shift = { cls: 0.0004 };
    expect((await gate(shift, shift, shift, shift, shift)).complaints).toEqual([
      'Layout shift is 0.0004, at most 0 is due',
    ]);
  });
});
