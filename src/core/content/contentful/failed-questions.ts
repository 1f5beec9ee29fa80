import { LRUCache } from 'lru-cache';
import { isAnswered, type ContentFailure } from './content-failure.ts';
import type { ContentQuestion } from './content-question.ts';
import { toFreshness, toRestMs } from './freshness.ts';

/** A question that could not be answered when it was last asked. */
export type FailedQuestion = {
  key: string;
  question: ContentQuestion;
  failure: ContentFailure;
  failures: number;
  nextTryAt: number;
  lastWantedAt: number;
  /** When the alarm for it was logged; null while no visitor was served anything less. */
  alarmedAt: number | null;
};

const MAX_FAILED_QUESTIONS = 100;
// Nobody has wanted it for this long: it is asked again when somebody does.
const FORGOTTEN_AFTER_MS = 10 * 60_000;
// The service answered, and the answer was no (an unknown content type): asked again after a minute.
const ANSWERED_REST_MS = 60_000;

/** Remembers failed questions, so that they rest between tries and are tried again by themselves. */
export function createFailedQuestions(now: () => number) {
  const failed = new LRUCache<string, FailedQuestion>({ max: MAX_FAILED_QUESTIONS });

  /** A visitor wanted it and it was not there. */
  function remember(key: string, question: ContentQuestion, failure: ContentFailure) {
    const at = now();
    const known = failed.peek(key);
    if (known) {
      known.lastWantedAt = at;
      return known;
    }
    const times = { nextTryAt: at, lastWantedAt: at, alarmedAt: null };
    const remembered: FailedQuestion = { key, question, failure, failures: 0, ...times };
    failed.set(key, remembered);
    return remembered;
  }

  return {
    get: (key: string) => failed.peek(key),
    remember,
    /** A whole try, the client's repeats included, came to nothing. */
    tryFailed(key: string, question: ContentQuestion, failure: ContentFailure) {
      const wantedAt = failed.peek(key)?.lastWantedAt;
      const known = remember(key, question, failure);
      const { retries } = toFreshness(question.ask === 'entries' ? question.query : null);
      // A try in the background does not count as wanted, or it would go on for ever.
      known.lastWantedAt = wantedAt ?? known.lastWantedAt;
      known.failure = failure;
      known.failures += 1;
      known.nextTryAt =
        now() + (isAnswered(failure) ? ANSWERED_REST_MS : toRestMs(known.failures, retries));
    },
    answered(key: string): FailedQuestion | undefined {
      const known = failed.peek(key);
      failed.delete(key);
      return known;
    },
    /** Lets every question be asked again now. */
    endRests() {
      for (const known of failed.values()) known.nextTryAt = now();
    },
    /** Questions to try again without a visitor, those longest untried first. */
    toRetry(): FailedQuestion[] {
      const isWanted = ({ failure, lastWantedAt }: FailedQuestion) =>
        !isAnswered(failure) && now() - lastWantedAt < FORGOTTEN_AFTER_MS;
      const found = [...failed.values()].filter(isWanted).reverse();
      return found.sort((a, b) => a.nextTryAt - b.nextTryAt);
    },
    clear: () => failed.clear(),
    size: () => failed.size,
  };
}

export type FailedQuestions = ReturnType<typeof createFailedQuestions>;
