import { Hono, type Context } from 'hono';
import { inquiryWords } from '#copy/inquiry-words.ts';
import { limitBody, onlyJson, readJson } from '../inquiries/read-json-body.ts';
import { socketAddress, type ReadPost } from '../inquiries/post-meta.ts';
import { escapeHtml } from '../mail/escape-html.ts';
import type { IntakeLimits } from '../spam/intake-limits.ts';
import { CONFIRM_PATH, UNSUBSCRIBE_PATH } from './newsletter-links.ts';
import type { Newsletter } from './newsletter.ts';
import { NEWSLETTER_WORDS } from './newsletter-words.ts';

export const SUBSCRIBE_PATH = '/api/newsletter';
const NEVER_KEPT = { 'Cache-Control': 'no-store' };

/**
 * Subscribe (JSON), and the pages behind the links of the mails. A link opened shows a button and changes nothing,
 * because mail scanners open links; the button posts. A mail program's own unsubscribe button posts at once.
 */
export function newsletterRoutes(parts: {
  newsletter: Newsletter;
  available: boolean;
  readPost: ReadPost;
  limits: IntakeLimits;
  siteName: string;
}): Hono {
  const { newsletter, available, readPost, limits, siteName } = parts;
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

  const acts = {
    [CONFIRM_PATH]: {
      title: 'Confirm your subscription',
      button: 'Confirm',
      act: newsletter.confirm,
      done: NEWSLETTER_WORDS.confirmed,
    },
    [UNSUBSCRIBE_PATH]: {
      title: 'Unsubscribe from the newsletter',
      button: 'Unsubscribe',
      act: newsletter.unsubscribe,
      done: NEWSLETTER_WORDS.unsubscribed,
    },
  };
  for (const [path, { title, button, act, done }] of Object.entries(acts)) {
    routes.get(path, (c) => {
      const token = c.req.query('token') ?? '';
      const form = `<form method="post" action="${path}?token=${encodeURIComponent(token)}"><button type="submit">${button}</button></form>`;
      return page(c, 200, title, form);
    });
    routes.post(path, limitBody(), async (c) => {
      const good = await act(c.req.query('token') ?? '').catch(() => null);
      if (good === null) return page(c, 503, title, `<p>${inquiryWords.failed.toast}</p>`);
      return page(c, good ? 200 : 400, title, `<p>${good ? done : NEWSLETTER_WORDS.badLink}</p>`);
    });
  }
  return routes;

  function page(c: Context, status: 200 | 400 | 503, title: string, body: string) {
    const name = escapeHtml(siteName);
    return c.html(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title} | ${name}</title></head><body><main><h1>${title}</h1>${body}<p><a href="/">${name}</a></p></main></body></html>`,
      status,
      { ...NEVER_KEPT, 'Referrer-Policy': 'no-referrer' },
    );
  }
}

function readExtras(input: unknown): { location: string; consent: string } {
  const { location, consent } = input as { location?: unknown; consent?: unknown };
  return {
    location: typeof location === 'string' ? location : '',
    consent: typeof consent === 'string' ? consent : '',
  };
}
