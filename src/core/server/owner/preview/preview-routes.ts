import { Hono } from 'hono';
import type { Clock } from '#server/store/store.ts';
import { socketAddress } from '../../client-address.ts';
import type { DraftWatch } from './draft-watch.ts';
import type { PreviewLinks } from './preview-links.ts';
import type { PreviewModes } from './preview-modes.ts';
import type { PreviewRights } from './preview-rights.ts';
import { ENTER_PATH, toPreviewPath } from './preview-path.ts';
import type { PreviewTokens } from './preview-tokens.ts';

const EXIT_PATH = '/preview/exit';
/** The address holds the token: it must not travel on to the page's pictures and links. */
const NO_REFERRER = ['Referrer-Policy', 'no-referrer'] as const;
/** Asked by previews that are open (#browser/preview/live-preview.ts). */
const VERSION_PATH = '/preview/version';

/**
 * The way into a preview and out of it. In with a signed link, `?token=…`, which names its page or lets `&path=…` name
 * it; or, for someone who is signed in to the owner's side and may preview, with `?path=…` alone. Open previews ask here
 * whether a draft has changed.
 */
export function previewRoutes(parts: {
  tokens: PreviewTokens;
  modes: PreviewModes;
  links: Pick<PreviewLinks, 'isOpen'>;
  drafts: Pick<DraftWatch, 'version'>;
  rights: PreviewRights;
  clock: Clock;
  /** The site's own page for whoever comes by a link that is not valid. */
  renderRefusal(): Promise<Response>;
}): Hono {
  const { tokens, modes, links, drafts, rights, clock } = parts;
  const routes = new Hono();

  routes.get(ENTER_PATH, async (c) => {
    const nowMs = clock.now();
    const token = c.req.query('token');
    const read = token === undefined ? null : tokens.readLink(token, nowMs);
    const link = read !== null && (await links.isOpen(read.id)) ? read : null;
    const session =
      token === undefined ? await rights.session(c.req.raw, socketAddress(c.env)) : null;
    const path = toPreviewPath(link?.path ?? c.req.query('path') ?? '/');
    c.header('Cache-Control', 'private, no-store');
    c.header('X-Robots-Tag', 'noindex');
    c.header(...NO_REFERRER);
    const origin = link ? { linkId: link.id } : session;
    if (origin === null || path === null) {
      const answer = await parts.renderRefusal();
      answer.headers.set(...NO_REFERRER);
      return answer;
    }
    c.header('Set-Cookie', modes.begin(nowMs, origin, link?.expiresAtMs));
    return c.redirect(path, 303);
  });

  routes.get(VERSION_PATH, async (c) => {
    c.header('Cache-Control', 'private, no-store');
    if ((await rights.hold(c.req.raw, socketAddress(c.env), true)) === null)
      return c.json({ message: 'This preview has ended.' }, 403);
    return c.json({ version: await drafts.version() });
  });

  routes.post(EXIT_PATH, async (c) => {
    const form = await c.req.parseBody().catch(() => ({}) as Record<string, unknown>);
    const path = toPreviewPath(typeof form['path'] === 'string' ? form['path'] : '/') ?? '/';
    c.header('Set-Cookie', modes.end());
    c.header('Cache-Control', 'private, no-store');
    return c.redirect(path, 303);
  });
  return routes;
}
