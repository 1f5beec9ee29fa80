import type { ContentEndpoint } from './configuration.ts';
import type { ContentOrigin } from './content-reader.ts';
import type { ContentFailure } from './content-failure.ts';
import type { ContentLog } from './content-log.ts';
import {
  isLookup,
  toQuestionKey,
  toQuestionName,
  toQuestionTags,
  type ContentQuestion,
} from './content-question.ts';
import { isEmptyAnswer, toTags, type ContentAnswer } from './contentful-answer.ts';
import { SERVE_STALE_MAX_MS, toFreshness } from './freshness.ts';
import type { CachedAnswer, MemoryCache } from './memory-cache.ts';
import type { Schedule } from './schedule.ts';
import type { SnapshotStore } from './snapshot-store.server.ts';
import type { Landing, News } from './flight.ts';
import { createUpstream, type UpstreamOptions } from './upstream.server.ts';

export type FeedResult =
  | { kept: CachedAnswer; origin: ContentOrigin; failure: ContentFailure | null }
  | { kept: null; failure: ContentFailure };

export type FeedOptions = {
  endpoint: ContentEndpoint;
  schedule: Schedule;
  log: ContentLog;
  memory: MemoryCache;
  /** Null for drafts and where nothing is to be kept on disk. */
  snapshots: SnapshotStore | null;
  client?: UpstreamOptions['client'];
};

/** Answers questions about one endpoint: fresh from memory, from the service, stale, or from disk. */
export function createContentFeed(options: FeedOptions) {
  const { endpoint, schedule, log, memory, snapshots, client } = options;
  const { now } = schedule;
  // An editor wants to see the draft as it is now; only an outage shows an older one.
  const isDrafts = endpoint.kind === 'drafts';
  const upstream = createUpstream({
    endpoint,
    schedule,
    log,
    onLanded: keep,
    ...(client && { client }),
  });

  function keep({ key, question, answer, published, refreshed, trouble }: Landing) {
    const fetchedAt = now();
    const tags = tagsOf(question, answer);
    const publishedOver = !published.isDisjointFrom(tags);
    memory.set(key, {
      answer,
      tags,
      fetchedAt,
      freshMs: isDrafts
        ? 0
        : toFreshness(question.ask === 'entries' ? question.query : null).freshMs,
      outdated: refreshed || publishedOver,
      publishedOver,
      fromSnapshot: false,
    });
    if (isEmptyAnswer(answer) && isLookup(question)) snapshots?.drop(key);
    else snapshots?.write(key, { answer, fetchedAt });
    if (trouble && trouble.alarmedAt !== null) {
      log('info', 'Content is read live again', {
        question: toQuestionName(question),
        afterMs: fetchedAt - trouble.alarmedAt,
      });
    }
  }

  const tagsOf = (question: ContentQuestion, answer: ContentAnswer) =>
    new Set([...toTags(answer), ...toQuestionTags(question, !isEmptyAnswer(answer))]);

  async function readFromDisk(
    key: string,
    question: ContentQuestion,
  ): Promise<CachedAnswer | null> {
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
    memory.set(key, kept);
    return kept;
  }

  /** The best there is when the service does not answer, with an alarm the first time. */
  async function makeDo(
    key: string,
    question: ContentQuestion,
    kept: CachedAnswer | undefined,
    failure: ContentFailure,
  ): Promise<FeedResult> {
    const trouble = upstream.noteTrouble(key, question, failure);
    const last = kept ?? (await readFromDisk(key, question));
    if (!last) return { kept: null, failure };
    const origin = last.fromSnapshot ? 'snapshot' : 'stale';
    if (trouble.alarmedAt === null && (last.fromSnapshot || upstream.isFailing(trouble))) {
      trouble.alarmedAt = now();
      log('error', `ALARM content: serving ${origin} content where live was served before`, {
        question: toQuestionName(question),
        reason: failure.message,
        kind: failure.kind,
        fetchedAt: new Date(last.fetchedAt).toISOString(),
      });
    }
    return { kept: last, origin, failure };
  }

  return {
    ...upstream,
    /**
     * An answer that would be served while it is refreshed behind, or would be but for a refresh that somebody asked
     * for: anyone may press that button, and nothing is known to have changed. Null when there is none. Asks nothing.
     */
    recall(question: ContentQuestion): CachedAnswer | null {
      const kept = memory.get(toQuestionKey(endpoint, question));
      const isGood = kept && !kept.publishedOver && !kept.fromSnapshot && !isDrafts;
      return isGood && now() - kept.fetchedAt < SERVE_STALE_MAX_MS ? kept : null;
    },
    /** Answers one question; `waitFor` ends the wait when the page's time is up. Never throws. */
    async read(
      question: ContentQuestion,
      waitFor: (news: Promise<News>) => Promise<News | null>,
    ): Promise<FeedResult> {
      const key = toQuestionKey(endpoint, question);
      const kept = memory.get(key);
      const age = kept ? now() - kept.fetchedAt : 0;
      if (kept && !kept.outdated && age < kept.freshMs) {
        return { kept, origin: 'live', failure: null };
      }
      const flight = upstream.flightFor(key, question);
      if (!flight) return makeDo(key, question, kept, upstream.explainSilence(key));
      if (flight.failure) return makeDo(key, question, kept, flight.failure);
      if (kept && !kept.outdated && !isDrafts && age < SERVE_STALE_MAX_MS) {
        // Refreshed behind this answer. A question that failed before is still failing.
        return { kept, origin: 'stale', failure: upstream.troubleOf(key)?.failure ?? null };
      }
      const news = await waitFor(flight.news);
      const arrived = news?.answer ? memory.get(key) : undefined;
      if (arrived) return { kept: arrived, origin: 'live', failure: null };
      const failure =
        news?.answer === null ? news.failure : upstream.giveUpOn(key, question, flight);
      return makeDo(key, question, kept, failure);
    },
  };
}

export type ContentFeed = ReturnType<typeof createContentFeed>;
