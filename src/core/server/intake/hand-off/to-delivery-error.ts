import { handOffWords } from '#copy/en/hand-off-words.ts';
import { fill } from '#copy/wording.ts';
import { DeliveryError } from '../mail/delivery-error.ts';
import type { OutgoingAnswer } from './outgoing-request.ts';

const { refusals } = handOffWords;

/** A name out of an answer, fit for a log: what a visitor wrote is not of this form, or not shown. */
export function safeName(value: unknown): string {
  return typeof value === 'string' && /^[\w.:-]{1,80}$/u.test(value) ? value : '';
}

/** Reads JSON out of an answer; null when it is none. */
export function readJson(answer: OutgoingAnswer): unknown {
  try {
    return JSON.parse(answer.text) as unknown;
  } catch {
    return null;
  }
}

/** Seconds or a date, as RFC 9110 has it, in milliseconds from now; null when nothing readable is given. */
function retryAfterMs(answer: OutgoingAnswer, nowMs: number): number | null {
  const value = answer.header('retry-after').trim();
  if (/^\d{1,6}(?:\.\d+)?$/u.test(value)) return Math.ceil(Number(value) * 1_000);
  const at = Date.parse(value);
  return Number.isNaN(at) ? null : Math.max(0, at - nowMs);
}

/** What a destination's own body says beyond the status. */
export type Named = {
  /** The field that was refused. */
  field?: string;
  /** The destination's name for what is wrong. */
  code?: string;
  /** Rights that the token lacks. */
  scopes?: string;
};

/** What an answer that is no success means for a delivery. */
export function toDeliveryError(
  answer: OutgoingAnswer,
  nowMs: number,
  { field = '', code = '', scopes = '' }: Named = {},
): DeliveryError {
  const { status } = answer;
  if (status === 429)
    return new DeliveryError('unavailable', refusals.tooMany, retryAfterMs(answer, nowMs));
  // A gateway that gave up waiting does not know what became of the message.
  if (status === 502 || status === 504)
    return new DeliveryError(
      'ambiguous',
      fill(refusals.fault, { status }),
      retryAfterMs(answer, nowMs),
    );
  if (status === 408 || status === 425 || status >= 500)
    return new DeliveryError(
      'unavailable',
      fill(refusals.fault, { status }),
      retryAfterMs(answer, nowMs),
    );
  if (status >= 300 && status < 400)
    return new DeliveryError('misconfigured', fill(refusals.moved, { status }));
  if (status === 401 || status === 403)
    return new DeliveryError(
      'misconfigured',
      scopes === '' ? fill(refusals.account, { status }) : fill(refusals.scopes, { names: scopes }),
    );
  if (status === 404 || status === 410)
    return new DeliveryError('misconfigured', fill(refusals.gone, { status }));
  if (field !== '')
    return new DeliveryError(
      'rejected',
      code === '' ? fill(refusals.field, { field }) : fill(refusals.fieldWithCode, { field, code }),
    );
  if (code !== '') return new DeliveryError('rejected', fill(refusals.code, { code }));
  return new DeliveryError('refused', fill(refusals.refused, { status }));
}
