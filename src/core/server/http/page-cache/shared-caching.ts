import { asSent } from '../security/as-sent.ts';

/** How long a shared cache in front may keep a page, in seconds; publishing purges it there by its tags. */
const SHARED_FRESH_S = 60;
/** And how much longer it may show it while it fetches the next one. */
const SHARED_STALE_S = 86_400;
const LONGEST_MS = (SHARED_FRESH_S + SHARED_STALE_S) * 1_000;

/**
 * What a shared cache is told of a page: never to show it past its minute, not even while it fetches the next one.
 * @param leftMs until something scheduled on the page changes; Infinity where nothing is
 */
export function sharedCaching(
  leftMs: number,
): Record<'cache-control' | 'cdn-cache-control', string> {
  const leftS = Math.max(0, Math.floor(Math.min(leftMs, LONGEST_MS) / 1_000));
  const freshS = Math.min(SHARED_FRESH_S, leftS);
  const staleS = leftS - freshS;
  const stale = staleS > 0 ? `, stale-while-revalidate=${staleS}` : '';
  return {
    'cache-control': asSent(`public, max-age=0, s-maxage=${freshS}`),
    // Told to the cache in front alone (RFC 9213): a browser that heard it would show an old page, too, and nobody
    // can purge it there.
    'cdn-cache-control': `public, max-age=${freshS}${stale}`,
  };
}
