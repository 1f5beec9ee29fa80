import type { MetricName } from './vital-names.ts';

/** Up to where a value is good, and from where it is poor (web.dev/vitals). Milliseconds; CLS has no unit. */
export const THRESHOLDS: Record<MetricName, { good: number; poor: number }> = {
  LCP: { good: 2_500, poor: 4_000 },
  INP: { good: 200, poor: 500 },
  CLS: { good: 0.1, poor: 0.25 },
  FCP: { good: 1_800, poor: 3_000 },
  TTFB: { good: 800, poor: 1_800 },
  FID: { good: 100, poor: 300 },
};

export const BUCKET_COUNT = 32;
export type BucketColumn = `b${number}`;
export const BUCKET_COLUMNS: readonly BucketColumn[] = Array.from(
  { length: BUCKET_COUNT },
  (_, index) => `b${index}` as const,
);

const BELOW_GOOD = 18;
const BELOW_POOR = 8;
const SMALLEST_SHARE = 1 / 24;
const ABOVE_POOR_STEP = 1.4;

/**
 * Upper ends of all buckets but the last, which is open. Both thresholds are ends, so that shares of good and poor are
 * exact; in between they lie close enough to tell a percentile within a tenth.
 */
export function bucketEnds(metric: MetricName): number[] {
  const { good, poor } = THRESHOLDS[metric];
  const toGood = Array.from(
    { length: BELOW_GOOD },
    (_, index) => good * SMALLEST_SHARE ** (1 - index / (BELOW_GOOD - 1)),
  );
  const toPoor = Array.from(
    { length: BELOW_POOR },
    (_, index) => good + ((poor - good) * (index + 1)) / BELOW_POOR,
  );
  const beyond = Array.from(
    { length: BUCKET_COUNT - 1 - BELOW_GOOD - BELOW_POOR },
    (_, index) => poor * ABOVE_POOR_STEP ** (index + 1),
  );
  return [...toGood, ...toPoor, ...beyond];
}

/** Into which bucket a value falls. */
export function bucketOf(metric: MetricName, value: number): number {
  const index = bucketEnds(metric).findIndex((end) => value <= end * (1 + 1e-9));
  return index < 0 ? BUCKET_COUNT - 1 : index;
}

/**
 * The value below which a share of all measurements lies, evened out within its bucket.
 * @param counts one number per bucket
 * @returns null without measurements
 */
export function percentile(
  metric: MetricName,
  counts: readonly number[],
  share: number,
): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total <= 0) return null;
  const ends = bucketEnds(metric);
  let below = 0;
  for (const [index, count] of counts.entries()) {
    if (below + count >= total * share && count > 0) {
      const start = index === 0 ? 0 : ends[index - 1]!;
      const end = ends[index] ?? start * ABOVE_POOR_STEP;
      return start + ((total * share - below) / count) * (end - start);
    }
    below += count;
  }
  return ends.at(-1)!;
}
