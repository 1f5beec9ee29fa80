import { checkSync } from 'recheck';
import { describe, expect, it } from 'vitest';
import { BOUNDED, nameOf } from './bounded-patterns.ts';
import { patternsInSources } from './source-patterns.ts';

/**
 * How long each part of the search for a worst case may take. Steps are what is judged: with the checker's own second for
 * an attack, a pattern counts as slow where the machine is (seen with two of them beside other tests).
 */
const SEARCH_MS = 60_000;
const SEARCH = {
  timeout: SEARCH_MS,
  seedingTimeout: SEARCH_MS,
  incubationTimeout: SEARCH_MS,
  attackTimeout: SEARCH_MS,
};

function judge(source: string, flags: string): { status: string; growth: string } {
  const found = checkSync(source, flags.replace('v', 'u'), SEARCH);
  return {
    status: found.status,
    growth: 'complexity' in found ? (found.complexity?.type ?? 'unknown') : 'unknown',
  };
}

describe('Time that patterns take', () => {
  const patterns = patternsInSources();

  it('is bounded for every pattern of the sources', () => {
    expect(patterns.length).toBeGreaterThan(100);
    const slow: string[] = [];
    const seen = new Set<string>();
    for (const pattern of patterns) {
      const { status, growth } = judge(pattern.source, pattern.flags);
      if (status === 'safe') continue;
      seen.add(nameOf(pattern));
      if (growth === 'polynomial' && Object.hasOwn(BOUNDED, nameOf(pattern))) continue;
      slow.push(`${pattern.file}: ${nameOf(pattern)} is ${status}, ${growth}`);
    }
    expect(slow).toEqual([]);
    // A reason that no pattern needs any more goes.
    expect(Object.keys(BOUNDED).filter((listed) => !seen.has(listed))).toEqual([]);
  }, 600_000);

  it('would be noticed where it is not', () => {
    expect(judge('^([a-z0-9]+-?)+$', 'u').growth).toBe('exponential');
    expect(judge('^[a-z0-9]+(?:-[a-z0-9]+)*$', 'u').status).toBe('safe');
  });
});
