import { toFailure, type ContentFailure } from './content-failure.ts';
import { toRestMs } from './freshness.ts';

const FAILURES_BEFORE_OPEN = 3;
// One question that never works says nothing about the service.
const QUESTIONS_BEFORE_OPEN = 2;
// While open, the first tries follow quickly (1, 2, 4 s), later ones at the resting interval.
const QUICK_PROBES = 3;

/**
 * Decides whether the service may be asked at all. Three failed tries in a row, of two questions
 * or more, open it; then one try at a time leaves, at growing intervals, until one succeeds. After a rate limit nothing
 * leaves before the moment the service named, repeated tries of the client included.
 * Why it is not a library's: decision 130.
 */
export function createCircuitBreaker(now: () => number) {
  const failedQuestions = new Set<string>();
  let consecutiveFailures = 0;
  let openings = 0;
  let restUntil = 0;
  let heldUntil = 0;
  let probing = false;
  const isOpen = () => openings > 0;
  const nextTryAt = () => Math.max(heldUntil, isOpen() ? restUntil : 0);
  const holdFor = (ms: number) => (heldUntil = Math.max(heldUntil, now() + ms));

  return {
    isOpen,
    isProbing: () => probing,
    /** Whether a new question may be sent. A question sent while open is the probe. */
    mayAsk: () => now() >= nextTryAt() && !probing,
    asking: () => (probing = isOpen()),
    /** Why no try may leave now, however the question began; null when it may. */
    heldBack(): ContentFailure | null {
      if (now() >= heldUntil) return null;
      return toFailure('rate-limited', 'Waiting for the rate limit to end', 429);
    },
    /** Lets nothing leave for so long: the service named it to somebody who asked beside the pages. */
    holdFor,
    failed({ kind, retryAfterMs }: ContentFailure, key: string) {
      const at = now();
      consecutiveFailures += 1;
      if (kind === 'rate-limited') holdFor(retryAfterMs ?? 0);
      // Bounded: two keys are enough to decide.
      if (failedQuestions.size < QUESTIONS_BEFORE_OPEN) failedQuestions.add(key);
      const isBroken = failedQuestions.size >= QUESTIONS_BEFORE_OPEN;
      const opens = !isOpen() && isBroken && consecutiveFailures >= FAILURES_BEFORE_OPEN;
      // Stragglers from before the opening fail too; only a probe's failure lengthens the rest.
      if (opens || (isOpen() && (probing || at >= restUntil))) {
        openings += 1;
        restUntil = at + toRestMs(openings, QUICK_PROBES);
      }
      probing = false;
    },
    /** Forgets failures, as a success does, but not a rate limit: that is the service's to end. */
    reset() {
      consecutiveFailures = openings = restUntil = 0;
      failedQuestions.clear();
      probing = false;
    },
    /** Waits of the service's own making, for timers: 0 when a try may leave now. */
    waitMs: () => Math.max(0, nextTryAt() - now()),
    describe: () => ({
      state: isOpen() || heldUntil > now() ? ('open' as const) : ('closed' as const),
      consecutiveFailures,
      /** When the next try may leave while open or held back; null when one may leave now. */
      nextTryAt: nextTryAt() > now() ? nextTryAt() : null,
    }),
  };
}

export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>;
