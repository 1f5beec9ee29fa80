import { Hono } from 'hono';
import { readJson } from '../../read-json.ts';
import { limitBody, onlyJson } from '../inquiries/only-json.ts';
import type { LanguageOfPost } from '../inquiries/language-of-post.ts';
import { type ReadPost } from '../inquiries/post-meta.ts';
import { socketAddress } from '../../client-address.ts';
import type { SubscriptionHandler } from './handle-subscription.ts';

const SUBSCRIBE_PATH = '/api/newsletter';
const NEVER_KEPT = { 'Cache-Control': 'no-store' };

/** Subscribing (JSON). Plain posts and the links of the mails are pages of the site: `src/core/routes/newsletter*.tsx`. */
export function newsletterRoutes(parts: {
  handle: SubscriptionHandler;
  readPost: ReadPost;
  languageOf: LanguageOfPost;
}): Hono {
  const { handle, readPost, languageOf } = parts;
  const routes = new Hono();

  routes.post(SUBSCRIBE_PATH, onlyJson(), limitBody(languageOf), async (c) => {
    const sender = readPost(c.req.raw, socketAddress(c.env));
    const input = sender.fromThisSite ? await readJson(c.req) : null;
    const language = await languageOf(c.req.raw, input);
    const answer = await handle(input, { ...sender, language });
    if (answer.status === 200)
      return c.json({ success: true, message: answer.message }, 200, NEVER_KEPT);
    if (answer.status === 429) c.header('Retry-After', String(answer.retryAfterSeconds));
    return c.json({ success: false, error: answer.error }, answer.status, NEVER_KEPT);
  });

  return routes;
}
