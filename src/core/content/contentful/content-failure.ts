import { ZodError } from 'zod';
import type { ContentFailureKind } from './content-errors.ts';

/** One failed try, in words fit for an operator: never a token, never a request header. */
export type ContentFailure = {
  kind: ContentFailureKind;
  /** HTTP status of the answer; null when there was none. */
  status: number | null;
  message: string;
  /** When the service refuses for its rate limit: how long it asks to be left alone. */
  retryAfterMs: number | null;
};

/** Thrown inside the client to end a try that must not be repeated by it. */
export class FinalFailure extends Error {
  override readonly name = 'FinalFailure';
  readonly failure: ContentFailure;
  constructor(failure: ContentFailure) {
    super(failure.message);
    this.failure = failure;
  }
}

export function toFailure(
  kind: ContentFailureKind,
  message: string,
  status: number | null = null,
  retryAfterMs: number | null = null,
): ContentFailure {
  return { kind, status, message, retryAfterMs };
}

/** The service does not know the asset asked for: an answer, not a failure. */
export function isAssetMissing(error: unknown): boolean {
  const clientError = readClientError(error) ?? readAnswer(error);
  return clientError?.status === 404 && clientError.details?.type === 'Asset';
}

/** The service understood nothing of the question, for example a parameter that this space does not have. */
export function isQuestionRefused(error: unknown): boolean {
  return (readClientError(error) ?? readAnswer(error))?.status === 400;
}

/** The answer would be larger than the service gives (its technical limits: 7 MB an answer). */
export function isRefusedForSize(error: unknown): boolean {
  const refusal = readClientError(error) ?? readAnswer(error);
  return refusal?.status === 400 && refusal.message.includes('Response size too big');
}

/**
 * The paths that a refusal names, each in its steps, with what is wrong with it: `unknown`, or `order` where the field is
 * there and cannot be ordered by. Null when the content type is what is unknown.
 */
export function toRefusedPaths(error: unknown): { name: unknown; path: string[] }[] | null {
  const refusal = readClientError(error) ?? readAnswer(error);
  const errors = errorsIn(refusal?.details);
  if (errors.some(({ name }) => name === 'unknownContentType')) return null;
  return errors.flatMap(({ name, path }) =>
    Array.isArray(path) ? [{ name, path: path.map(String) }] : [],
  );
}

/**
 * What a thrown error means. The official client wraps an error answer as JSON in the message,
 * and lets everything without an answer (network, time-out) through as it came.
 */
export function describeError(error: unknown): ContentFailure {
  if (error instanceof FinalFailure) return error.failure;
  if (error instanceof ZodError) {
    const issue = error.issues[0];
    const where = issue?.path.length ? ` at ${issue.path.join('.')}` : '';
    return toFailure('invalid-answer', `The answer has an unexpected shape${where}`);
  }
  const clientError = readClientError(error);
  if (clientError) return describeStatus(clientError);
  return describeTransport(error) ?? toFailure('invalid-answer', 'The answer is not valid JSON');
}

type ClientError = {
  status: number;
  message: string;
  details: { type?: unknown; errors?: unknown } | undefined;
};

/** The answer in an error of the transport, which the client has not wrapped yet. */
export function readAnswer(error: unknown): ClientError | null {
  const { response } = error as { response?: { status: number; data?: unknown } };
  if (!response) return null;
  const { message, details } = (response.data ?? {}) as { message?: unknown; details?: object };
  return toClientError(response.status, message, details);
}

function readClientError(error: unknown): ClientError | null {
  if (!(error instanceof Error) || !error.message.startsWith('{')) return null;
  try {
    const clientError = JSON.parse(error.message) as Record<string, unknown>;
    if (typeof clientError.status !== 'number') return null;
    return toClientError(clientError.status, clientError.message, clientError.details);
  } catch {
    return null;
  }
}

function toClientError(status: number, said: unknown, details: unknown): ClientError {
  const message = typeof said === 'string' ? said.slice(0, 300) : '';
  return { status, message, details: (details ?? undefined) as ClientError['details'] };
}

/** The failure that a status stands for; also used on answers the client has not wrapped yet. */
export function describeStatus({ status, message, details }: ClientError): ContentFailure {
  const named = errorsIn(details).find((one) => typeof one.details === 'string')?.details;
  const said = [`Answer ${status}`, message, named].filter(Boolean).join(': ');
  const as = (kind: ContentFailureKind, words = said) => toFailure(kind, words, status);
  if (status === 401 || status === 403) return as('unauthorised');
  if (status === 404) return as('space-not-found');
  if (status === 429) return as('rate-limited');
  const isTypeUnknown = errorsIn(details).some(({ name }) => name === 'unknownContentType');
  if (status === 400 && isTypeUnknown) return as('unknown-content-type');
  if (status >= 500) return as('server-error');
  // A good status with an error means that the body broke off.
  if (status < 300) return as('network', 'The answer broke off');
  if (status >= 400) return as('invalid-answer');
  return as('invalid-answer', `Answer ${status}: a redirect, which is not followed`);
}

type NamedFault = { name?: unknown; path?: unknown; details?: unknown };

function errorsIn(details: ClientError['details']): NamedFault[] {
  const errors = details?.errors;
  return Array.isArray(errors) ? errors.map((one: unknown) => (one ?? {}) as NamedFault) : [];
}

const TIMEOUT_CODES = new Set(['ECONNABORTED', 'ETIMEDOUT', 'ERR_CANCELED', 'ESOCKETTIMEDOUT']);

function describeTransport(error: unknown): ContentFailure | null {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code !== 'string') return null;
  if (isTooLarge(error)) return toFailure('invalid-answer', 'The answer is larger than allowed');
  if (TIMEOUT_CODES.has(code)) return toFailure('timeout', 'No complete answer in time');
  const said = typeof message === 'string' ? message.slice(0, 200) : '';
  return toFailure('network', `${code}${said && said !== code ? `: ${said}` : ''}`);
}

/** The transport's own words for an answer beyond `maxContentLength`; it gives no code of its own. */
export function isTooLarge(error: unknown): boolean {
  const message = (error as { message?: unknown } | null)?.message;
  return typeof message === 'string' && message.includes('maxContentLength');
}

/** The service is well and has answered: the fault lies in this one question. */
export function isAnswered({ kind, status }: ContentFailure): boolean {
  return kind === 'unknown-content-type' || status === 400 || status === 422;
}

/** Whether a failed try says something about the service, rather than about us or the question. */
export function speaksOfService(failure: ContentFailure): boolean {
  if (failure.kind === 'client-failed' || failure.kind === 'circuit-open') return false;
  return !isAnswered(failure);
}
