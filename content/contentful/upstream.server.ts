import { createCircuitBreaker, type BreakerState } from './circuit-breaker.ts';
import { createClientLife } from './client-life.ts';
import type { ContentEndpoint } from './configuration.ts';
import {
  FinalFailure,
  isAnswered,
  speaksOfService,
  toFailure,
  type ContentFailure,
} from './content-failure.ts';
import type { ContentLog } from './content-log.ts';
import type { ContentQuestion } from './content-question.ts';
import type { ContentAnswer } from './contentful-answer.ts';
import type { Flight, Landing, News } from './flight.ts';
import { createContentfulClient } from './contentful-client.server.ts';
import { PROBE_PATIENCE_MS, toFreshness } from './freshness.ts';
import type { Schedule } from './schedule.ts';
import { createTroubleList, type Trouble } from './trouble-list.ts';

export type UpstreamOptions = {
  endpoint: ContentEndpoint;
  schedule: Schedule;
  log: ContentLog;
  /** Told of every good answer, before anyone who waits for it. */
  onLanded: (landing: Landing) => void;
  client?: { retryLimit?: number; timeoutMs?: number; maxBytes?: number };
};

export type UpstreamState = {
  breaker: BreakerState;
  lastSuccessAt: number | null;
  lastFailure: (ContentFailure & { at: number }) | null;
  notice: { title: string; description: string } | null;
  clientBuiltAt: number | null;
  unansweredQuestions: number;
};

// More at once than any page asks; beyond it, someone is asking for addresses that do not exist.
const MAX_FLIGHTS = 64;
const MAX_RECOVERY_FLIGHTS = 4;
const RECOVERY_PACE_MS = 100;
// A flight that has had this long when a page gives up on it counts as a failed try.
const SLOW_AFTER_MS = 1_000;

/** The service behind one endpoint: one flight per question, none while it needs rest, recovery by itself. */
export function createUpstream(options: UpstreamOptions) {
  const { endpoint, schedule, log, onLanded } = options;
  const { now } = schedule;
  const breaker = createCircuitBreaker(now);
  const troubles = createTroubleList(now);
  const flights = new Map<string, Flight>();
  const closing = new AbortController();
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

  function recordFailure(key: string, failure: ContentFailure) {
    lastFailure = { ...failure, at: now() };
    if (speaksOfService(failure)) breaker.failed(failure, key);
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
      recordFailure(key, failure);
      troubles.failed(key, question, failure, toRetries(question));
      return null;
    }
    breaker.asking();
    const { promise, resolve } = Promise.withResolvers<News>();
    const startedAt = now();
    const flight: Flight = {
      startedAt,
      news: promise,
      tell: resolve,
      failure: null,
      published: new Set(),
      refreshed: false,
    };
    flights.set(key, flight);
    const onTryFailed = (failure: ContentFailure) => {
      if (closing.signal.aborted || flights.get(key) !== flight) return;
      recordFailure(key, failure);
      flight.failure = failure;
      flight.tell({ answer: null, failure });
      planRecovery();
    };
    ask(question, onTryFailed).then(
      (answer) => land(key, question, flight, answer),
      (error: unknown) => crash(key, question, flight, error),
    );
    return flight;
  }

  function land(key: string, question: ContentQuestion, flight: Flight, answer: ContentAnswer) {
    // Abandoned: the question has been asked anew since.
    if (flights.get(key) !== flight) return;
    flights.delete(key);
    if (closing.signal.aborted) return;
    lastSuccessAt = now();
    breaker.succeeded();
    const { published, refreshed } = flight;
    onLanded({ key, question, answer, published, refreshed, trouble: troubles.settled(key) });
    flight.tell({ answer });
    planRecovery();
  }

  function crash(key: string, question: ContentQuestion, flight: Flight, error: unknown) {
    if (flights.get(key) !== flight) return;
    flights.delete(key);
    if (closing.signal.aborted) return;
    const failure =
      error instanceof FinalFailure ? error.failure : toFailure('invalid-answer', String(error));
    if (!flight.failure) recordFailure(key, failure);
    troubles.failed(key, question, failure, toRetries(question));
    flight.failure = failure;
    flight.tell({ answer: null, failure });
    planRecovery();
  }

  /** Somebody has waited long enough for a flight. */
  function giveUpOn(key: string, question: ContentQuestion, flight: Flight): ContentFailure {
    const failure = toFailure('timeout', 'No answer within the time a page waits');
    const hadItsTime = now() - flight.startedAt >= SLOW_AFTER_MS;
    if (hadItsTime && !flight.failure && flights.get(key) === flight) {
      recordFailure(key, failure);
      flight.failure = failure;
      troubles.note(key, question, failure);
      planRecovery();
    }
    return failure;
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
      if (departed >= room) break;
      if (flights.has(key)) continue;
      const flight = depart(key, question);
      if (!flight) continue;
      departed += 1;
      schedule.after(PROBE_PATIENCE_MS, () => giveUpOn(key, question, flight));
    }
    planRecovery();
  }

  return {
    /** The flight that asks this question, begun now if none is under way; null when none may leave. */
    flightFor: (key: string, question: ContentQuestion) =>
      flights.get(key) ?? depart(key, question),
    giveUpOn,
    /** Why no flight may leave for a question. */
    explainSilence(key: string): ContentFailure {
      const held = breaker.heldBack();
      if (held) return held;
      const known = troubles.get(key)?.failure;
      if (known) return known;
      // A refused token is refused whatever is asked; any other failure says nothing of this question.
      const isRefused =
        lastFailure?.kind === 'unauthorised' || lastFailure?.kind === 'space-not-found';
      if (lastFailure && isRefused) return lastFailure;
      return toFailure('circuit-open', 'The content service is left alone after failures');
    },
    /** A visitor got less than a live answer; the question is tried again by itself. */
    noteTrouble(key: string, question: ContentQuestion, failure: ContentFailure): Trouble {
      const trouble = troubles.note(key, question, failure);
      planRecovery();
      return trouble;
    },
    troubleOf: troubles.get,
    /** A failure that the client's own repeats have not mended. */
    isFailing: (trouble: Trouble) => trouble.failures > 0 || breaker.isOpen(),
    /** Content was published: what is on its way may be too old on arrival. */
    published(tags: ReadonlySet<string>) {
      for (const flight of flights.values()) {
        for (const tag of tags) flight.published.add(tag);
      }
    },
    /** Everything is to be asked again, what is on its way included. */
    refreshed() {
      for (const flight of flights.values()) flight.refreshed = true;
    },
    /**
     * Builds the client anew and lets everything be asked again; throws what building threw. Questions that have waited
     * longer than a page waits are abandoned, so that nobody joins a request that hangs.
     */
    rebuild() {
      life.get({ force: true });
      const abandoned = toFailure('timeout', 'Abandoned for a new connection');
      for (const [key, flight] of flights) {
        if (now() - flight.startedAt < SLOW_AFTER_MS) continue;
        flights.delete(key);
        flight.tell({ answer: null, failure: abandoned });
      }
      breaker.reset();
      troubles.wake();
    },
    reset() {
      life.reset();
      breaker.reset();
      troubles.clear();
      callOffRecovery();
      lastFailure = null;
    },
    heldBack: breaker.heldBack,
    holdFor: breaker.holdFor,
    close() {
      closing.abort();
      callOffRecovery();
      const failure = toFailure('circuit-open', 'The connection was closed');
      for (const flight of flights.values()) flight.tell({ answer: null, failure });
      flights.clear();
    },
    describe: (): UpstreamState => ({
      breaker: breaker.describe(),
      lastSuccessAt,
      lastFailure,
      notice: life.notice(),
      clientBuiltAt: life.builtAt(),
      unansweredQuestions: troubles.size(),
    }),
  };
}

export type Upstream = ReturnType<typeof createUpstream>;

const toRetries = (question: ContentQuestion) =>
  toFreshness(question.ask === 'entries' ? question.query : null).retries;
