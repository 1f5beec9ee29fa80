import type { Schedule } from '../../contentful/schedule.ts';

/** Time that stands still until it is told to move; timers fire in the order they are due. */
export function createManualSchedule(start = Date.UTC(2026, 0, 1)) {
  let at = start;
  const timers = new Set<{ due: number; act: () => void }>();
  const schedule: Schedule = {
    now: () => at,
    after(ms, act) {
      const timer = { due: at + Math.max(ms, 0), act };
      timers.add(timer);
      return () => timers.delete(timer);
    },
  };
  return {
    schedule,
    /** Moves on by `ms`, letting real input and output happen after every timer. */
    async advance(ms: number) {
      const end = at + ms;
      for (;;) {
        const [next] = [...timers].filter(({ due }) => due <= end).sort((a, b) => a.due - b.due);
        if (!next) break;
        timers.delete(next);
        at = Math.max(at, next.due);
        next.act();
        await turns(20);
      }
      at = end;
      await turns(5);
    },
    pending: () => timers.size,
  };
}

/** Lets the event loop turn, so that loopback answers arrive. */
async function turns(count: number) {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** Waits for something that real input and output brings about; the test's own time-out is the limit. */
export async function until(isTrue: () => boolean) {
  while (!isTrue()) await turns(1);
}
