import { isAnswered, type ContentFailure } from './content-failure.ts';

/** Where the content source reports what an operator should know. Details never hold a token. */
export type ContentLog = (
  level: 'info' | 'warn' | 'error',
  message: string,
  details: Record<string, unknown>,
) => void;

/** Questions that fail in the same way, by the first of them. */
export type FailingQuestions = {
  address: string;
  status: number | null;
  reason: string;
  /** In milliseconds since 1970. */
  sinceMs: number;
};

type Kind = FailingQuestions & { isLogged: boolean; lastFailedAt: Map<string, number> };

/** Nobody asks for it any more: a question that is wanted is asked again sooner. */
const FORGOTTEN_AFTER_MS = 10 * 60_000;
/** What comes and goes is told so often at most. */
const QUIET_MS = 60_000;
const MAX_KINDS = 50;
const MAX_QUESTIONS = 200;

/**
 * Keeps how questions fail now, and logs each kind of failure once, and once more when all its questions are answered
 * again. An outage is one kind; of refusals, which concern one question each, every content type has its own.
 */
export function createFailureLog({ log, now }: { log: ContentLog; now: () => number }) {
  const kinds = new Map<string, Kind>();
  const loggedAt = new Map<string, number>();
  const absentTypes = new Set<string>();

  function forget() {
    for (const [name, { lastFailedAt }] of kinds) {
      for (const [key, at] of lastFailedAt)
        if (now() - at >= FORGOTTEN_AFTER_MS) lastFailedAt.delete(key);
      if (lastFailedAt.size === 0) kinds.delete(name);
    }
  }

  return {
    /**
     * @param about the content type and the address of the question that failed
     * @returns the kind of its failure
     */
    failed(
      key: string,
      failure: ContentFailure,
      about: { contentType: string; address: string },
    ): string {
      forget();
      const { kind, status, message: reason } = failure;
      const { contentType, address } = about;
      const name = [kind, status, ...(isAnswered(failure) ? [contentType, reason] : [])].join(' ');
      if (!kinds.has(name) && kinds.size >= MAX_KINDS) return name;
      const known = kinds.get(name) ?? {
        ...{ address, status, reason, sinceMs: now(), lastFailedAt: new Map<string, number>() },
        isLogged: now() - (loggedAt.get(name) ?? -Infinity) >= QUIET_MS,
      };
      if (known.lastFailedAt.size < MAX_QUESTIONS) known.lastFailedAt.set(key, now());
      if (kinds.has(name)) return name;
      kinds.set(name, known);
      if (!known.isLogged) return name;
      if (loggedAt.size >= MAX_KINDS) loggedAt.clear();
      loggedAt.set(name, now());
      log('error', 'The content service does not answer a question', { address, status, reason });
      return name;
    },
    /** An older space has fewer types, which is no fault; an id may be written otherwise, too, so each is said once. */
    hasNoType(contentType: string) {
      if (absentTypes.has(contentType) || absentTypes.size >= MAX_KINDS) return;
      absentTypes.add(contentType);
      log('info', 'The space has no such content type, so nothing of it is shown', { contentType });
    },
    /** @param exceptKind the kind of failure that it was answered in spite of */
    answered(key: string, exceptKind: string | null) {
      for (const [name, { lastFailedAt, isLogged, address, sinceMs }] of kinds) {
        if (name === exceptKind || !lastFailedAt.delete(key) || lastFailedAt.size > 0) continue;
        kinds.delete(name);
        const afterMs = now() - sinceMs;
        if (isLogged)
          log('info', 'The content service answers the question again', { address, afterMs });
      }
    },
    /** What fails now and was wanted of late, the longest first. */
    list(): FailingQuestions[] {
      forget();
      return [...kinds.values()].map(({ address, status, reason, sinceMs }) => ({
        ...{ address, status, reason, sinceMs },
      }));
    },
    clear: () => kinds.clear(),
  };
}
