import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { refusalWords } from '#copy/en/refusal-words.ts';
import { wordingFor } from '#copy/wordings.ts';
import { FORM_BODY_MAX_BYTES } from './inquiry.ts';
import type { LanguageOfPost } from './language-of-post.ts';

const refuse = (c: Context, status: 413 | 415, error: string) =>
  c.json({ success: false, error }, status, { 'Cache-Control': 'no-store' });

/** Refuses a body over the limit with 413, also one that does not say its length. */
export function limitBody(languageOf: LanguageOfPost): MiddlewareHandler {
  return bodyLimit({
    maxSize: FORM_BODY_MAX_BYTES,
    onError: async (c) =>
      refuse(c, 413, wordingFor(await languageOf(c.req.raw)).of(refusalWords).tooLarge),
  });
}

/** Lets only plain JSON through: no other type that a foreign page could post unasked, nothing packed. */
export function onlyJson(): MiddlewareHandler {
  return async (c, next) => {
    const type = (c.req.header('content-type') ?? '').split(';')[0]!.trim().toLowerCase();
    const encoding = c.req.header('content-encoding') ?? 'identity';
    if (type !== 'application/json' || encoding !== 'identity') {
      return refuse(c, 415, 'Send the message as application/json.');
    }
    await next();
    return undefined;
  };
}
