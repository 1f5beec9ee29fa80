import { FinalFailure, toFailure } from './content-failure.ts';
import { LARGE_ANSWERS_REST_MS, LARGE_ANSWERS_WAITING_MAX } from './freshness.ts';

/** An answer passed its usual size. It is no failure yet: see createLargeAnswers. */
export class LargerThanUsual extends Error {
  override readonly name = 'LargerThanUsual';
}

/**
 * Lets large answers come one at a time. Dozens of questions may be in progress at once; were each allowed the largest
 * answer, a service gone wrong could fill the memory. After one that failed none is tried for a while, those that wait
 * behind it included: answers without an end, each read to the largest size, leave more to collect than is collected in
 * time. Without this, B1-warm of the fault tests takes 415 MB more than while all is well; with it 41 to 69.
 */
export function createLargeAnswers(now: () => number) {
  let waiting = 0;
  let restUntil = 0;
  let last: Promise<unknown> = Promise.resolve();
  const rests = () => now() < restUntil;

  return {
    /**
     * Runs `ask` when those before it are done.
     * @throws FinalFailure at once when too many are waiting, or when one before it failed
     */
    inTurn<T>(ask: () => Promise<T>): Promise<T> {
      if (waiting >= LARGE_ANSWERS_WAITING_MAX || rests()) return Promise.reject(refusal());
      waiting += 1;
      const turn = last
        .then(() => {
          if (rests()) throw refusal();
          return ask();
        })
        .catch((error: unknown) => {
          if (!rests()) restUntil = now() + LARGE_ANSWERS_REST_MS;
          throw error;
        })
        .finally(() => (waiting -= 1));
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}

const refusal = () =>
  new FinalFailure(toFailure('invalid-answer', 'Too many answers are larger than usual'));
