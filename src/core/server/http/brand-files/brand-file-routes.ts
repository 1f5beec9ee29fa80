import { Hono } from 'hono';
import { DRAWN_MAIN_COLOR } from '#content/brand/drawn-palette.ts';
import type { SiteBrand } from '#content/brand/load-site-brand.server.ts';
import { chooseEncoding, encodedTag, isUnchanged } from '../negotiation.ts';
import { filePolicy } from '../security/security-headers.ts';
import { BRAND_ICONS, type IconPath } from './brand-icons.ts';
import { DrawnFiles, groundOf, type BrandFile, type DrawingSource } from './drawn-files.ts';

/** They keep their address when the brand changes, so browsers ask again after an hour. */
const CACHING = 'public, max-age=3600';
const DRAWING = /^[a-z\d-]+\.svg$/u;

export type BrandFileSource = DrawingSource & {
  /** The colours, the icon and the logo of the site now. */
  brand: () => Promise<SiteBrand>;
};

/**
 * The drawings and icons that show the brand's colours, in the palette of the site. Icons of the palette that the site was
 * drawn in lie ready among the other files and are left to them.
 */
export function brandFileRoutes({ brand, ...source }: BrandFileSource): Hono {
  const files = new DrawnFiles(source);
  const routes = new Hono();
  routes.get('/pictures/:name', async (c, next) => {
    const name = c.req.param('name');
    const file = DRAWING.test(name) ? await files.drawing(name, (await brand()).palette) : null;
    return file ? answer(c.req.raw, file, 'image/svg+xml') : next();
  });
  routes.get('/icons/favicon.svg', async (c) => {
    const current = await brand();
    const own = await files.ownIcon('/icons/icon-192.png', current);
    if (own) return answer(c.req.raw, own, 'image/png');
    const file = await files.favicon(groundOf(current.palette));
    return answer(c.req.raw, file, 'image/svg+xml');
  });
  // Mail programs show no SVG, so the owner's logo is drawn for them (#server/intake/mail/mail-body.ts).
  routes.get('/icons/mail-logo.png', async (c, next) => {
    const { logoUrl } = await brand();
    const file = logoUrl === null ? null : await files.ownMailLogo(logoUrl);
    return file ? answer(c.req.raw, file, 'image/png') : next();
  });
  for (const path of Object.keys(BRAND_ICONS) as IconPath[]) {
    routes.get(path, async (c, next) => {
      const current = await brand();
      const own = await files.ownIcon(path, current);
      if (own) return answer(c.req.raw, own, 'image/png');
      const ground = groundOf(current.palette);
      if (ground === DRAWN_MAIN_COLOR) return next();
      return answer(c.req.raw, await files.icon(path, ground), 'image/png');
    });
  }
  return routes;
}

function answer({ headers, method }: Request, file: BrandFile, type: string): Response {
  const encoding = chooseEncoding(headers.get('accept-encoding') ?? undefined);
  // Of the packed copies only the best is made.
  const isPacked = file.packed !== null && encoding === 'br';
  const tag = isPacked ? encodedTag(file.tag, 'br') : file.tag;
  const head = new Headers({
    'Content-Type': type,
    'Cache-Control': CACHING,
    'Content-Security-Policy': filePolicy(''),
    ETag: tag,
    ...(file.packed && { Vary: 'Accept-Encoding' }),
    ...(isPacked && { 'Content-Encoding': 'br' }),
  });
  if (isUnchanged(headers.get('if-none-match') ?? undefined, tag))
    return new Response(null, { status: 304, headers: head });
  const body = isPacked ? file.packed! : file.body;
  head.set('Content-Length', String(body.length));
  return new Response(method === 'HEAD' ? null : new Uint8Array(body), { headers: head });
}
