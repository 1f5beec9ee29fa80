import { dirname } from 'node:path';
import { Hono } from 'hono';
import type { ContentSource } from '#content/contentful/content-source.server.ts';
import { contentAssetRoutes } from './http/content-assets.ts';
import { findPlace } from './http/find-place.ts';
import { healthRoute } from './http/health-route.ts';
import type { NodeBindings, PageHandler } from './http/page-handler.ts';
import { refreshRoute } from './http/refresh-route.ts';
import { runtimeConfigRoute } from './http/runtime-config.ts';
import { answerHeaders } from './http/security/answer-headers.ts';
import { endTooLarge } from './http/security/end-too-large.ts';
import type { PolicyReports } from './http/security/policy-reports.ts';
import { reportRoute } from './http/security/report-route.ts';
import { securityHeaders } from './http/security/security-headers.ts';
import { serviceWorkerRoute } from './http/service-worker-route.ts';
import { staticFiles } from './http/static-files.ts';
import type { InquiryService } from './intake/inquiries/start-inquiry-service.ts';
import { eventsRoute } from './measuring/analytics/events-route.ts';
import type { Measurements } from './measuring/measurements-context.ts';
import { metricsRoute } from './measuring/metrics/metrics-route.ts';
import type { SiteMetrics } from './measuring/metrics/site-metrics.ts';
import { createBeaconLimits } from './measuring/vitals/beacon-limits.ts';
import { vitalsRoute } from './measuring/vitals/vitals-route.ts';
import { adminGate } from './owner/accounts/admin-gate.ts';
import type { AccountService } from './owner/accounts/start-accounts.ts';
import type { Previews } from './owner/preview/open-previews.ts';
import { previewRoutes } from './owner/preview/preview-routes.ts';
import type { ContentConnection } from './owner/stored-settings/content-connection.ts';
import type { Publishing } from './publishing/publishing.ts';
import { contentfulWebhook } from './publishing/webhooks/contentful-webhook.ts';
import type { Settings } from './settings.ts';
import type { Clock } from './store/clock.ts';
import type { LogLine, SiteDatabase } from './store/open-database.ts';
import { VERSION } from './version.ts';

type Parts = {
  settings: Settings;
  /** Folder of the built browser files; null in development. */
  clientDir: string | null;
  database: SiteDatabase;
  source: ContentSource;
  accounts: AccountService;
  connection: ContentConnection;
  inquiries: InquiryService;
  previews: Previews;
  publishing: Publishing;
  measurements: Measurements;
  reports: PolicyReports;
  metrics: SiteMetrics | null;
  clock: Clock;
  log: LogLine;
  /** Answers whatever is no endpoint and no file. */
  handlePage: PageHandler['handle'];
  onFailure(error: unknown, path: string): void;
};

type Routes = Hono<{ Bindings: NodeBindings }>;

/** Every address that is no page, in the order in which they are tried, and pages last. */
export function mountEndpoints(parts: Parts): Routes {
  const { settings, accounts, inquiries, clientDir } = parts;
  const routes: Routes = new Hono();
  const secure = settings.siteUrl.startsWith('https:');
  routes.use(endTooLarge());
  routes.use(answerHeaders(securityHeaders({ secure })));
  leadToPlaces(routes);
  routes.use(adminGate(accounts));
  routes.route('/', healthRoute({ ...parts, version: VERSION }));
  routes.route(
    '/',
    contentAssetRoutes(() => parts.connection.current()),
  );
  routes.route('/', inquiries.routes);
  routes.route('/', previewRoutes({ ...parts.previews, accounts, clock: parts.clock }));
  routes.route('/', refreshRoute({ ...parts, readPost: inquiries.readPost }));
  mountMeasuring(routes, parts);
  routes.route('/', runtimeConfigRoute(settings));
  if (clientDir) {
    const { serviceWorker } = settings.operation;
    routes.route('/', serviceWorkerRoute(dirname(clientDir), serviceWorker));
    routes.use(staticFiles(clientDir));
  }
  routes.all('*', parts.handlePage);
  routes.onError((error, c) => {
    parts.onFailure(error, c.req.path);
    return c.text('Sorry, an unexpected error has occurred.', 500);
  });
  return routes;
}

/** One address per page: other spellings of one lead to it. */
function leadToPlaces(routes: Routes): void {
  routes.use(async (c, next) => {
    // As it was sent: decoded, "%5c" after the first slash would lead to another host.
    const { pathname, search } = new URL(c.req.url);
    // An address that begins with two slashes would lead to another host.
    const place = c.req.method === 'POST' || pathname.startsWith('//') ? null : findPlace(pathname);
    return place === null ? next() : c.redirect(place + search, 308);
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
