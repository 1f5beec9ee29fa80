import type { ContentEndpoint } from './configuration.ts';
import type { ContentFailure } from './content-failure.ts';
import {
  isLookup,
  toQuestionKey,
  toQuestionName,
  toQuestionTags,
  type ContentQuestion,
} from './content-question.ts';
import { isEmptyAnswer, toTags, type ContentAnswer } from './contentful-answer.ts';
import type { FailedQuestion } from './failed-questions.ts';
import type { PendingRequest, RequestResult } from './pending-requests.ts';
import { SERVE_STALE_MAX_MS, toFreshness } from './freshness.ts';
import type { CachedAnswer, MemoryCache } from './memory-cache.ts';
import type { SnapshotStore } from './snapshot-store.server.ts';
import { Upstream, type UpstreamOptions } from './upstream.server.ts';

/** Where an answer came from: the service just now, memory past its freshness, or the last good copy on disk. */
export type ContentOrigin = 'live' | 'stale' | 'snapshot';

export type FeedResult =
  | { kept: CachedAnswer; origin: ContentOrigin; failure: ContentFailure | null }
  | { kept: null; failure: ContentFailure };

export type FeedOptions = Omit<UpstreamOptions, 'onAnswer'> & {
  memory: MemoryCache;
  /** Null for drafts and where nothing is to be kept on disk. */
  snapshots: SnapshotStore | null;
};

/** Answers questions about one endpoint: fresh from memory, from the service, stale, or from disk. */
export class ContentFeed {
  readonly endpoint: ContentEndpoint;
  readonly upstream: Upstream;
  readonly #options: FeedOptions;
  readonly #now: () => number;
  /** An editor wants to see the draft as it is now; only an outage shows an older one. */
  readonly #isDrafts: boolean;

  constructor(options: FeedOptions) {
    this.#options = options;
    this.endpoint = options.endpoint;
    this.#now = options.schedule.now;
    this.#isDrafts = options.endpoint.kind === 'drafts';
    this.upstream = new Upstream({ ...options, onAnswer: this.#keep.bind(this) });
  }

  /** Answers one question; `waitFor` ends the wait when the page's time is up. Never throws. */
  async read(
    question: ContentQuestion,
    waitFor: (result: Promise<RequestResult>) => Promise<RequestResult | null>,
  ): Promise<FeedResult> {
    const { upstream } = this;
    const { memory } = this.#options;
    const key = toQuestionKey(this.endpoint, question);
    const kept = memory.get(key);
    const age = kept ? this.#now() - kept.fetchedAt : 0;
    if (kept && !kept.outdated && age < kept.freshMs) {
      return { kept, origin: 'live', failure: null };
    }
    const request = upstream.requestFor(key, question);
    if (!request) return this.#fallBack(key, question, kept, upstream.describeFailure(key));
    if (request.failure) return this.#fallBack(key, question, kept, request.failure);
    if (kept && !kept.outdated && !this.#isDrafts && age < SERVE_STALE_MAX_MS) {
      // Refreshed behind this answer. A question that failed before is still failing.
      return { kept, origin: 'stale', failure: upstream.failed.get(key)?.failure ?? null };
    }
    const result = await waitFor(request.result);
    const arrived = result?.answer && (memory.get(key) ?? this.#toKept(request, result.answer));
    if (arrived) return { kept: arrived, origin: 'live', failure: null };
    const failure = result?.answer === null ? result.failure : upstream.giveUpOn(request);
    return this.#fallBack(key, question, kept, failure);
  }

  /**
   * An answer that would be served while it is refreshed behind, or would be but for a refresh that somebody asked
   * for: anyone may press that button, and nothing is known to have changed. Null when there is none. Asks nothing.
   */
  recall(question: ContentQuestion): CachedAnswer | null {
    const kept = this.#options.memory.get(toQuestionKey(this.endpoint, question));
    const isGood = kept && !kept.publishedOver && !kept.fromSnapshot && !this.#isDrafts;
    return isGood && this.#now() - kept.fetchedAt < SERVE_STALE_MAX_MS ? kept : null;
  }

  #keep(request: PendingRequest, answer: ContentAnswer, failed: FailedQuestion | undefined) {
    const { key, question } = request;
    const { memory, snapshots, log } = this.#options;
    const kept = this.#toKept(request, answer);
    const { fetchedAt } = kept;
    if (!isAskedOnce(question)) memory.set(key, kept);
    if (isEmptyAnswer(answer) && isLookup(question)) snapshots?.drop(key);
    else snapshots?.write(key, { answer, fetchedAt });
    if (failed && failed.alarmedAt !== null) {
      log('info', 'Content is read live again', {
        question: toQuestionName(question),
        afterMs: fetchedAt - failed.alarmedAt,
      });
    }
  }

  #toKept({ question, published, refreshed }: PendingRequest, answer: ContentAnswer): CachedAnswer {
    const tags = tagsOf(question, answer);
    const publishedOver = !published.isDisjointFrom(tags);
    const { freshMs } = toFreshness(question.ask === 'entries' ? question.query : null);
    return {
      answer,
      tags,
      fetchedAt: this.#now(),
      freshMs: this.#isDrafts ? 0 : freshMs,
      outdated: refreshed || publishedOver,
      publishedOver,
      fromSnapshot: false,
    };
  }

  /** The best there is when the service does not answer, with an alarm the first time. */
  async #fallBack(
    key: string,
    question: ContentQuestion,
    kept: CachedAnswer | undefined,
    failure: ContentFailure,
  ): Promise<FeedResult> {
    const failed = this.upstream.rememberFailed(key, question, failure);
    const last = kept ?? (await this.#readFromDisk(key, question));
    if (!last) return { kept: null, failure };
    const origin = last.fromSnapshot ? 'snapshot' : 'stale';
    if (failed.alarmedAt === null && (last.fromSnapshot || this.upstream.isFailing(failed))) {
      failed.alarmedAt = this.#now();
      this.#options.log(
        'error',
        `ALARM content: serving ${origin} content where live was served before`,
        {
          question: toQuestionName(question),
          reason: failure.message,
          kind: failure.kind,
          fetchedAt: new Date(last.fetchedAt).toISOString(),
        },
      );
    }
    return { kept: last, origin, failure };
  }

  async #readFromDisk(key: string, question: ContentQuestion): Promise<CachedAnswer | null> {
    const { memory, snapshots } = this.#options;
    const snapshot = await snapshots?.read(key);
    const arrived = memory.get(key);
    if (arrived) return arrived;
    if (!snapshot) return null;
    const kept: CachedAnswer = {
      ...snapshot,
      tags: tagsOf(question, snapshot.answer),
      freshMs: 0,
      outdated: true,
      publishedOver: false,
      fromSnapshot: true,
    };
    if (!isAskedOnce(question)) memory.set(key, kept);
    return kept;
  }
}

const isAskedOnce = (question: ContentQuestion) =>
  question.ask === 'entries' && question.query.once === true;

const tagsOf = (question: ContentQuestion, answer: ContentAnswer) =>
  new Set([...toTags(answer), ...toQuestionTags(question, !isEmptyAnswer(answer))]);
