import type { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** Ties log lines to the request they were written for: the id of the one that is being answered. */
export type RequestIds = AsyncLocalStorage<string>;

const USABLE = /^[\w.-]{8,64}$/u;

/**
 * The id of a request: what a proxy of ours called it, else a new one.
 * @param given X-Request-Id as it came
 * @param trusted whether a proxy of ours stands in front; a visitor's word would let logs be forged
 */
export function requestIdOf(given: string | string[] | undefined, trusted: boolean): string {
  return trusted && typeof given === 'string' && USABLE.test(given) ? given : randomUUID();
}
