import { Hono, type Context } from 'hono';
import { mayDo } from '../accounts/permissions.ts';
import type { AccountService } from '../accounts/start-accounts.ts';
import type { Clock } from '#server/store/store.ts';
import { socketAddress } from '../../client-address.ts';
import type { DraftWatch } from './draft-watch.ts';
import type { PreviewLinks } from './preview-links.ts';
import type { PreviewModes } from './preview-modes.ts';
import { ENTER_PATH, toPreviewPath } from './preview-path.ts';
import type { PreviewTokens } from './preview-tokens.ts';

const EXIT_PATH = '/preview/exit';
/** The address holds the token: it must not travel on to the page's pictures and links. */
const NO_REFERRER = ['Referrer-Policy', 'no-referrer'] as const;
/** Asked by previews that are open (app/browser/preview/watch-drafts.ts). */
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
  accounts: Pick<AccountService, 'readVisitor' | 'provider'>;
  clock: Clock;
  /** The site's own page for whoever comes by a link that is not valid. */
  renderRefusal(): Promise<Response>;
}): Hono {
  const { tokens, modes, links, drafts, accounts, clock } = parts;
  const routes = new Hono();

  async function mayPreview(c: Context): Promise<boolean> {
    const visitor = accounts.readVisitor(c.req.raw, socketAddress(c.env));
    const session = await accounts.provider.current(visitor);
    return session !== null && mayDo(session.account.role, 'preview');
  }

  routes.get(ENTER_PATH, async (c) => {
    const nowMs = clock.now();
    const token = c.req.query('token');
    const read = token === undefined ? null : tokens.readLink(token, nowMs);
    const link = read !== null && (await links.isOpen(read.id)) ? read : null;
    const allowed = link !== null || (token === undefined && (await mayPreview(c)));
    const path = toPreviewPath(link?.path ?? c.req.query('path') ?? '/');
    c.header('Cache-Control', 'private, no-store');
    c.header('X-Robots-Tag', 'noindex');
    c.header(...NO_REFERRER);
    if (!allowed || path === null) {
      const answer = await parts.renderRefusal();
      answer.headers.set(...NO_REFERRER);
      return answer;
    }
    c.header('Set-Cookie', modes.begin(nowMs, link));
    return c.redirect(path, 303);
  });

  routes.get(VERSION_PATH, async (c) => {
    c.header('Cache-Control', 'private, no-store');
    const headers = { cookie: c.req.header('cookie'), host: c.req.header('host') };
    const isOpen =
      modes.of({ headers }) === 'drafts' && (await links.isOpen(modes.linkOf({ headers })));
    if (!isOpen) return c.json({ message: 'This preview has ended.' }, 403);
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
