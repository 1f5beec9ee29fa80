import { createCircuitBreaker } from './circuit-breaker.ts';
import { createClientLife } from './client-life.ts';
import type { ContentEndpoint } from './configuration.ts';
import {
  describeError,
  isAnswered,
  speaksOfService,
  toFailure,
  type ContentFailure,
} from './content-failure.ts';
import { toQuestionAddress, toQuestionType, type ContentQuestion } from './content-question.ts';
import { createContentfulClient } from './contentful-client.server.ts';
import type { ContentAnswer } from './contentful-answer.ts';
import { createFailureLog, type ContentLog } from './failure-log.ts';
import { createFailedQuestions, type FailedQuestion } from './failed-questions.ts';
import { CLIENT_FAILED_NOTICE, toLackingReason } from './failure-words.ts';
import { createPendingRequests, type PendingRequest } from './pending-requests.ts';
import { createRecovery } from './recovery.ts';
import type { Schedule } from './schedule.ts';

export type UpstreamOptions = {
  endpoint: ContentEndpoint;
  schedule: Schedule;
  log: ContentLog;
  /** Called with every good answer, and the failure of the question until now, before anyone who waits for it. */
  onAnswer: (
    request: PendingRequest,
    answer: ContentAnswer,
    failed: FailedQuestion | undefined,
  ) => void;
  client?: { retryLimit?: number; timeoutMs?: number; maxBytes?: number } | undefined;
};

// A request that has had this long when a page gives up on it counts as a failed try.
const SLOW_AFTER_MS = 1_000;

/** The service behind one endpoint: one request per question, none while it needs rest, recovery by itself. */
export class Upstream {
  readonly breaker;
  readonly pending;
  readonly failed;
  readonly #recovery;
  readonly #life;
  readonly #failureLog;
  readonly #endpoint: ContentEndpoint;
  readonly #closing = new AbortController();
  readonly #onAnswer: UpstreamOptions['onAnswer'];
  readonly #now: () => number;
  #lastSuccessAt: number | null = null;
  #lastFailure: (ContentFailure & { at: number }) | null = null;

  constructor({ endpoint, schedule, log, onAnswer, client }: UpstreamOptions) {
    const { now } = schedule;
    const breaker = (this.breaker = createCircuitBreaker(now));
    const failed = (this.failed = createFailedQuestions(now));
    const pending = (this.pending = createPendingRequests(now));
    this.#now = now;
    this.#endpoint = endpoint;
    this.#failureLog = createFailureLog({ log, now });
    this.#onAnswer = onAnswer;
    const { signal: closed } = this.#closing;
    const { heldBack: holdBack } = breaker;
    const start = this.#start.bind(this);
    const giveUpOn = this.giveUpOn.bind(this);
    const parts = { schedule, closed, breaker, failed, pending };
    this.#recovery = createRecovery({ ...parts, start, giveUpOn });
    this.#life = createClientLife({
      now,
      build: () => createContentfulClient({ ...client, endpoint, schedule, holdBack, closed }),
      onNotice: ({ description }) => log('error', CLIENT_FAILED_NOTICE, { description }),
    });
  }

  /** The request that asks this question, started now if none is in progress; null when none may leave. */
  requestFor(key: string, question: ContentQuestion): PendingRequest | null {
    return this.pending.get(key) ?? this.#start(key, question);
  }

  #start(key: string, question: ContentQuestion): PendingRequest | null {
    const rests = this.#now() < (this.failed.get(key)?.nextTryAt ?? 0);
    if (rests || this.#closing.signal.aborted) return null;
    if (this.pending.isFull() || !this.breaker.mayAsk()) return null;
    let ask;
    try {
      ask = this.#life.get();
    } catch (error) {
      const failure = toFailure('client-failed', (error as Error).message);
      this.#recordFailure({ key, question }, failure);
      this.failed.tryFailed(key, question, failure);
      return null;
    }
    this.breaker.asking();
    const request = this.pending.start(key, question);
    ask(question, (failure) => this.#tryFailed(request, failure)).then(
      (answer) => this.#resolve(request, answer),
      (error: unknown) => this.#fail(request, describeError(error)),
    );
    return request;
  }

  #resolve(request: PendingRequest, answer: ContentAnswer) {
    if (!this.pending.isCurrent(request)) return;
    this.pending.end(request);
    this.#lastSuccessAt = this.#now();
    this.breaker.reset();
    const refusal = answer.lacking && toLackingFailure(request.question, answer.lacking);
    this.#failureLog.answered(request.key, refusal ? this.#noteFailure(request, refusal) : null);
    this.#onAnswer(request, answer, this.failed.answered(request.key));
    request.notify({ answer });
    this.#recovery.plan();
  }

  /** The client's repeats came to nothing too. */
  #fail(request: PendingRequest, failure: ContentFailure) {
    if (!this.pending.isCurrent(request)) return;
    this.pending.end(request);
    if (!request.failure) this.#recordFailure(request, failure);
    this.failed.tryFailed(request.key, request.question, failure);
    this.#notify(request, failure);
  }

  /** One try failed; the client goes on behind those who waited. */
  #tryFailed(request: PendingRequest, failure: ContentFailure) {
    if (!this.pending.isCurrent(request)) return;
    this.#recordFailure(request, failure);
    this.#notify(request, failure);
  }

  #notify(request: PendingRequest, failure: ContentFailure) {
    request.failure = failure;
    request.notify({ answer: null, failure });
    this.#recovery.plan();
  }

  /** Somebody has waited long enough for a request; those with more time go on waiting. */
  giveUpOn(request: PendingRequest): ContentFailure {
    const failure = toFailure('timeout', 'No answer within the time a page waits');
    const hadItsTime = this.#now() - request.startedAt >= SLOW_AFTER_MS;
    if (hadItsTime && !request.failure && this.pending.isCurrent(request)) {
      this.#recordFailure(request, failure);
      request.failure = failure;
      this.rememberFailed(request.key, request.question, failure);
    }
    return failure;
  }

  #recordFailure(asked: Pick<PendingRequest, 'key' | 'question'>, failure: ContentFailure) {
    this.#lastFailure = { ...failure, at: this.#now() };
    this.#noteFailure(asked, failure);
    if (speaksOfService(failure)) this.breaker.failed(failure, asked.key);
    else if (isAnswered(failure)) this.breaker.reset();
  }

  /** A space without one of the types has nothing of that kind, which is no fault. */
  #noteFailure(
    { key, question }: Pick<PendingRequest, 'key' | 'question'>,
    failure: ContentFailure,
  ) {
    const contentType = toQuestionType(question);
    if (failure.kind === 'unknown-content-type') {
      this.#failureLog.hasNoType(contentType);
      return null;
    }
    const address = toQuestionAddress(this.#endpoint, question);
    return this.#failureLog.failed(key, failure, {
      contentType,
      address,
    });
  }

  /** Why no request may leave for a question. */
  describeFailure(key: string): ContentFailure {
    const known = this.breaker.heldBack() ?? this.failed.get(key)?.failure;
    if (known) return known;
    const last = this.#lastFailure;
    // A refused token is refused whatever is asked; any other failure says nothing of this question.
    if (last?.kind === 'unauthorised' || last?.kind === 'space-not-found') return last;
    return toFailure('circuit-open', 'The content service is left alone after failures');
  }

  /** A visitor got less than a live answer; the question is tried again by itself. */
  rememberFailed(key: string, question: ContentQuestion, failure: ContentFailure): FailedQuestion {
    const failed = this.failed.remember(key, question, failure);
    this.#recovery.plan();
    return failed;
  }

  /** A failure that the client's own repeats have not mended. */
  isFailing({ failures }: FailedQuestion): boolean {
    return failures > 0 || this.breaker.isOpen();
  }

  /**
   * Builds the client anew and lets everything be asked again; throws what building threw. Questions that have waited
   * longer than a page waits are abandoned, so that nobody joins a request that hangs.
   */
  rebuild(): void {
    this.#life.get({ force: true });
    const failure = toFailure('timeout', 'Abandoned for a new connection');
    this.pending.abandon(failure, SLOW_AFTER_MS);
    this.breaker.reset();
    this.failed.endRests();
  }

  reset(): void {
    this.#life.reset();
    this.breaker.reset();
    this.failed.clear();
    this.#failureLog.clear();
    this.#recovery.stop();
    this.#lastFailure = null;
  }

  close(): void {
    this.#closing.abort();
    this.#recovery.stop();
    this.pending.abandon(toFailure('circuit-open', 'The connection was closed'), 0);
  }

  describe() {
    return {
      breaker: this.breaker.describe(),
      lastSuccessAt: this.#lastSuccessAt,
      lastFailure: this.#lastFailure,
      notice: this.#life.notice(),
      clientBuiltAt: this.#life.builtAt(),
      unansweredQuestions: this.failed.size(),
      /** How questions fail now; those answered without a field that their type lacks count. */
      failing: this.#failureLog.list(),
    };
  }
}

/** The refusal that an answer stands in for. */
function toLackingFailure(question: ContentQuestion, lacking: readonly string[]): ContentFailure {
  const reasons = lacking.map((field) => toLackingReason(toQuestionType(question), field));
  return toFailure('invalid-answer', `Answer 400: ${reasons.join('; ')}`, 400);
}

export type UpstreamState = ReturnType<Upstream['describe']>;
