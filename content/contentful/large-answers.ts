import { FinalFailure, toFailure } from './content-failure.ts';
import { LARGE_ANSWERS_WAITING_MAX } from './freshness.ts';

/** An answer passed its usual size. It is no failure yet: see createLargeAnswers. */
export class LargerThanUsual extends Error {
  override readonly name = 'LargerThanUsual';
}

/**
 * Lets large answers come one at a time. Dozens of questions may be under way at once; were each allowed the largest
 * answer, a service gone wrong could fill the memory.
 */
export function createLargeAnswers() {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  return {
    /** Runs `ask` when those before it are done. @throws FinalFailure at once when too many are waiting */
    inTurn<T>(ask: () => Promise<T>): Promise<T> {
      if (waiting >= LARGE_ANSWERS_WAITING_MAX) {
        const failure = toFailure('invalid-answer', 'Too many answers are larger than usual');
        return Promise.reject(new FinalFailure(failure));
      }
      waiting += 1;
      const turn = last.then(ask).finally(() => (waiting -= 1));
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}
