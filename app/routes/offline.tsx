import { renderToStaticMarkup } from 'react-dom/server';
import { OfflinePage } from '#sections/offline/offline-page.tsx';
import style from '#sections/offline/offline-page.css?inline';
import { pageContext } from '#server/http/http.ts';
import type { Route } from './+types/offline.ts';

/** `/offline`: what the service worker shows without a connection; a document of its own, outside the layout. */
export function loader({ context }: Route.LoaderArgs) {
  const { settings } = context.get(pageContext);
  const page = renderToStaticMarkup(<OfflinePage siteName={settings.siteName} style={style} />);
  return new Response(`<!doctype html>${page}`, {
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
}
