import type { ContentFailure } from './content-failure.ts';
import type { ContentQuestion } from './content-question.ts';
import type { ContentAnswer } from './contentful-answer.ts';

/** What those who wait for a request get: its first good answer, or its first failed try. */
export type RequestResult = { answer: ContentAnswer } | { answer: null; failure: ContentFailure };

/** One question in progress, however many visitors wait for it. */
export type PendingRequest = {
  key: string;
  question: ContentQuestion;
  startedAt: number;
  result: Promise<RequestResult>;
  /** Answers those who wait; the client may go on trying behind them. */
  notify: (result: RequestResult) => void;
  /** Its latest failed try, or that it keeps a page waiting: nobody waits for it any more. */
  failure: ContentFailure | null;
  /** Published while the answer was in progress: it may already be outdated when it arrives. */
  published: Set<string>;
  /** Somebody asked for a refresh meanwhile. */
  refreshed: boolean;
};

// More at once than any page asks; beyond it, someone is asking for addresses that do not exist.
const MAX_PENDING = 64;

/** Questions in progress, one request each. Why it is not the cache's own: decision 130. */
export function createPendingRequests(now: () => number) {
  const pending = new Map<string, PendingRequest>();

  return {
    get: (key: string) => pending.get(key),
    isFull: () => pending.size >= MAX_PENDING,
    start(key: string, question: ContentQuestion): PendingRequest {
      const { promise: result, resolve: notify } = Promise.withResolvers<RequestResult>();
      const marks = { failure: null, published: new Set<string>(), refreshed: false };
      const request: PendingRequest = { key, question, startedAt: now(), result, notify, ...marks };
      pending.set(key, request);
      return request;
    },
    /** False once it ended or was abandoned: the question may have been asked anew since. */
    isCurrent: (request: PendingRequest) => pending.get(request.key) === request,
    end: (request: PendingRequest) => pending.delete(request.key),
    /** Lets go of what has been in progress for so long, so that nobody joins a request that hangs. */
    abandon(failure: ContentFailure, afterMs: number) {
      for (const request of pending.values()) {
        if (now() - request.startedAt < afterMs) continue;
        pending.delete(request.key);
        request.notify({ answer: null, failure });
      }
    },
    /** Content was published: what is on its way may be too old on arrival. */
    markPublished(tags: ReadonlySet<string>) {
      for (const { published } of pending.values()) for (const tag of tags) published.add(tag);
    },
    /** Everything is to be asked again, what is on its way included. */
    markRefreshed() {
      for (const request of pending.values()) request.refreshed = true;
    },
  };
}

export type PendingRequests = ReturnType<typeof createPendingRequests>;
