/** Time as the content source sees it; tests bring their own. */
export type Schedule = {
  now(): number;
  /** Runs `act` once after `ms` and answers how to call it off. Never keeps the process alive. */
  after(ms: number, act: () => void): () => void;
};

const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** The real clock, or `now` with real timers. */
export function createSchedule(now: () => number = Date.now): Schedule {
  return {
    now,
    after(ms, act) {
      const timer = setTimeout(act, Math.min(Math.max(ms, 0), LONGEST_TIMER_MS));
      timer.unref();
      return () => clearTimeout(timer);
    },
  };
}
