import type { Loaded } from '#content/loaded.ts';

/** An hour: what reads these files comes back after it in any case. */
export const OUTAGE_RETRY_S = 3_600;
export const OUTAGE_WORDS = 'The content service could not be read.';

/** Answers with a text made of content; 503 in an outage, so that what was read before is kept. */
export function answerText<T>(
  loaded: Loaded<T>,
  type: string,
  toText: (value: T) => string,
): Response {
  if ('value' in loaded)
    return new Response(toText(loaded.value), { headers: { 'Content-Type': type } });
  return new Response(OUTAGE_WORDS, {
    status: 503,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': String(OUTAGE_RETRY_S) },
  });
}
