import { Hono } from 'hono';
import type { ContentSource } from '#content/contentful/content-source.server.ts';
import type { SiteDatabase } from './database/open-database.ts';
import type { Settings } from './settings.ts';
import { VERSION } from './version.ts';

/**
 * `GET /health`: status, content source in use and since when, database, version.
 * 503 only when enquiries could not be stored (reliability target E6); the content service being down is no reason.
 */
export function healthRoute(
  settings: Settings,
  source: ContentSource,
  database: SiteDatabase,
): Hono {
  const routes = new Hono();
  routes.get('/health', async (c) => {
    const store = await database.health();
    return c.json(
      {
        status: store.ok ? 'ok' : 'unavailable',
        version: VERSION,
        content: {
          ...source.status(),
          source: settings.content.source,
          reason: settings.content.reason,
        },
        database: store,
      },
      store.ok ? 200 : 503,
      { 'Cache-Control': 'no-store' },
    );
  });
  return routes;
}
