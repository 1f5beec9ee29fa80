import type { ServerResponse } from 'node:http';
import type { Clock } from '#server/store/store.ts';

/** Which requests are in progress, for work that nobody waits for and that therefore gives way to them. */
export type Traffic = {
  /** Counts a request until its answer has ended or its connection has broken. */
  begin(response: Pick<ServerResponse, 'once'>): void;
  /** Waits until nobody is being served; under unbroken traffic it ends all the same, after a while. */
  idle(): Promise<void>;
};

/** So long nobody may have come for it to count as a idle, in milliseconds. */
const IDLE_MS = 30;
/** Work that gives way is done at last: one piece of it in this time, in milliseconds, is not felt by anyone. */
const LONGEST_WAIT_MS = 5_000;

export function createTraffic(clock: Clock): Traffic {
  let inFlight = 0;
  let started = 0;
  return {
    begin(response) {
      inFlight += 1;
      started += 1;
      response.once('close', () => (inFlight -= 1));
    },
    async idle() {
      const startedAtMs = clock.steady();
      for (;;) {
        const before = started;
        await clock.wait(IDLE_MS);
        if (inFlight === 0 && started === before) return;
        if (clock.steady() - startedAtMs >= LONGEST_WAIT_MS) return;
      }
    },
  };
}
