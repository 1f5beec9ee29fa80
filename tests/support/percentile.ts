/** The value below which this share of the values lies; NaN of none. @param share 0 to 1 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The middle one. */
export const median = (values: readonly number[]): number => percentile(values, 0.5);
