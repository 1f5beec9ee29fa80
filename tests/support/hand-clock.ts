import type { Clock } from '#server/store/clock.ts';

/** A clock that a test moves by hand: waiting ends when the clock has been moved far enough, or at the signal. */
export type HandClock = Clock & {
  /** Moves on, waking whoever waits, a second at a time. */
  pass(ms: number): Promise<void>;
  /** Sets the date without letting time pass, as a wrongly set computer does. */
  jump(ms: number): void;
};

export function createHandClock(startMs = Date.UTC(2026, 10, 21, 8)): HandClock {
  let wall = startMs;
  let steady = 0;
  const sleepers = new Set<{ untilMs: number; wake(): void }>();
  const wakeDue = () => {
    for (const sleeper of [...sleepers]) if (sleeper.untilMs <= steady) sleeper.wake();
  };
  return {
    now: () => wall,
    steady: () => steady,
    wait(ms, signal) {
      if (signal?.aborted) return Promise.resolve();
      return new Promise((resolve) => {
        const sleeper = {
          untilMs: steady + ms,
          wake() {
            sleepers.delete(sleeper);
            resolve();
          },
        };
        sleepers.add(sleeper);
        signal?.addEventListener('abort', sleeper.wake, { once: true });
      });
    },
    async pass(ms) {
      for (let left = ms; left > 0; left -= 1_000) {
        const step = Math.min(1_000, left);
        wall += step;
        steady += step;
        wakeDue();
        await settle();
      }
    },
    jump(ms) {
      wall += ms;
    },
  };
}

/** Lets everything that can go on without time passing go on: store, promises, local calls. */
export async function settle(turns = 12): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await new Promise((resolve) => setImmediate(resolve));
}
