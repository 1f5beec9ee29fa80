import { Hono } from 'hono';
import { inquiryWords } from '#copy/inquiry-words.ts';
import { limitBody, onlyJson, readJson } from '../inquiries/read-json-body.ts';
import { socketAddress, type ReadPost } from '../inquiries/post-meta.ts';
import type { IntakeLimits } from '../spam/intake-limits.ts';
import type { Newsletter } from './newsletter.ts';
import { NEWSLETTER_WORDS } from './newsletter-words.ts';

export const SUBSCRIBE_PATH = '/api/newsletter';
const NEVER_KEPT = { 'Cache-Control': 'no-store' };

/** Subscribing (JSON). The pages behind the links of the mails are pages of the site: `app/routes/newsletter.tsx`. */
export function newsletterRoutes(parts: {
  newsletter: Newsletter;
  available: boolean;
  readPost: ReadPost;
  limits: IntakeLimits;
}): Hono {
  const { newsletter, available, readPost, limits } = parts;
  const routes = new Hono();

  routes.post(SUBSCRIBE_PATH, onlyJson(), limitBody(), async (c) => {
    const { address, fromThisSite } = readPost(c.req.raw, socketAddress(c.env));
    const fail = (error: string, status: 400 | 403 | 429 | 503) =>
      c.json({ success: false, error }, status, NEVER_KEPT);
    if (!fromThisSite) return fail(inquiryWords.refused.otherSite, 403);
    if (!available) return fail(NEWSLETTER_WORDS.unavailable, 503);
    const input = await readJson(c.req);
    const email = (input as { email?: unknown } | null | undefined)?.email;
    if (typeof email !== 'string') return fail(NEWSLETTER_WORDS.email, 400);
    if ((await limits.take(address)).waitSeconds > 0)
      return fail(inquiryWords.refused.tooMany, 429);
    try {
      const { outcome } = await newsletter.subscribe({ email, ...readExtras(input) });
      if (outcome === 'invalid') return fail(NEWSLETTER_WORDS.email, 400);
      return c.json({ success: true, message: NEWSLETTER_WORDS.asked }, 200, NEVER_KEPT);
    } catch {
      return fail(NEWSLETTER_WORDS.unavailable, 503);
    }
  });

  return routes;
}

function readExtras(input: unknown): { location: string; consent: string } {
  const { location, consent } = input as { location?: unknown; consent?: unknown };
  return {
    location: typeof location === 'string' ? location : '',
    consent: typeof consent === 'string' ? consent : '',
  };
}
