import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** Ties log lines to the request they were written for. */
export type RequestIds = {
  /** Does `act` on behalf of a request. */
  run<T>(id: string, act: () => T): T;
  /** The request that is being answered; undefined for work of the site's own. */
  current(): string | undefined;
};

const USABLE = /^[\w.-]{8,64}$/u;

export function createRequestIds(): RequestIds {
  const storage = new AsyncLocalStorage<string>();
  return { run: (id, act) => storage.run(id, act), current: () => storage.getStore() };
}

/**
 * The id of a request: what a proxy of ours called it, else a new one.
 * @param given X-Request-Id as it came
 * @param trusted whether a proxy of ours stands in front; a visitor's word would let logs be forged
 */
export function requestIdOf(given: string | string[] | undefined, trusted: boolean): string {
  return trusted && typeof given === 'string' && USABLE.test(given) ? given : randomUUID();
}
