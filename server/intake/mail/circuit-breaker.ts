import type { DeliveryFailure } from './delivery-error.ts';

const FAILURES_IN_A_ROW = 5;
const REFUSALS_IN_A_ROW = 10;
const REFUSED_MESSAGES = 5;

export type BreakerState = 'closed' | 'open';

/**
 * Knows whether the receiver takes messages at all. Open means: one probe now and then instead of every message.
 * Many different messages refused in a row point at the receiver, not at the messages: that opens it too, and while
 * it is open such refusals are not counted against a message.
 */
export class CircuitBreaker {
  #failures = 0;
  #refusals = 0;
  #refused = new Set<string>();
  #open: 'outage' | 'refusals' | null = null;

  get state(): BreakerState {
    return this.#open === null ? 'closed' : 'open';
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
    if (failure === 'refused') return this.#wasRefused(messageId);
    this.#failures += 1;
    const opens = failure === 'misconfigured' || this.#failures >= FAILURES_IN_A_ROW;
    if (!opens || this.#open !== null) return false;
    this.#open = 'outage';
    return true;
  }

  #wasRefused(messageId: string): boolean {
    this.#failures = 0;
    this.#refusals += 1;
    this.#refused.add(messageId);
    if (this.#open === 'outage') this.#open = null;
    if (this.#open !== null) return false;
    if (this.#refusals < REFUSALS_IN_A_ROW || this.#refused.size < REFUSED_MESSAGES) return false;
    this.#open = 'refusals';
    return true;
  }

  #reset(): void {
    this.#failures = 0;
    this.#refusals = 0;
    this.#refused.clear();
    this.#open = null;
  }
}
