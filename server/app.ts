import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { createContentSource } from '#content/contentful/content-source.server.ts';
import { contentAssetRoutes } from './content-assets.ts';
import type { SiteDatabase } from './database/open-database.ts';
import { healthRoute } from './health-route.ts';
import { socketAddress } from './inquiries/post-meta.ts';
import type { InquiryService } from './inquiries/start-inquiry-service.ts';
import type { Settings } from './settings.ts';
import { siteContext } from './site-context.ts';
import type { SiteLog } from './site-log.ts';

export type SiteParts = {
  settings: Settings;
  log: SiteLog;
  database: SiteDatabase;
  inquiries: InquiryService;
  /** Folder of the built browser files; null while Vite serves them itself. */
  clientDir: string | null;
};

export type Site = {
  fetch: (request: Request, env?: unknown) => Response | Promise<Response>;
  close(): Promise<void>;
};

/** Puts the site together: assets, health, then every page through React Router. */
export async function createSite({ settings, log, database, inquiries, clientDir }: SiteParts): Promise<Site> {
  const { content } = settings;
  const credentials = content.source === 'none' || content.missing.length > 0 ? null : content.credentials;
  const source = createContentSource({
    credentials,
    snapshotDir: `${settings.dataDir}/content-snapshots`,
    log: (level, message, details) => log[level](details ?? {}, message),
  });
  const build = await import('virtual:react-router/server-build');
  // Behind a proxy that ends TLS, a post's Origin names the public address, not the one we listen on.
  const allowedActionOrigins = [new URL(settings.siteUrl).host];
  const handlePage = createRequestHandler({ ...build, allowedActionOrigins } as ServerBuild, import.meta.env.MODE);

  const site = new Hono();
  site.route('/', healthRoute(settings, source, database));
  site.route('/', contentAssetRoutes(() => credentials));
  site.route('/', inquiries.routes);
  if (clientDir) site.use(...staticFiles(clientDir));
  site.use(compress());
  site.all('*', (c) => {
    const reader = source.reader({ preview: false });
    const context = new RouterContextProvider();
    context.set(siteContext, {
      settings,
      reader,
      showNotices: settings.setupNotices === 'everyone',
      submitInquiry: (form) => inquiries.submitInquiryForm(form, inquiries.readPost(c.req.raw, socketAddress(c.env))),
    });
    return handlePage(c.req.raw, context);
  });
  site.onError((error, c) => {
    log.error({ err: error, path: c.req.path }, 'A request failed');
    return c.text('Sorry, an unexpected error has occurred.', 500);
  });
  return {
    fetch: (request, env) => site.fetch(request, env as Record<string, unknown>),
    close: async () => source.close(),
  };
}

function staticFiles(clientDir: string) {
  const immutable = serveStatic({
    root: clientDir,
    precompressed: true,
    onFound: (path, c) => {
      const forever = /\/(?:assets|fonts|pictures)\//u.test(path);
      c.header('Cache-Control', forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
  return ['*', immutable] as const;
}
