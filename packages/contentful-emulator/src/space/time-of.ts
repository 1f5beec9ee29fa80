import type { Json } from './space-types.ts';

/**
 * The moment that a date names, in milliseconds since 1970; NaN for what is no date. Without a zone it is in universal
 * time, whatever this machine's is.
 */
export function timeOf(value: Json | undefined): number {
  if (typeof value !== 'string') return Number.NaN;
  return Date.parse(/T[\d:.]+$/.test(value) ? `${value}Z` : value);
}
