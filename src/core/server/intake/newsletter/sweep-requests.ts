import type { Clock, SiteDatabase } from '#server/store/store.ts';
import { CONFIRM_WITHIN_MS } from './newsletter.ts';

/** Strangers ask for addresses that nobody confirms: beyond so many the oldest are let go of, and can be asked for anew. */
const MOST_KEPT = 10_000;
const SWEEP_EVERY_MS = 10 * 60_000;

/**
 * Deletes requests that can be confirmed no more or are too many, with the mails that asked.
 * @param mostKept of requests, and of their mails
 * @returns what does it, to be called about once a minute
 */
export function createRequestSweep(
  { query }: SiteDatabase,
  clock: Clock,
  mostKept = MOST_KEPT,
): () => Promise<void> {
  let sweptAtMs = -Infinity;
  const requestsBeyond = query
    .selectFrom('newsletter_subscriptions')
    .select('id')
    .where('state', '=', 'pending')
    .orderBy('requested_at', 'desc')
    .orderBy('id')
    .limit(Number.MAX_SAFE_INTEGER)
    .offset(mostKept);
  const mailsBeyond = query
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', 'newsletter-confirmation')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(Number.MAX_SAFE_INTEGER)
    .offset(mostKept);
  return async () => {
    if (clock.steady() - sweptAtMs < SWEEP_EVERY_MS) return;
    sweptAtMs = clock.steady();
    const oldest = clock.now() - CONFIRM_WITHIN_MS;
    await query
      .deleteFrom('newsletter_subscriptions')
      .where('state', '=', 'pending')
      .where((eb) => eb.or([eb('requested_at', '<', oldest), eb('id', 'in', requestsBeyond)]))
      .execute();
    await query
      .deleteFrom('outbox')
      .where('kind', '=', 'newsletter-confirmation')
      .where((eb) => eb.or([eb('created_at', '<', oldest), eb('id', 'in', mailsBeyond)]))
      .execute();
  };
}
