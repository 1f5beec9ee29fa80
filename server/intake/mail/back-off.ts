import type { DeliveryFailure } from './delivery-error.ts';

const FIRST_MS = 5_000;
/** Short enough that everything is sent within ten minutes of a recovery (reliability target A5). */
export const BACK_OFF_MAX_MS = 4 * 60_000;
/** After a send whose end is unknown: time for a late acceptance to show, before a second copy is risked. */
const AMBIGUOUS_MIN_MS = 60_000;

/** How long to wait before the next try: doubling, capped, and spread so that many do not come at once. */
export function backOffMs(
  attempts: number,
  failure: DeliveryFailure,
  random = Math.random(),
): number {
  const doubled = Math.min(
    BACK_OFF_MAX_MS,
    FIRST_MS * 2 ** Math.min(20, Math.max(0, attempts - 1)),
  );
  const spread = doubled / 2 + (doubled / 2) * random;
  return Math.round(failure === 'ambiguous' ? Math.max(AMBIGUOUS_MIN_MS, spread) : spread);
}
