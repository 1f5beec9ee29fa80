const STEPS = {
  vertical: { ArrowDown: 1, ArrowUp: -1 },
  horizontal: { ArrowRight: 1, ArrowLeft: -1 },
} as const;

/**
 * Where a key leads from place `from` among `count`: arrows wrap around, Home and End go to the ends.
 * Null for every other key.
 * @param way of horizontal places, where they are shown (`readingWay`); the start script has vertical ones alone
 */
export function nextIndex(
  key: string,
  from: number,
  count: number,
  direction: keyof typeof STEPS,
  way: 1 | -1 = 1,
): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = (STEPS[direction] as Record<string, number>)[key];
  return step === undefined ? null : (from + way * step + count) % count;
}
