import { AsyncLocalStorage } from 'node:async_hooks';
import { createClient, type ContentfulClientApi, type CreateClientParams } from 'contentful';
import { inSpan } from '../in-span.server.ts';
import { createAskInstead, toInstead } from './ask-instead.ts';
import { findEndpointFault, type ContentEndpoint } from './configuration.ts';
import {
  describeError,
  describeStatus,
  FinalFailure,
  isAssetMissing,
  isQuestionRefused,
  isTooLarge,
  readAnswer,
  toFailure,
  type ContentFailure,
} from './content-failure.ts';
import {
  NOTHING,
  parseAsset,
  parseAssets,
  parseCollection,
  parseLocales,
  type ContentAnswer,
} from './contentful-answer.ts';
import { createLargeAnswers, LargerThanUsual } from './large-answers.ts';
import { isInAllLocales, toPlainQuery, type ContentQuestion } from './content-question.ts';
import type { Schedule } from './schedule.ts';
import {
  ANSWER_MAX_BYTES,
  ANSWER_USUAL_BYTES,
  CLIENT_RETRY_LIMIT,
  CLIENT_TIMEOUT_MS,
} from './freshness.ts';

/** Asks the service one question; the official client stays behind it. */
export type AskContentful = (
  question: ContentQuestion,
  /** Called with every try that failed, while the client goes on trying. */
  onTryFailed?: (failure: ContentFailure) => void,
) => Promise<ContentAnswer>;

export type ContentfulClientOptions = {
  endpoint: ContentEndpoint;
  schedule: Schedule;
  /** Asked before every try, repeated ones too: why no request may leave now, or null. */
  holdBack: () => ContentFailure | null;
  /** Ends tries in progress when the site turns to another service or stops. */
  closed: AbortSignal;
  retryLimit?: number;
  timeoutMs?: number;
  maxBytes?: number;
};

// The client passes these on to its transport although its type does not list them.
type TransportParams = {
  maxContentLength: number;
  onBeforeRequest: (config: object) => object;
};

// Distinguishes tries of different questions: the client's hooks do not say which call they serve.
const currentTry = new AsyncLocalStorage<{
  question: ContentQuestion;
  onFailed: (failure: ContentFailure) => void;
  withMaps: boolean;
  maxBytes: number;
}>();

/**
 * Builds the official client (part 1 section 9: 30 s, 5 retries) with what it lacks: no redirect is followed, an answer
 * ends at 7 MB, those over 512 kB come one at a time, a try ends at 30 s even when bytes keep dripping, and a rate limit
 * ends the tries, since the client would wait however long the service names.
 * Throws when the endpoint is faulty.
 */
export function createContentfulClient(options: ContentfulClientOptions): AskContentful {
  const { endpoint, schedule } = options;
  const fault = findEndpointFault(endpoint);
  if (fault) throw new Error(fault);
  const maxBytes = options.maxBytes ?? ANSWER_MAX_BYTES;
  const usualBytes = Math.min(ANSWER_USUAL_BYTES, maxBytes);
  const largeAnswers = createLargeAnswers(schedule.now);
  const client = createClient(toParams(options, maxBytes)).withoutLinkResolution;
  // Which field each text of a draft is, for click-to-edit. Asked past the client, which would hide signs in every text.
  let asksForMaps = endpoint.kind === 'drafts';

  const askOnce = async (
    question: ContentQuestion,
    onFailed: (failure: ContentFailure) => void,
  ): Promise<ContentAnswer> => {
    const contentType = question.ask === 'entries' ? question.query.contentType : undefined;
    const attributes = { question: question.ask, 'content.type': contentType };
    const askFor = (withMaps: boolean, allowed: number) =>
      currentTry.run({ question, onFailed, withMaps, maxBytes: allowed }, () =>
        inSpan('ask the content service', attributes, () => send(client, question)),
      );
    const ask = (withMaps: boolean) =>
      askFor(withMaps, usualBytes).catch((error: unknown) => {
        if (!(error instanceof LargerThanUsual)) throw error;
        return largeAnswers.inTurn(() => askFor(withMaps, maxBytes));
      });
    if (!asksForMaps || 'limit' in question) return ask(false);
    try {
      return await ask(true);
    } catch (error) {
      // Spaces without source maps refuse a question that asks for them; their drafts show all the same.
      if (!isQuestionRefused(error)) throw error;
      const answer = await ask(false);
      asksForMaps = false;
      return answer;
    }
  };

  const askInstead = createAskInstead();
  return async (question, onFailed = () => {}) => {
    try {
      return await askInstead(question, (each) => askOnce(each, onFailed));
    } catch (error) {
      throw new FinalFailure(describeError(error));
    }
  };
}

/** Values of locales in which an entry or asset is not published are then left out. */
const LOCALE_BASED_PUBLISHING = { 'X-Contentful-Locale-Based-Publishing': 'true' };

function toParams(
  options: ContentfulClientOptions,
  maxBytes: number,
): CreateClientParams & TransportParams {
  const { endpoint, schedule, holdBack, closed, timeoutMs = CLIENT_TIMEOUT_MS } = options;
  const stopTimer = new WeakMap<object, () => void>();

  return {
    space: endpoint.spaceId,
    environment: endpoint.environmentId,
    accessToken: endpoint.token,
    host: endpoint.host,
    insecure: endpoint.insecure,
    ...(endpoint.localeBasedPublishing && { headers: LOCALE_BASED_PUBLISHING }),
    timeout: timeoutMs,
    retryLimit: options.retryLimit ?? CLIENT_RETRY_LIMIT,
    maxContentLength: maxBytes,
    logHandler: () => {},
    onBeforeRequest: (config) => {
      const reason = holdBack();
      if (reason) throw new FinalFailure(reason);
      const ending = new AbortController();
      const signal = AbortSignal.any([ending.signal, closed]);
      stopTimer.set(
        signal,
        schedule.after(timeoutMs, () => ending.abort()),
      );
      const { params } = config as { params?: object };
      const current = currentTry.getStore();
      const maps = current?.withMaps
        ? { params: { ...params, includeContentSourceMaps: true } }
        : {};
      const maxContentLength = current?.maxBytes ?? maxBytes;
      return { ...config, ...maps, maxContentLength, maxRedirects: 0, signal };
    },
    responseLogger: (outcome) => {
      const { config } = outcome as { config?: { signal?: object } };
      if (config?.signal) stopTimer.get(config.signal)?.();
      if (outcome instanceof Error) reportFailedTry(outcome, maxBytes, closed);
    },
  };
}

/**
 * Reports a failed try; the client then tries again.
 * @throws FinalFailure or LargerThanUsual where it must not
 */
function reportFailedTry(error: Error, maxBytes: number, closed: AbortSignal) {
  if (error instanceof FinalFailure || isAssetMissing(error)) return;
  const current = currentTry.getStore();
  // Asked again otherwise, see above.
  if (current?.withMaps && isQuestionRefused(error)) return;
  if (current && toInstead(current.question, error) !== null) return;
  if (current && isTooLarge(error) && current.maxBytes < maxBytes) throw new LargerThanUsual();
  const failure = describeTry(error);
  current?.onFailed(failure);
  if (failure.kind === 'rate-limited' || isTooLarge(error) || closed.aborted) {
    throw new FinalFailure(failure);
  }
}

async function send(
  inDefault: ContentfulClientApi<'WITHOUT_LINK_RESOLUTION'>,
  question: ContentQuestion,
): Promise<ContentAnswer> {
  if (question.ask === 'locales') return parseLocales(await inDefault.getLocales());
  const client = isInAllLocales(question) ? inDefault.withAllLocales : inDefault;
  if (question.ask === 'latest-assets') {
    const { include: _, ...query } = toPlainQuery(question);
    return parseAssets(await client.getAssets(query));
  }
  if (question.ask !== 'asset') {
    // getEntry would drop the linked entries; it asks by sys.id too.
    return parseCollection(await client.getEntries(toPlainQuery(question)));
  }
  try {
    return parseAsset(await client.getAsset(question.id));
  } catch (error) {
    if (isAssetMissing(error)) return NOTHING;
    throw error;
  }
}

/** A failed try as the transport saw it, before the client wraps it. */
function describeTry(error: Error): ContentFailure {
  const answer = readAnswer(error);
  if (!answer) return describeError(error);
  const failure = describeStatus(answer);
  if (failure.kind !== 'rate-limited') return failure;
  const { response } = error as { response?: { headers?: unknown } };
  return toFailure('rate-limited', failure.message, 429, readResetMs(response?.headers));
}

const RESET_WHEN_UNNAMED_MS = 1_000;

function readResetMs(headers: unknown): number {
  const raw = (headers as Record<string, unknown> | undefined)?.['x-contentful-ratelimit-reset'];
  const seconds = typeof raw === 'string' ? Number(raw) : Number.NaN;
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : RESET_WHEN_UNNAMED_MS;
}
