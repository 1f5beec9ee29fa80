/** A measured value as people write it: seconds from one second on, milliseconds below, shifts without a unit. */
export function vitalText(metric: string, value: number): string {
  if (metric === 'CLS') return value.toFixed(2);
  return value >= 1_000 ? `${(value / 1_000).toFixed(1)} s` : `${Math.round(value)} ms`;
}
