import { Hono } from 'hono';
import type { Clock } from '#server/store/store.ts';
import type { ReadPost } from '#server/intake/intake.ts';
import { socketAddress } from '../client-address.ts';
import { toPreviewPath } from '#server/owner/owner.ts';
import type { Publishing } from '#server/publishing/publishing.ts';
import type { NodeBindings, PageHandler } from './page-handler.ts';

export const REFRESH_PATH = '/api/refresh-connection';

/** However many press the button, the content service is asked anew this often at most; later presses wait their turn. */
const AT_MOST_EVERY_MS = 5_000;

/**
 * `POST /api/refresh-connection`: builds the connection anew and has everything asked for again (part 1 section 4).
 * The button stands on public pages, so it may cost the content service no more than one round in five seconds.
 */
export function refreshRoute(parts: {
  publishing: Pick<Publishing, 'refreshAll'>;
  readPost: ReadPost;
  /** Answers a post without JavaScript that is not taken. */
  refuse: PageHandler['refuse'];
  clock: Clock;
}): Hono<{ Bindings: NodeBindings }> {
  const { publishing, readPost, refuse, clock } = parts;
  let lastStartedAt = Number.NEGATIVE_INFINITY;
  let next: Promise<boolean> | null = null;

  /** The answer of a round that begins after the press: an earlier one knows nothing of what has changed since. */
  function refresh(): Promise<boolean> {
    return (next ??= turn().then(async () => {
      next = null;
      lastStartedAt = clock.steady();
      const { ok } = await publishing.refreshAll();
      return ok;
    }));
  }

  async function turn(): Promise<void> {
    const waitMs = lastStartedAt + AT_MOST_EVERY_MS - clock.steady();
    if (waitMs > 0) await clock.wait(waitMs);
  }

  const routes = new Hono<{ Bindings: NodeBindings }>();
  routes.post(REFRESH_PATH, async (c) => {
    c.header('Cache-Control', 'no-store');
    const { fromThisSite } = readPost(c.req.raw, socketAddress(c.env));
    const isAskedByScript = c.req.header('accept')?.includes('application/json') ?? false;
    if (!fromThisSite) return isAskedByScript ? c.json({ success: false }, 403) : refuse(c, 403);
    const success = await refresh();
    if (isAskedByScript) return c.json({ success });
    // Without JavaScript: back to the page that was left, which may be an earlier one of another site.
    const referrer = URL.parse(c.req.header('referer') ?? '');
    return c.redirect((referrer && toPreviewPath(referrer.pathname)) ?? '/', 303);
  });
  return routes;
}
