import { Hono } from 'hono';
import type { ContentSource } from '#content/contentful/content-source.server.ts';
import type { SiteDatabase } from './database/open-database.ts';
import type { Settings } from './settings.ts';
import { VERSION } from './version.ts';

/**
 * `GET /health/live`: 200 as long as the process answers at all. `GET /health/ready`: 503 while enquiries could not be
 * stored. `GET /health`: status, content source in use and since when, database, version.
 * 503 only when enquiries could not be stored (reliability target E6); the content service being down is no reason.
 */
export function healthRoute(
  settings: Settings,
  source: ContentSource,
  database: SiteDatabase,
): Hono {
  const routes = new Hono();
  const unkept = { 'Cache-Control': 'no-store' };
  routes.get('/health/live', (c) => c.json({ status: 'ok' }, 200, unkept));
  routes.get('/health/ready', async (c) => {
    const { ok } = await database.health();
    return c.json({ status: ok ? 'ok' : 'unavailable' }, ok ? 200 : 503, unkept);
  });
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
      unkept,
    );
  });
  return routes;
}
