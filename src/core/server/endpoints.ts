import { dirname } from 'node:path';
import { Hono } from 'hono';
import type { ContentSource } from '#content/reading/content-source.server.ts';
import {
  brandFileRoutes,
  type BrandFileSource,
  contentAssetRoutes,
  findCanonicalPath,
  healthRoute,
  type NodeBindings,
  type PageHandler,
  refreshRoute,
  runtimeConfigRoute,
  answerHeaders,
  endUnread,
  type PolicyReports,
  reportRoute,
  securityHeaders,
  serviceWorkerRoute,
  staticFiles,
} from '#server/http/http.ts';
import type { InquiryService } from '#server/intake/intake.ts';
import {
  eventsRoute,
  type Measurements,
  metricsRoute,
  type SiteMetrics,
  createBeaconLimits,
  vitalsRoute,
} from '#server/measuring/measuring.ts';
import {
  adminGate,
  type AccountService,
  type Previews,
  previewRoutes,
  type ContentConnection,
} from '#server/owner/owner.ts';
import { type Publishing, contentfulWebhook } from '#server/publishing/publishing.ts';
import type { OldAddresses } from './feature-server.ts';
import type { Settings } from './settings.ts';
import type { Clock, LogLine, SiteDatabase } from '#server/store/store.ts';

import packageJson from '../../../package.json' with { type: 'json' };

/** The version of this site, from package.json. */
const VERSION: string = packageJson.version;

type Parts = {
  settings: Settings;
  /** Folder of the built browser files; null in development. */
  clientDir: string | null;
  /** Folder of the files that are served as they are. */
  filesDir: string;
  database: SiteDatabase;
  stopping: AbortSignal;
  source: ContentSource;
  brand: BrandFileSource['brand'];
  loadIcon: BrandFileSource['loadIcon'];
  onUndrawable: BrandFileSource['onUndrawable'];
  accounts: AccountService;
  connection: ContentConnection;
  inquiries: InquiryService;
  previews: Previews;
  /** What whoever comes by a preview link that is not valid sees. */
  renderRefusal: () => Promise<Response>;
  publishing: Publishing;
  oldAddresses: Pick<OldAddresses, 'find'>;
  measurements: Measurements;
  reports: PolicyReports;
  metrics: SiteMetrics | null;
  clock: Clock;
  log: LogLine;
  /** Answers whatever is no endpoint and no file. */
  handlePage: PageHandler['handle'];
  refusePost: PageHandler['refuse'];
  onFailure(error: unknown, path: string): void;
};

type Routes = Hono<{ Bindings: NodeBindings }>;

/** Every address that is no page, in the order in which they are tried, and pages last. */
export function mountEndpoints(parts: Parts): Routes {
  const { settings, accounts, inquiries, clientDir } = parts;
  const routes: Routes = new Hono();
  const headers = securityHeaders({ secure: settings.siteUrl.startsWith('https:') });
  routes.use(endUnread());
  routes.use(answerHeaders(headers));
  redirectToCanonicalPaths(routes, parts.oldAddresses);
  routes.use(adminGate(accounts, parts.refusePost));
  routes.route('/', healthRoute({ ...parts, version: VERSION }));
  routes.route(
    '/',
    contentAssetRoutes({ current: () => parts.connection.current(), brand: parts.brand }),
  );
  routes.route('/', inquiries.routes);
  const { renderRefusal, clock } = parts;
  routes.route('/', previewRoutes({ ...parts.previews, clock, renderRefusal }));
  routes.route(
    '/',
    refreshRoute({ ...parts, readPost: inquiries.readPost, refuse: parts.refusePost }),
  );
  mountMeasuring(routes, parts);
  routes.route('/', runtimeConfigRoute(settings));
  routes.route('/', brandFileRoutes(parts));
  if (clientDir) {
    const { serviceWorker } = settings.operation;
    routes.route('/', serviceWorkerRoute(dirname(clientDir), serviceWorker, headers));
    routes.use(staticFiles(clientDir, headers));
  }
  routes.all('*', parts.handlePage);
  routes.onError((error, c) => {
    parts.onFailure(error, c.req.path);
    return c.text('Sorry, an unexpected error has occurred.', 500);
  });
  return routes;
}

/** One address per page: other spellings of one lead to it. */
function redirectToCanonicalPaths(routes: Routes, oldAddresses: Parts['oldAddresses']): void {
  routes.use(async (c, next) => {
    // As it was sent: decoded, "%5c" after the first slash would lead to another host.
    const { pathname, search } = new URL(c.req.url);
    // An address that begins with two slashes would lead to another host.
    const place =
      c.req.method === 'POST' || pathname.startsWith('//') ? null : findCanonicalPath(pathname);
    // An old address is reached in one step, with a slash at its end, too.
    if (place === null || oldAddresses.find(pathname + search) !== null) return next();
    return c.redirect(place + search, 308);
  });
}

/** What the content service, browsers and operators tell or ask. */
function mountMeasuring(routes: Routes, parts: Parts): void {
  const { settings, measurements, reports, metrics } = parts;
  const { trustedProxyCount } = settings.inquiries;
  const { metricsToken, webhookSecrets } = settings.operation;
  routes.route('/', contentfulWebhook({ ...parts, secrets: webhookSecrets, trustedProxyCount }));
  const { analytics, vitals } = measurements;
  const measuring = { analytics, trustedProxyCount, hasRoom: createBeaconLimits() };
  routes.route('/', vitalsRoute({ ...measuring, store: vitals }));
  routes.route('/', eventsRoute(measuring));
  routes.route('/', reportRoute({ reports, trustedProxyCount }));
  if (metrics && metricsToken !== null) routes.route('/', metricsRoute(metrics, metricsToken));
}
