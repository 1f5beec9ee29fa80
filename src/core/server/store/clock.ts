import { setTimeout as sleep } from 'node:timers/promises';

/** Time as the site sees it; tests put their own in its place. */
export type Clock = {
  /** Milliseconds since 1970 UTC. It may jump, forwards and backwards. */
  now(): number;
  /** Milliseconds that only ever run forwards, at the true pace. */
  steady(): number;
  /** Waits; ends early, without an error, when `signal` fires. */
  wait(ms: number, signal?: AbortSignal): Promise<void>;
};

export const systemClock: Clock = {
  now: () => Date.now(),
  steady: () => performance.now(),
  wait: (ms, signal) => sleep(ms, undefined, signal ? { signal } : {}).catch(() => undefined),
};
