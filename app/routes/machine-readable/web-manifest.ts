import { webManifest } from '#seo/web-manifest.ts';
import { pageContext } from '#server/http/http.ts';
import type { Route } from './+types/web-manifest.ts';

/** `/site.webmanifest`: the site on a phone's home screen, under its own name. */
export function loader({ context }: Route.LoaderArgs) {
  const { settings } = context.get(pageContext);
  return new Response(JSON.stringify(webManifest(settings.siteName)), {
    headers: {
      'Content-Type': 'application/manifest+json; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
