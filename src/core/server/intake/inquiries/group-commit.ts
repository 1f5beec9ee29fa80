import { setImmediate as nextTurn } from 'node:timers/promises';
import { isPassing, type Clock } from '#server/store/store.ts';

type Waiting<I, O> = {
  item: I;
  /** On the steady clock. */
  sinceMs: number;
  resolve(answer: O): void;
  reject(error: unknown): void;
};

/** More waiting than this is a store that has stopped: refuse at once instead of filling the memory. */
const QUEUE_MAX = 5_000;
const BATCH_MAX = 128;
/** How long after a fault that passes, such as a restarting server, is tried again for whoever has waited longest. */
const LONGEST_WAIT_MS = 2_500;

/** The store could not take the work. Nothing was answered as stored. */
export class NotStoredError extends Error {
  override readonly name = 'NotStoredError';
}

export type GroupCommit<I, O> = {
  /** Answers once the batch with this item is committed. @throws NotStoredError */
  add(item: I): Promise<O>;
  /** Waits until nothing is in progress. */
  settled(): Promise<void>;
  size(): number;
};

/**
 * Gathers what arrives while a commit is in progress into the next one: many requests, one fsync. An answer is given
 * only after its own commit. `commit` must recognise what it has stored already, because after a lost answer it is
 * called again with the same items.
 * @param atOnce commits that may be in progress together: one where the store has one writer, several where a commit
 *   is mostly waiting for another machine
 */
export function createGroupCommit<I, O>(
  commit: (items: readonly I[]) => Promise<readonly O[]>,
  clock: Clock,
  atOnce = 1,
): GroupCommit<I, O> {
  let queue: Waiting<I, O>[] = [];
  const running = new Set<Promise<void>>();
  let lanes = 0;

  async function run(): Promise<void> {
    for (;;) {
      // One turn of the event loop: requests that have arrived meanwhile join this batch.
      await nextTurn();
      if (queue.length === 0) {
        // Counted down before anything is awaited: an item that came to an open lane now would never be committed.
        lanes -= 1;
        return;
      }
      const batch = queue.slice(0, BATCH_MAX);
      queue = queue.slice(BATCH_MAX);
      const items = batch.map(({ item }) => item);
      try {
        const answers = await retryPassing(() => commit(items), clock, batch[0]!.sinceMs);
        batch.forEach(({ resolve }, index) => resolve(answers[index]!));
      } catch (error) {
        const failure = new NotStoredError('The store did not take it', { cause: error });
        for (const { reject } of batch) reject(failure);
      }
    }
  }

  function start(): void {
    lanes += 1;
    const lane: Promise<void> = run().finally(() => running.delete(lane));
    running.add(lane);
  }

  return {
    add(item) {
      if (queue.length >= QUEUE_MAX) {
        return Promise.reject(new NotStoredError('Too many are waiting for the database'));
      }
      return new Promise((resolve, reject) => {
        queue.push({ item, sinceMs: clock.steady(), resolve, reject });
        if (lanes < atOnce) start();
      });
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
    size: () => queue.length,
  };
}

/** Tries again while the store's fault is one that passes, for a while; at least once, however long it waited before. */
async function retryPassing<T>(act: () => Promise<T>, clock: Clock, sinceMs: number): Promise<T> {
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (!isPassing(error) || clock.steady() - sinceMs > LONGEST_WAIT_MS) throw error;
      await clock.wait(100);
    }
  }
}
