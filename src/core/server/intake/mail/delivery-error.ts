import { describeFault } from '#server/store/store.ts';

/**
 * Why something was not delivered:
 * refused: the receiver answered that it will not take this one;
 * rejected: as refused, and it named what is wrong with it, so that another try would end the same;
 * deferred: the receiver wants this one later, which says nothing of the others;
 * unavailable: it was certainly not taken, and later it may be;
 * ambiguous: nobody knows whether it was taken;
 * waits: it is not its turn yet, which says nothing about the receiver;
 * misconfigured: the receiver will take nothing from us until a setting or an account is put right.
 */
export type DeliveryFailure =
  | 'refused'
  | 'rejected'
  | 'deferred'
  | 'unavailable'
  | 'ambiguous'
  | 'waits'
  | 'misconfigured';

/** A delivery that failed, with a reason fit for the owner's eyes and the log: no visitor's words. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  readonly failure: DeliveryFailure;
  /** How long the receiver asked to be left alone; null when it did not say. */
  readonly retryAfterMs: number | null;

  constructor(failure: DeliveryFailure, reason: string, retryAfterMs: number | null = null) {
    super(reason);
    this.failure = failure;
    this.retryAfterMs = retryAfterMs;
  }
}

/** A failed delivery's own reason; of any other fault only what tells nothing of a visitor. */
export function describeDeliveryFault(error: unknown): string {
  return error instanceof DeliveryError ? error.message : describeFault(error);
}

const NOT_CONNECTED = new Set([
  ...[
    'ECONNREFUSED',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'UND_ERR_CONNECT_TIMEOUT',
  ],
  ...['EDNS', 'ECONNECTION', 'ESOCKET_CONNECT'],
]);

/**
 * Tells kinds of network fault apart: before a connection stood nothing was sent, after it nobody knows.
 * @param isConnected whether it stood; by default as far as the fault says
 */
export function fromNetworkFault(
  error: unknown,
  receiver: string,
  isConnected?: boolean,
): DeliveryError {
  const { code, cause, name } = (error ?? {}) as { code?: unknown; cause?: unknown; name?: string };
  const inner = (cause as { code?: unknown } | undefined)?.code;
  const known = String(code ?? inner ?? name ?? 'unknown fault');
  if (!(isConnected ?? !NOT_CONNECTED.has(known)))
    return new DeliveryError('unavailable', `${receiver} cannot be reached (${known})`);
  return new DeliveryError(
    'ambiguous',
    `${receiver} did not answer (${known}); it may have taken the message`,
  );
}
