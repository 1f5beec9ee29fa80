import { BUCKET_COUNT, percentile, THRESHOLDS } from './vital-buckets.ts';
import { METRIC_NAMES, type Device, type MetricName } from './vital-names.ts';
import type { VitalCounts } from './vital-store.ts';

type Rating = 'good' | 'middling' | 'poor';

/** The value that three in four visits stay below: milliseconds, CLS without a unit. */
type Figure = { p75: number; rating: Rating };

/** How visitors fared on a kind of page; a figure that nobody's browser measured is not there. */
export type PageSpeed = {
  /** null for all pages together. */
  route: string | null;
  measured: number;
  figures: Partial<Record<MetricName, Figure>>;
};

export type MetricByDay = {
  metric: MetricName;
  good: number;
  poor: number;
  days: { day: string; p75: number | null }[];
};

export type VitalsSummary = {
  /** All pages together, then each kind of page, the most visited first; none without a measurement. */
  pages: PageSpeed[];
  metrics: MetricByDay[];
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
  const routes = [...new Set(chosen.map(({ route }) => route))].map((route) =>
    summarisePage(
      route,
      chosen.filter((row) => row.route === route),
    ),
  );
  return {
    pages: [
      ...(routes.length > 1 ? [summarisePage(null, chosen)] : []),
      ...routes.toSorted((a, b) => b.measured - a.measured),
    ],
    metrics: METRIC_NAMES.map((metric) => {
      const rows = chosen.filter((row) => row.metric === metric);
      return {
        metric,
        ...THRESHOLDS[metric],
        days: days.map((day) => {
          const counts = sumOf(rows.filter((row) => row.day === day));
          return { day, p75: percentile(metric, counts, P75) };
        }),
      };
    }),
  };
}

function summarisePage(route: string | null, rows: readonly VitalCounts[]): PageSpeed {
  const figures: PageSpeed['figures'] = {};
  for (const metric of METRIC_NAMES) {
    const p75 = percentile(metric, sumOf(rows.filter((row) => row.metric === metric)), P75);
    if (p75 === null) continue;
    const { good, poor } = THRESHOLDS[metric];
    figures[metric] = { p75, rating: p75 <= good ? 'good' : p75 <= poor ? 'middling' : 'poor' };
  }
  // Every visit has a first byte, so its count is the number of visits.
  const measured = total(sumOf(rows.filter((row) => row.metric === 'TTFB')));
  return { route, measured, figures };
}

function sumOf(rows: readonly VitalCounts[]): number[] {
  const sum = Array.from({ length: BUCKET_COUNT }, () => 0);
  for (const { counts } of rows) counts.forEach((count, index) => (sum[index]! += count));
  return sum;
}

function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
