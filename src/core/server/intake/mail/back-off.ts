import type { DeliveryFailure } from './delivery-error.ts';

const MINUTE_MS = 60_000;
const FIRST_MS = 5_000;
/** Short enough that everything is sent within ten minutes of a recovery. */
const BACK_OFF_MAX_MS = 4 * MINUTE_MS;
/** RFC 5321 section 4.5.4.1 asks for half an hour between the later tries of a message that is to come again. */
const DEFERRED_MAX_MS = 30 * MINUTE_MS;
/** After a send whose end is unknown, where a repeat is recognised: time for a late acceptance to show. */
const AMBIGUOUS_MIN_MS = MINUTE_MS;
/** The longest wait that there is. */
export const LONGEST_WAIT_MS = 60 * MINUTE_MS;
/** Sends of one message whose end stayed unknown, until only the owner can say whether it is to be sent again. */
export const UNSURE_SENDS_MAX = 3;

/** How long to wait before the next try: doubling, capped, and spread so that many do not come at once. */
export function backOffMs(
  attempts: number,
  failure: DeliveryFailure,
  random = Math.random(),
): number {
  const doubled = Math.min(
    failure === 'deferred' ? DEFERRED_MAX_MS : BACK_OFF_MAX_MS,
    FIRST_MS * 2 ** Math.min(20, Math.max(0, attempts - 1)),
  );
  const spread = doubled / 2 + (doubled / 2) * random;
  return Math.round(failure === 'ambiguous' ? Math.max(AMBIGUOUS_MIN_MS, spread) : spread);
}

/**
 * How long to wait with what may have been taken, where another copy would be a second message to somebody.
 * @param times how often it has stayed unknown, from 1
 */
export function unsureBackOffMs(times: number): number {
  return Math.min(LONGEST_WAIT_MS, 30 * MINUTE_MS * times);
}
