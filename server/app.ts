import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { getRequestListener, RequestError } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { createContentProblems } from '#content/content-problems.ts';
import { createContentSource } from '#content/contentful/content-source.server.ts';
import { adminGate } from './owner/accounts/admin-gate.ts';
import type { AccountService } from './owner/accounts/start-accounts.ts';
import { createAnalytics } from './measuring/analytics/analytics.ts';
import { eventsRoute } from './measuring/analytics/events-route.ts';
import { contentAssetRoutes } from './http/content-assets.ts';
import { systemClock } from './store/clock.ts';
import type { LogLine, SiteDatabase } from './store/open-database.ts';
import { sharedSecret } from './store/site-values.ts';
import { createPageOrigins } from './owner/content-pages/page-origins.ts';
import { findPlace } from './http/find-place.ts';
import { healthRoute } from './http/health-route.ts';
import type { InquiryService } from './intake/inquiries/start-inquiry-service.ts';
import { socketAddress } from './client-address.ts';
import { isBrokenOff } from './http/is-broken-off.ts';
import { keepListsKnown } from './http/keep-lists-known.ts';
import { createOwnerDesk, type OwnerDesk } from './owner/owner-desk.ts';
import { metricsRoute } from './measuring/metrics/metrics-route.ts';
import type { RequestIds } from './measuring/metrics/request-ids.ts';
import { createSiteMetrics } from './measuring/metrics/site-metrics.ts';
import { createRequestWatch } from './measuring/metrics/watch-request.ts';
import { createPageCache } from './http/page-cache/page-cache.ts';
import { createDraftWatch } from './owner/preview/draft-watch.ts';
import { createPreviewLinks } from './owner/preview/preview-links.ts';
import { createPreviewModes, type PreviewMode } from './owner/preview/preview-modes.ts';
import { previewRoutes } from './owner/preview/preview-routes.ts';
import { createPreviewTokens } from './owner/preview/preview-tokens.ts';
import { createPublisher } from './publishing/publisher.ts';
import { startPublishing } from './publishing/publishing.ts';
import { refreshRoute } from './publishing/refresh-route.ts';
import { createPageRenderer } from './http/render-page.ts';
import { answerHeaders } from './http/security/answer-headers.ts';
import { createPolicyReports } from './http/security/policy-reports.ts';
import { endTooLarge } from './http/security/end-too-large.ts';
import { reportRoute } from './http/security/report-route.ts';
import {
  isForm,
  isReadablePath,
  refusalOf,
  refuse,
  takeOwnPath,
} from './http/security/request-gate.ts';
import { plainHeaders, securityHeaders } from './http/security/security-headers.ts';
import { serviceWorkerRoute } from './http/service-worker-route.ts';
import type { Settings } from './settings.ts';
import type { SiteLog } from './measuring/site-log.ts';
import { runtimeConfigRoute } from './http/runtime-config.ts';
import { createSlugMemory } from './publishing/slug-memory/slug-memory.ts';
import { createSocialCards } from './http/social-cards/social-cards.ts';
import type { ContentConnection } from './owner/stored-settings/content-connection.ts';
import { staticFiles } from './http/static-files.ts';
import { createTraffic } from './http/traffic.ts';
import { warmPages } from './http/warm-pages.ts';
import { createBeaconLimits } from './measuring/vitals/beacon-limits.ts';
import { createVitalStore } from './measuring/vitals/vital-store.ts';
import { vitalsRoute } from './measuring/vitals/vitals-route.ts';
import { contentfulWebhook } from './publishing/webhooks/contentful-webhook.ts';

/** Stands for an address that cannot be decoded: no route has it, so the not-found screen shows. */
const UNREADABLE_PATH = '/unreadable-address';

/** What pages answer; endpoints say for themselves. */
const PAGE_METHODS = 'GET, HEAD, POST, OPTIONS';

export type SiteParts = {
  settings: Settings;
  log: SiteLog;
  requestIds: RequestIds;
  database: SiteDatabase;
  inquiries: InquiryService;
  accounts: AccountService;
  connection: ContentConnection;
  /** Folder of the built browser files; null in development, where Vite serves them and no page is cached. */
  clientDir: string | null;
};

export type Site = {
  /** Answers one request of node:http. */
  listener(request: IncomingMessage, response: ServerResponse): void;
  close(): Promise<void>;
};

/** Puts the site together: finished pages, then health, endpoints, files, and what is left to React Router. */
export async function createSite({
  settings,
  log,
  requestIds,
  database,
  inquiries,
  accounts,
  connection,
  clientDir,
}: SiteParts): Promise<Site> {
  const clock = systemClock;
  const writeLog: LogLine = (level, message, details) => log[level](details ?? {}, message);
  const problems = createContentProblems({
    log: ({ entryId: entry, title, version, reason }) =>
      log.warn({ entry, title, version, reason }, 'Content cannot be shown as it is'),
  });
  const source = createContentSource({
    problems,
    publicSite: settings.isPublic,
    credentials: connection.current(),
    snapshotDir: `${settings.dataDir}/content-snapshots`,
    log: writeLog,
  });
  const slugs = createSlugMemory(database, writeLog);
  const cards = createSocialCards({
    filesDir: clientDir ?? join(process.cwd(), 'public'),
    serviceOrigin: () => {
      const credentials = connection.current();
      return credentials?.insecure && credentials.host ? `http://${credentials.host}` : null;
    },
  });
  const vitals = createVitalStore({ database, clock, log: writeLog });
  const analytics = createAnalytics({
    ...{ database, clock, log: writeLog, siteUrl: settings.siteUrl },
    settings: settings.operation.analytics,
  });
  const origins = createPageOrigins();
  const keepsPages = clientDir !== null && settings.operation.pageCache;
  const drafts = createDraftWatch({ source, clock });
  const renderer = await createPageRenderer({
    ...{ settings, clientDir, source, inquiries, slugs, cards, origins, drafts, log: writeLog },
    measurements: { vitals, analytics },
    owner: () => owner,
  });
  const traffic = createTraffic(clock);
  const pages = createPageCache({
    render: renderer.renderPage,
    earlyHints: settings.operation.earlyHints,
    lull: traffic.lull,
    log: (message, details) => log.warn(details, message),
  });

  const publisher = createPublisher({ source, pages, clock, log: writeLog });
  const publishing = await startPublishing({
    ...{ database, publisher, log: writeLog, databaseUrl: settings.databaseUrl },
    onDraft: drafts.told,
  });
  const stopFollowing = connection.onChange(async () => {
    source.configure(connection.current());
    await publisher.rebuildAll();
  });

  const unreadable = new WeakSet<IncomingMessage>();
  const { trustedProxyCount } = settings.inquiries;
  const tokens = createPreviewTokens(
    settings.operation.previewSecret ??
      (await sharedSecret(database.query, 'preview-secret', clock.now())),
  );
  const previews = createPreviewModes({
    ...{ tokens, clock, siteUrl: settings.siteUrl },
    productDomain: settings.operation.productDomain,
  });
  const links = createPreviewLinks({ database, tokens, siteUrl: settings.siteUrl });
  const owner: OwnerDesk = createOwnerDesk({
    ...{ settings, accounts, connection, database, inquiries, source, origins, problems },
    publishing,
    previewLinks: links,
  });

  const site = new Hono<{ Bindings: { incoming: IncomingMessage; outgoing: ServerResponse } }>();
  const secure = settings.siteUrl.startsWith('https:');
  site.use(endTooLarge());
  site.use(answerHeaders(securityHeaders({ secure })));
  const plain = plainHeaders({ secure });
  site.use(async (c, next) => {
    // As it was sent: decoded, "%5c" after the first slash would lead to another host.
    const { pathname, search } = new URL(c.req.url);
    // One address per page; an address that begins with two slashes would lead to another host.
    const place = c.req.method === 'POST' || pathname.startsWith('//') ? null : findPlace(pathname);
    return place === null ? next() : c.redirect(place + search, 308);
  });
  site.use(adminGate(accounts));
  site.route('/', healthRoute({ settings, source, database, accounts }));
  site.route(
    '/',
    contentAssetRoutes(() => connection.current()),
  );
  site.route('/', inquiries.routes);
  site.route('/', previewRoutes({ tokens, modes: previews, links, drafts, accounts, clock }));
  site.route('/', refreshRoute({ publishing, clock, readPost: inquiries.readPost }));
  site.route(
    '/',
    contentfulWebhook({
      ...{ publishing, database, clock, log: writeLog },
      secrets: settings.operation.webhookSecrets,
      trustedProxyCount,
    }),
  );
  const measuring = { analytics, trustedProxyCount, hasRoom: createBeaconLimits() };
  site.route('/', vitalsRoute({ ...measuring, store: vitals }));
  site.route('/', eventsRoute(measuring));
  const reports = createPolicyReports({ clock, log: writeLog });
  site.route('/', reportRoute({ reports, trustedProxyCount }));
  site.route('/', runtimeConfigRoute(settings));
  const { metricsToken } = settings.operation;
  const metrics =
    metricsToken === null
      ? null
      : createSiteMetrics({ pages, source, inquiries, database, reports });
  if (metrics && metricsToken !== null) site.route('/', metricsRoute(metrics, metricsToken));
  if (clientDir) {
    const { serviceWorker } = settings.operation;
    site.route('/', serviceWorkerRoute(dirname(clientDir), serviceWorker));
    site.use(staticFiles(clientDir));
  }
  site.all('*', async (c) => {
    const { incoming, outgoing } = c.env;
    if (c.req.method === 'OPTIONS') return c.body(null, 204, { Allow: PAGE_METHODS });
    // Forms alone post to pages; what else a body holds, their actions cannot read.
    if (c.req.method === 'POST' && !isForm(c.req.header('content-type')))
      return c.text('This is no form.', 415);
    const preview = await previewOf(incoming);
    if (
      keepsPages &&
      !preview &&
      !unreadable.has(incoming) &&
      (await pages.renderAndAnswer(incoming, outgoing))
    )
      return RESPONSE_ALREADY_SENT;
    const answer = await renderer.renderRequest(c.req.raw, socketAddress(c.env), preview);
    if (!unreadable.has(incoming)) return answer;
    return new Response(answer.body, { status: 400, headers: answer.headers });
  });
  /** A store that is away cannot say that the link still holds: then the page is everyone's. */
  async function previewOf(incoming: IncomingMessage): Promise<PreviewMode | null> {
    const mode = previews.of(incoming);
    if (mode !== 'drafts') return mode;
    return (await links.isOpen(previews.linkOf(incoming)).catch(() => false)) ? mode : null;
  }
  const logFailure = (error: unknown, path?: string) => {
    const level = isBrokenOff(error) ? 'debug' : 'error';
    log[level]({ err: error, path }, 'A request failed');
  };
  site.onError((error, c) => {
    logFailure(error, c.req.path);
    return c.text('Sorry, an unexpected error has occurred.', 500);
  });
  const watch = createRequestWatch({
    ...{ requestIds, metrics, log: writeLog },
    behindProxy: trustedProxyCount > 0,
  });
  const handle = getRequestListener(
    async (request, env) => {
      const { outgoing } = env as { outgoing: ServerResponse };
      const answer = await site.fetch(request, env as never);
      // A page from memory is written already; for HEAD the answer that says so comes back in another's place.
      return outgoing.headersSent ? RESPONSE_ALREADY_SENT : answer;
    },
    {
      errorHandler(error) {
        const status = error instanceof RequestError ? 400 : 500;
        if (status === 500) logFailure(error);
        return new Response(null, { status, headers: plain });
      },
    },
  );
  const patientReader = () => source.reader({ deadlineMs: 10_000 });
  if (keepsPages) {
    warmPages(pages, traffic, patientReader).catch((error: unknown) =>
      log.warn({ err: error }, 'Some pages could not be built ahead'),
    );
  }
  const stopping = new AbortController();
  const keepingLists = keepListsKnown(patientReader, clock, stopping.signal);
  return {
    listener(request, response) {
      takeOwnPath(request);
      const refusal = refusalOf(request);
      if (refusal !== null) return refuse(request, response, refusal, plain);
      if (!isReadablePath(request.url!)) {
        unreadable.add(request);
        request.url = UNREADABLE_PATH;
      }
      if (
        keepsPages &&
        !unreadable.has(request) &&
        !previews.of(request) &&
        pages.tryAnswer(request, response)
      ) {
        metrics?.fromMemory(response.statusCode);
        return;
      }
      traffic.begin(response);
      watch(request, response, () => void handle(request, response));
    },
    async close() {
      stopFollowing();
      stopping.abort();
      await publishing.close();
      await Promise.all([vitals.close(), analytics.close()]);
      await source.close();
      await keepingLists;
    },
  };
}
