import { appendLink } from './append-link.ts';

type Connection = { saveData?: boolean; effectiveType?: string };

/** Left to the page's own pictures after it has loaded, in milliseconds. */
const FETCH_AHEAD_AFTER_MS = 1_500;

/** Browsers that tell nothing of the connection: one that answered the page within this many milliseconds is good. */
const GOOD_ANSWER_MS = 200;

/** Whether files may be fetched that the visitor may never need. */
export function isGoodConnection(): boolean {
  const { connection } = navigator as { connection?: Connection };
  if (connection) return !connection.saveData && connection.effectiveType === '4g';
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page !== undefined && page.responseStart - page.requestStart < GOOD_ANSWER_MS;
}

/**
 * Fetches files into the browser's cache at the lowest priority, once the page has come to rest, where the connection is
 * good. Nothing is run. @param files asked for when it is time
 */
export function fetchAhead(files: () => string[]): void {
  if (!mayPrefetch() || !isGoodConnection()) return;
  setTimeout(() => {
    whenIdle(() => {
      const left = navigator.onLine ? files() : [];
      // One at a time: twenty at once hold a telephone up for longer than a finger waits.
      const next = () => {
        const href = left.shift();
        if (href === undefined) return;
        appendLink('prefetch', href, { fetchPriority: 'low' });
        whenIdle(next);
      };
      next();
    });
  }, FETCH_AHEAD_AFTER_MS);
}

/** Firefox asks `default-src` of the content policy for what is fetched ahead, and that allows nothing. */
function mayPrefetch(): boolean {
  return HTMLScriptElement.supports?.('speculationrules') ?? false;
}

/** Calls back when the browser has nothing else to do. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act);
  else setTimeout(act, 0);
}
