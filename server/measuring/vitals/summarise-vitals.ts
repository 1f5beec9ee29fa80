import { BUCKET_COUNT, bucketEnds, percentile, THRESHOLDS } from './vital-buckets.ts';
import { METRIC_NAMES, type Device, type MetricName } from './vital-names.ts';
import type { VitalCounts } from './vital-store.ts';

type Rating = 'good' | 'middling' | 'poor';

/** How visitors fared by one metric; values in milliseconds, CLS without a unit. */
type MetricSummary = {
  metric: MetricName;
  good: number;
  poor: number;
  measured: number;
  /** The value that three in four visits stay below; null without any. */
  p75: number | null;
  rating: Rating | null;
  /** Shares of visits from 0 to 1. */
  shares: Record<Rating, number>;
  days: { day: string; p75: number | null; measured: number }[];
};

export type VitalsSummary = {
  metrics: MetricSummary[];
  routes: { route: string; measured: number; p75: Partial<Record<MetricName, number>> }[];
};

const P75 = 0.75;

/**
 * @param days the days to tell, oldest first, those without measurements too
 * @param only one kind of page or of device; null for all
 */
export function summariseVitals(
  all: readonly VitalCounts[],
  days: readonly string[],
  only: { route: string | null; device: Device | null },
): VitalsSummary {
  const chosen = all.filter(
    ({ route, device }) =>
      (only.route === null || route === only.route) &&
      (only.device === null || device === only.device),
  );
  const routes = [...new Set(chosen.map(({ route }) => route))];
  return {
    metrics: METRIC_NAMES.map((metric) =>
      summariseMetric(
        metric,
        chosen.filter((row) => row.metric === metric),
        days,
      ),
    ),
    routes: routes
      .map((route) =>
        summariseRoute(
          route,
          chosen.filter((row) => row.route === route),
        ),
      )
      .toSorted((a, b) => b.measured - a.measured),
  };
}

function summariseMetric(
  metric: MetricName,
  rows: readonly VitalCounts[],
  days: readonly string[],
): MetricSummary {
  const counts = sumOf(rows);
  const { good, poor } = THRESHOLDS[metric];
  const measured = total(counts);
  const p75 = percentile(metric, counts, P75);
  const ends = bucketEnds(metric);
  const upTo = (limit: number) =>
    total(counts.filter((_, index) => (ends[index] ?? Infinity) <= limit * (1 + 1e-9)));
  const share = (count: number) => (measured === 0 ? 0 : count / measured);
  return {
    metric,
    good,
    poor,
    measured,
    p75,
    rating: p75 === null ? null : p75 <= good ? 'good' : p75 <= poor ? 'middling' : 'poor',
    shares: {
      good: share(upTo(good)),
      middling: share(upTo(poor) - upTo(good)),
      poor: share(measured - upTo(poor)),
    },
    days: days.map((day) => {
      const ofDay = sumOf(rows.filter((row) => row.day === day));
      return { day, p75: percentile(metric, ofDay, P75), measured: total(ofDay) };
    }),
  };
}

function summariseRoute(route: string, rows: readonly VitalCounts[]) {
  const p75: Partial<Record<MetricName, number>> = {};
  for (const metric of METRIC_NAMES) {
    const value = percentile(metric, sumOf(rows.filter((row) => row.metric === metric)), P75);
    if (value !== null) p75[metric] = value;
  }
  // Every visit has a first byte, so its count is the number of visits.
  const measured = total(sumOf(rows.filter((row) => row.metric === 'TTFB')));
  return { route, measured, p75 };
}

function sumOf(rows: readonly VitalCounts[]): number[] {
  const sum = Array.from({ length: BUCKET_COUNT }, () => 0);
  for (const { counts } of rows) counts.forEach((count, index) => (sum[index]! += count));
  return sum;
}

function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
