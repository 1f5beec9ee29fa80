import type { DeliveryFailure } from './delivery-error.ts';

const FAILURES_IN_A_ROW = 5;
const REFUSALS_IN_A_ROW = 10;
const REFUSED_MESSAGES = 5;

export type BreakerState = 'closed' | 'open';

/**
 * Knows whether the receiver takes messages at all. Open means: one probe now and then instead of every message.
 * Many different messages refused in a row point at the receiver, not at the messages: that opens it too, and while
 * it is open such refusals are not counted against a message. One that is to come later counts once, however often it is told so.
 */
export class CircuitBreaker {
  #failures = 0;
  #refusals = 0;
  #refused = new Set<string>();
  #deferred = new Set<string>();
  #open: 'outage' | 'account' | 'refusals' | null = null;

  get state(): BreakerState {
    return this.#open === null ? 'closed' : 'open';
  }

  /** Whether it is open because the receiver takes nothing from us until something is put right. */
  get awaitsOwner(): boolean {
    return this.#open === 'account';
  }

  /** Whether a refusal now says something about the message itself. */
  get trustsRefusals(): boolean {
    return this.#open !== 'refusals';
  }

  /** @returns whether this success closed it */
  succeeded(): boolean {
    const wasOpen = this.#open !== null;
    this.#reset();
    return wasOpen;
  }

  /** @returns whether this failure opened it; a refusal that shows the receiver is back closes it */
  failed(failure: DeliveryFailure, messageId: string): boolean {
    if (failure === 'waits' || (failure === 'deferred' && this.#deferred.has(messageId)))
      return false;
    if (failure === 'deferred') this.#deferred.add(messageId);
    if (failure === 'refused' || failure === 'rejected') return this.#wasRefused(messageId);
    this.#failures += 1;
    const opens = failure === 'misconfigured' || this.#failures >= FAILURES_IN_A_ROW;
    const was = this.#open;
    if (failure === 'misconfigured') this.#open = 'account';
    else if (opens && was === null) this.#open = 'outage';
    return was === null && opens;
  }

  #wasRefused(messageId: string): boolean {
    this.#failures = 0;
    this.#refusals += 1;
    this.#refused.add(messageId);
    if (this.#open !== 'refusals') this.#open = null;
    if (this.#open !== null) return false;
    if (this.#refusals < REFUSALS_IN_A_ROW || this.#refused.size < REFUSED_MESSAGES) return false;
    this.#open = 'refusals';
    return true;
  }

  #reset(): void {
    this.#failures = 0;
    this.#refusals = 0;
    this.#refused.clear();
    this.#deferred.clear();
    this.#open = null;
  }
}
