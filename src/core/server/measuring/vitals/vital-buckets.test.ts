import { fc } from '#tests/support/property.ts';
import { describe, expect, test } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { BUCKET_COUNT, bucketEnds, bucketOf, percentile, THRESHOLDS } from './vital-buckets.ts';
import { METRIC_NAMES, toRoutePattern } from './vital-names.ts';

const countsOf = (metric: (typeof METRIC_NAMES)[number], values: number[]) => {
  const counts = Array.from({ length: BUCKET_COUNT }, () => 0);
  for (const value of values) counts[bucketOf(metric, value)]! += 1;
  return counts;
};

describe.each(METRIC_NAMES)('buckets of %s', (metric) => {
  test('rise, and end exactly at both thresholds', () => {
    const ends = bucketEnds(metric);
    expect(ends).toHaveLength(BUCKET_COUNT - 1);
    expect(ends.toSorted((a, b) => a - b)).toEqual(ends);
    const { good, poor } = THRESHOLDS[metric];
    expect(ends.some((end) => Math.abs(end - good) < good * 1e-9)).toBe(true);
    expect(bucketOf(metric, good)).toBe(bucketOf(metric, good * 0.999));
    expect(bucketOf(metric, good * 1.001)).toBe(bucketOf(metric, good) + 1);
    expect(bucketOf(metric, poor * 1.001)).toBe(bucketOf(metric, poor) + 1);
  });

  test('tell a percentile within a fifth of the true one', () => {
    const { good, poor } = THRESHOLDS[metric];
    const value = fc.double({ min: good / 10, max: poor * 4, noNaN: true });
    fc.assert(
      fc.property(fc.array(value, { minLength: 4, maxLength: 200 }), (values) => {
        const sorted = values.toSorted((a, b) => a - b);
        const truth = sorted[Math.ceil(sorted.length * 0.75) - 1]!;
        const told = percentile(metric, countsOf(metric, values), 0.75)!;
        return Math.abs(told - truth) <= truth * 0.4 + 1e-9;
      }),
    );
  });
});

test('no measurement has no percentile, one beyond all buckets has one', () => {
  expect(percentile('LCP', countsOf('LCP', []), 0.75)).toBeNull();
  expect(percentile('LCP', countsOf('LCP', [500_000]), 0.75)).toBeGreaterThan(4_000);
});

test('every page is of a kind', () =>
  checkEach(
    [
      ['/', '/'],
      ['/machines/divi-wp', '/machines/:machineId'],
      ['/machines/:machineId', '/machines/:machineId'],
      ['/machines/a/b', 'other'],
      ['/blog/post?x=1', '/blog/:slug'],
      ['/admin/vitals', 'other'],
      ['', 'other'],
      ['/__proto__/x', 'other'],
    ],
    (path, kind) => expect(toRoutePattern(path)).toBe(kind),
  ));
