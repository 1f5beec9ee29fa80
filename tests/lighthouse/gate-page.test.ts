import { describe, expect, it } from 'vitest';
import { gatePage, LEAST_PERFORMANCE } from './gate-page.ts';
import type { LighthouseRun, RunLighthouse } from './run-lighthouse.ts';

const GOOD: LighthouseRun = {
  performance: 99,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  fcpMs: 860,
  lcpMs: 1_290,
  tbtMs: 20,
  cls: 0,
  styleMs: 200,
  scriptMs: 100,
  mainThreadMs: 500,
  failed: [],
};

/** Plays given runs, one after the other. */
function playing(runs: Partial<LighthouseRun>[]): RunLighthouse {
  const left = [...runs];
  return async () => ({ ...GOOD, ...left.shift() });
}

const gate = (...runs: Partial<LighthouseRun>[]) => gatePage(playing(runs), 'http://site/blog?a=b');

describe('gatePage', () => {
  it('passes a good page after one run, by its path and query', async () => {
    expect(await gate()).toEqual({ path: '/blog?a=b', runs: [GOOD], complaints: [] });
  });

  it('has no patience with what does not vary', async () => {
    const { complaints } = await gate({ seo: 92, failed: ['seo/canonical'] });
    expect(complaints).toEqual(['seo is 92: seo/canonical']);
  });

  it('lets the best of three decide about speed', async () => {
    const slow = { performance: LEAST_PERFORMANCE - 1 };
    expect((await gate(slow, slow, {})).complaints).toEqual([]);
    expect((await gate(slow, slow, slow, {})).complaints).toEqual([
      `performance is ${LEAST_PERFORMANCE - 1}, at least ${LEAST_PERFORMANCE} is due`,
    ]);
  });
});
