import type { Loaded } from '#content/loaded.ts';

/** The answer's status code: live and fallback content is 200, an absent thing 404, an outage with nothing to show 503. */
export function statusOf(loaded: Loaded<unknown>): 200 | 404 | 503 {
  if (loaded.status === 'missing') return 404;
  return loaded.status === 'failed' ? 503 : 200;
}

/**
 * The status of a page that stands by itself (a list, a legal text): it is there whatever the content service does,
 * and says in words what could not be read. Only an answer that there is no such page is a 404.
 */
export function statusOfStandalonePage(loaded: Loaded<unknown>): 200 | 404 {
  return loaded.status === 'missing' ? 404 : 200;
}
