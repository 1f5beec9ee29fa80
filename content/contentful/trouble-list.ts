import { isAnswered, type ContentFailure } from './content-failure.ts';
import type { ContentQuestion } from './content-question.ts';
import { toRestMs } from './freshness.ts';

/** A question that could not be answered when it was last asked. */
export type Trouble = {
  question: ContentQuestion;
  failure: ContentFailure;
  failures: number;
  nextTryAt: number;
  lastWantedAt: number;
  /** When the alarm for it was logged; null while no visitor was served anything less. */
  alarmedAt: number | null;
};

const MAX_TROUBLES = 100;
// Nobody has wanted it for this long: it is asked again when somebody does.
const FORGOTTEN_AFTER_MS = 10 * 60_000;
// The service answered, and the answer was no (an unknown content type): asked again after a minute.
const ANSWERED_REST_MS = 60_000;

/** Remembers failed questions, so that they rest between tries and are tried again by themselves. */
export function createTroubleList(now: () => number) {
  const troubles = new Map<string, Trouble>();

  function note(key: string, question: ContentQuestion, failure: ContentFailure): Trouble {
    const at = now();
    const known = troubles.get(key);
    if (known) {
      known.lastWantedAt = at;
      return known;
    }
    if (troubles.size >= MAX_TROUBLES) {
      const [oldest] = troubles.keys();
      if (oldest !== undefined) troubles.delete(oldest);
    }
    const trouble = { question, failure, failures: 0, lastWantedAt: at, alarmedAt: null };
    const noted: Trouble = { ...trouble, nextTryAt: at };
    troubles.set(key, noted);
    return noted;
  }

  return {
    get: (key: string) => troubles.get(key),
    /** A visitor wanted it and it was not there. */
    note,
    /** A whole try, the client's repeats included, came to nothing. */
    failed(key: string, question: ContentQuestion, failure: ContentFailure, retries: number) {
      const wantedAt = troubles.get(key)?.lastWantedAt;
      const trouble = note(key, question, failure);
      // A try in the background is no visitor's wish.
      trouble.lastWantedAt = wantedAt ?? trouble.lastWantedAt;
      trouble.failure = failure;
      trouble.failures += 1;
      trouble.nextTryAt =
        now() + (isAnswered(failure) ? ANSWERED_REST_MS : toRestMs(trouble.failures, retries));
    },
    settled(key: string): Trouble | undefined {
      const trouble = troubles.get(key);
      troubles.delete(key);
      return trouble;
    },
    /** Lets every question be asked again now. */
    wake() {
      for (const trouble of troubles.values()) trouble.nextTryAt = now();
    },
    /** Questions to try again without a visitor, those longest untried first. */
    waiting(): [string, Trouble][] {
      const at = now();
      return [...troubles]
        .filter(
          ([, { failure, lastWantedAt }]) =>
            !isAnswered(failure) && at - lastWantedAt < FORGOTTEN_AFTER_MS,
        )
        .sort(([, a], [, b]) => a.nextTryAt - b.nextTryAt);
    },
    clear: () => troubles.clear(),
    size: () => troubles.size,
  };
}
