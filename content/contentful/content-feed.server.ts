import { createCircuitBreaker, type BreakerState } from './circuit-breaker.ts';
import { createClientLife } from './client-life.ts';
import type { ContentEndpoint } from './configuration.ts';
import type { ContentOrigin } from './content-reader.ts';
import {
  FinalFailure,
  isAnswered,
  speaksOfService,
  toFailure,
  type ContentFailure,
} from './content-failure.ts';
import type { ContentLog } from './content-log.ts';
import {
  isLookup,
  toQuestionKey,
  toQuestionName,
  toQuestionTags,
  type ContentQuestion,
} from './content-question.ts';
import { toTags, type ContentAnswer } from './contentful-answer.ts';
import { createContentfulClient } from './contentful-client.server.ts';
import { PROBE_PATIENCE_MS, SERVE_STALE_MAX_MS, toFreshness } from './freshness.ts';
import type { CachedAnswer, MemoryCache } from './memory-cache.ts';
import type { Schedule } from './schedule.ts';
import type { SnapshotStore } from './snapshot-store.server.ts';
import { createTroubleList } from './trouble-list.ts';

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
  client?: { retryLimit?: number; timeoutMs?: number; maxBytes?: number };
};

type News = { kept: CachedAnswer } | { kept: null; failure: ContentFailure };

/** One question under way, however many visitors wait for it. */
type Flight = {
  startedAt: number;
  news: Promise<News>;
  tell: (news: News) => void;
  /** Its latest failed try, or that it keeps a page waiting: nobody waits for it any more. */
  failure: ContentFailure | null;
  /** Published while the answer was under way: it may already be outdated when it arrives. */
  published: Set<string> | 'everything';
};

// More at once than any page asks; beyond it, someone is asking for addresses that do not exist.
const MAX_FLIGHTS = 64;
const MAX_RECOVERY_FLIGHTS = 4;
const RECOVERY_PACE_MS = 100;
// A flight that has had this long when a page gives up on it counts as a failed try.
const SLOW_AFTER_MS = 1_000;

/** Answers questions about one endpoint from memory, the service or the last good copy on disk. */
export function createContentFeed(options: FeedOptions) {
  const { endpoint, schedule, log, memory, snapshots } = options;
  const { now } = schedule;
  const breaker = createCircuitBreaker(now);
  const troubles = createTroubleList(now);
  const flights = new Map<string, Flight>();
  const closing = new AbortController();
  const isDrafts = endpoint.kind === 'drafts';
  let lastSuccessAt: number | null = null;
  let lastFailure: (ContentFailure & { at: number }) | null = null;
  let callOffRecovery = () => {};

  const life = createClientLife({
    now,
    build: () =>
      createContentfulClient({
        ...options.client,
        endpoint,
        schedule,
        holdBack: breaker.heldBack,
        closed: closing.signal,
      }),
    onNotice: ({ title, description }) => log('error', title, { description }),
  });

  function recordFailure(failure: ContentFailure) {
    lastFailure = { ...failure, at: now() };
    if (speaksOfService(failure)) breaker.failed(failure);
    else if (isAnswered(failure)) breaker.succeeded();
  }

  function depart(key: string, question: ContentQuestion): Flight | null {
    if (closing.signal.aborted || flights.size >= MAX_FLIGHTS || !breaker.mayAsk()) return null;
    if (now() < (troubles.get(key)?.nextTryAt ?? 0)) return null;
    let ask;
    try {
      ask = life.get();
    } catch (error) {
      const failure = toFailure('client-failed', (error as Error).message);
      recordFailure(failure);
      troubles.failed(key, question, failure, toRetries(question));
      return null;
    }
    breaker.asking();
    const { promise, resolve } = Promise.withResolvers<News>();
    const flight: Flight = {
      startedAt: now(),
      news: promise,
      tell: resolve,
      failure: null,
      published: new Set(),
    };
    flights.set(key, flight);
    const onTryFailed = (failure: ContentFailure) => {
      if (closing.signal.aborted) return;
      recordFailure(failure);
      flight.failure = failure;
      flight.tell({ kept: null, failure });
      planRecovery();
    };
    ask(question, onTryFailed).then(
      (answer) => land(key, question, flight, answer),
      (error: unknown) => crash(key, question, flight, error),
    );
    return flight;
  }

  function land(key: string, question: ContentQuestion, flight: Flight, answer: ContentAnswer) {
    flights.delete(key);
    if (closing.signal.aborted) return;
    const at = now();
    const tags = new Set([...toTags(answer), ...toQuestionTags(question)]);
    const { published } = flight;
    const kept: CachedAnswer = {
      answer,
      tags,
      fetchedAt: at,
      freshMs: isDrafts ? 0 : toFreshness(toQuery(question)).freshMs,
      outdated: published === 'everything' || !published.isDisjointFrom(tags),
      fromSnapshot: false,
    };
    memory.set(key, kept);
    keepOnDisk(key, question, kept);
    lastSuccessAt = at;
    const wasOpen = breaker.isOpen();
    breaker.succeeded();
    if (wasOpen) troubles.wake();
    const trouble = troubles.settled(key);
    if (trouble?.alarmedAt != null) {
      log('info', 'Content is read live again', {
        question: toQuestionName(question),
        afterMs: at - trouble.alarmedAt,
      });
    }
    flight.tell({ kept });
    planRecovery();
  }

  function crash(key: string, question: ContentQuestion, flight: Flight, error: unknown) {
    flights.delete(key);
    if (closing.signal.aborted) return;
    const failure =
      error instanceof FinalFailure ? error.failure : toFailure('invalid-answer', String(error));
    if (!flight.failure) recordFailure(failure);
    breaker.asked();
    troubles.failed(key, question, failure, toRetries(question));
    flight.failure = failure;
    flight.tell({ kept: null, failure });
    planRecovery();
  }

  function keepOnDisk(key: string, question: ContentQuestion, { answer, fetchedAt }: CachedAnswer) {
    const isEmpty = answer.items.length + answer.assets.length === 0;
    if (isEmpty && isLookup(question)) snapshots?.drop(key);
    else snapshots?.write(key, { answer, fetchedAt });
  }

  async function readFromDisk(key: string): Promise<CachedAnswer | null> {
    const snapshot = await snapshots?.read(key);
    const arrived = memory.get(key);
    if (arrived) return arrived;
    if (!snapshot) return null;
    const kept: CachedAnswer = {
      ...snapshot,
      tags: new Set(toTags(snapshot.answer)),
      freshMs: 0,
      outdated: true,
      fromSnapshot: true,
    };
    memory.set(key, kept);
    return kept;
  }

  /** A page has waited as long as a page may. */
  function giveUpOn(key: string, question: ContentQuestion, flight: Flight): ContentFailure {
    const failure = toFailure('timeout', 'No answer within the time a page waits');
    if (
      !flight.failure &&
      flights.get(key) === flight &&
      now() - flight.startedAt >= SLOW_AFTER_MS
    ) {
      recordFailure(failure);
      flight.failure = failure;
      troubles.note(key, question, failure);
      planRecovery();
    }
    return failure;
  }

  function explainSilence(key: string): ContentFailure {
    const held = breaker.heldBack();
    if (held) return held;
    const known = troubles.get(key)?.failure ?? lastFailure;
    const lasts = known?.kind === 'unauthorised' || known?.kind === 'space-not-found';
    if (known && (lasts || troubles.get(key))) return known;
    return toFailure('circuit-open', 'The content service is left alone after failures');
  }

  /** Tries failed questions again without a visitor: one at a time while the breaker is open. */
  function planRecovery() {
    callOffRecovery();
    const next = troubles.waiting().find(([key]) => !flights.has(key));
    if (!next || breaker.isProbing() || closing.signal.aborted) return;
    const wait = Math.max(next[1].nextTryAt - now(), breaker.waitMs(), RECOVERY_PACE_MS);
    callOffRecovery = schedule.after(wait, recover);
  }

  function recover() {
    const room = breaker.isOpen() ? 1 : MAX_RECOVERY_FLIGHTS;
    let departed = 0;
    for (const [key, { question }] of troubles.waiting()) {
      if (flights.has(key)) continue;
      if (departed >= room || flights.size >= MAX_RECOVERY_FLIGHTS + MAX_FLIGHTS / 2) break;
      const flight = depart(key, question);
      if (!flight) continue;
      departed += 1;
      schedule.after(PROBE_PATIENCE_MS, () => giveUpOn(key, question, flight));
    }
    if (departed === 0) planRecovery();
  }

  return {
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
      const flight = flights.get(key) ?? depart(key, question);
      let failure: ContentFailure;
      if (flight && !flight.failure) {
        if (kept && !kept.outdated && !isDrafts && age < SERVE_STALE_MAX_MS) {
          return { kept, origin: 'stale', failure: troubles.get(key)?.failure ?? null };
        }
        const news = await waitFor(flight.news);
        if (news?.kept) return { kept: news.kept, origin: 'live', failure: null };
        failure = news?.failure ?? giveUpOn(key, question, flight);
      } else {
        failure = flight?.failure ?? explainSilence(key);
      }
      const trouble = troubles.note(key, question, failure);
      planRecovery();
      const last = kept ?? (await readFromDisk(key));
      if (!last) return { kept: null, failure };
      const origin = last.fromSnapshot ? 'snapshot' : 'stale';
      if (
        trouble.alarmedAt === null &&
        (trouble.failures > 0 || breaker.isOpen() || last.fromSnapshot)
      ) {
        trouble.alarmedAt = now();
        log('error', `ALARM content: serving ${origin} content where live was served before`, {
          question: toQuestionName(question),
          reason: failure.message,
          kind: failure.kind,
          fetchedAt: new Date(last.fetchedAt).toISOString(),
        });
      }
      return { kept: last, origin, failure };
    },
    /** Content was published: what is on its way may be too old on arrival. */
    published(tags?: ReadonlySet<string>) {
      for (const flight of flights.values()) {
        if (!tags) flight.published = 'everything';
        else if (flight.published !== 'everything') {
          for (const tag of tags) flight.published.add(tag);
        }
      }
    },
    /** Builds the client anew; throws what that threw. */
    rebuild() {
      life.get({ force: true });
      breaker.reset();
      troubles.wake();
    },
    reset() {
      life.reset();
      breaker.reset();
      troubles.clear();
      lastFailure = null;
    },
    heldBack: breaker.heldBack,
    close() {
      closing.abort();
      callOffRecovery();
      for (const flight of flights.values()) {
        flight.tell({
          kept: null,
          failure: toFailure('circuit-open', 'The connection was closed'),
        });
      }
      flights.clear();
    },
    describe: (): FeedState => ({
      breaker: breaker.describe(),
      lastSuccessAt,
      lastFailure,
      notice: life.notice(),
      clientBuiltAt: life.builtAt(),
      unansweredQuestions: troubles.size(),
    }),
  };
}

export type FeedState = {
  breaker: BreakerState;
  lastSuccessAt: number | null;
  lastFailure: (ContentFailure & { at: number }) | null;
  notice: { title: string; description: string } | null;
  clientBuiltAt: number | null;
  unansweredQuestions: number;
};

export type ContentFeed = ReturnType<typeof createContentFeed>;

const toQuery = (question: ContentQuestion) => (question.ask === 'entries' ? question.query : null);
const toRetries = (question: ContentQuestion) => toFreshness(toQuery(question)).retries;
