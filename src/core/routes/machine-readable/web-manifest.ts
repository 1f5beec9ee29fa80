import { keptPalette } from '#content/brand/kept-palettes.ts';
import { webManifest } from '#seo/web-manifest.ts';
import { pageContext } from '#server/http/http.ts';
import type { Route } from './+types/web-manifest.ts';
import { headOf } from '#site/page-head.ts';

/** `/site.webmanifest`: the site on a phone's home screen, under its own name. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(pageContext);
  const head = await headOf(site);
  const { palette } = keptPalette(await site.siteSettings());
  return new Response(JSON.stringify(webManifest(head, palette)), {
    headers: {
      'Content-Type': 'application/manifest+json; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
