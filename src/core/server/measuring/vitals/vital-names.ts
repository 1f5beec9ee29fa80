import { ADDRESSES } from '#content/addresses/addresses.ts';

/** What is measured (part 2 section 9). */
export const METRIC_NAMES = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB', 'FID'] as const;
export type MetricName = (typeof METRIC_NAMES)[number];

export const DEVICES = ['mobile', 'tablet', 'desktop', 'unknown'] as const;
export type Device = (typeof DEVICES)[number];

/**
 * Kinds of pages that measurements are kept by; every other address is 'other'. A main page below another one counts
 * as one of that one's entries.
 */
export const ROUTE_PATTERNS: readonly string[] = [
  ...ADDRESSES.flatMap((row) => {
    const isMain = row.contentType !== undefined && row.path.lastIndexOf('/') === 0;
    return isMain || /^\/[^/:]+\/:[^/]+$/u.test(row.path) ? [row.path] : [];
  }),
  'other',
];

/** The kind of page behind a path, or behind what a browser calls its kind. */
export function toRoutePattern(route: string): string {
  const known = ROUTE_PATTERNS.find((pattern) => pattern === route);
  if (known) return known;
  const [, first, ...rest] = route.split('?')[0]!.split('/');
  if (rest.length !== 1 || rest[0] === '') return 'other';
  return ROUTE_PATTERNS.find((pattern) => pattern.startsWith(`/${first}/:`)) ?? 'other';
}
