import { join } from 'node:path';
import type { RouterContextProvider } from 'react-router';
import { createContentProblems } from '#content/content-problems.ts';
import { ContentSource } from '#content/contentful/content-source.server.ts';
import { mountEndpoints } from './endpoints.ts';
import {
  createListener,
  type Listener,
  isBrokenOff,
  refreshEntryLists,
  createPageCache,
  socialCardsContext,
  createPageHandler,
  createPageRenderer,
  createPolicyReports,
  plainHeaders,
  createSocialCards,
  createTraffic,
  warmPages,
} from '#server/http/http.ts';
import { formsContext, type InquiryService } from '#server/intake/intake.ts';
import {
  createAnalytics,
  measurementsContext,
  type RequestIds,
  createSiteMetrics,
  createRequestWatch,
  type SiteLog,
  createVitalStore,
} from '#server/measuring/measuring.ts';
import {
  type AccountService,
  createPageOrigins,
  ownerContext,
  createOwnerServices,
  openPreviews,
  type ContentConnection,
} from '#server/owner/owner.ts';
import {
  createPublisher,
  startPublishing,
  createSlugMemory,
} from '#server/publishing/publishing.ts';
import type { Settings } from './settings.ts';
import { systemClock as clock, type LogLine, type SiteDatabase } from '#server/store/store.ts';

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
  listener: Listener;
  close(): Promise<void>;
};

/** How long lists and pages that nobody waits for may wait for their content. */
const UNWAITED_DEADLINE_MS = 10_000;

/** Puts the site's rooms together. */
export async function createSite(parts: SiteParts): Promise<Site> {
  const { settings, log, requestIds, database, inquiries, accounts, connection, clientDir } = parts;
  const writeLog: LogLine = (level, message, details) => log[level](details ?? {}, message);
  const { problems, source } = openContent(parts, writeLog);
  const slugs = createSlugMemory(database, writeLog);
  const cards = openSocialCards(parts);
  const measurements = openMeasurements(parts, writeLog);
  const previews = await openPreviews({ database, source, settings, clock });
  const origins = createPageOrigins();
  const renderer = await createPageRenderer({
    ...{ settings, clientDir, source, slugs, origins, log: writeLog },
    drafts: previews.drafts,
    provide(context: RouterContextProvider, request: Request, peer: string | null) {
      const { newsletterAvailable, newsletter, readPost } = inquiries;
      context.set(socialCardsContext, cards);
      context.set(formsContext, {
        ...{ newsletterAvailable, newsletter },
        submitInquiry: (form) => inquiries.submitInquiryForm(form, readPost(request, peer)),
        submitNewsletter: (form) => inquiries.submitNewsletterForm(form, readPost(request, peer)),
      });
      context.set(measurementsContext, measurements);
      context.set(ownerContext, {
        ...{ owner, settings },
        visitor: accounts.readVisitor(request, peer),
      });
    },
  });
  const traffic = createTraffic(clock);
  const pages = createPageCache({
    render: renderer.renderPage,
    earlyHints: settings.operation.earlyHints,
    idle: traffic.idle,
    log: (message, details) => log.warn(details, message),
  });
  const publisher = createPublisher({ source, pages, clock, log: writeLog });
  const publishing = await startPublishing({
    ...{ database, publisher, log: writeLog, databaseUrl: settings.databaseUrl },
    onDraft: previews.drafts.told,
  });
  const stopFollowing = connection.onChange(async () => {
    source.configure(connection.current());
    await publisher.rebuildAll();
  });
  const owner = createOwnerServices({
    ...{ settings, accounts, connection, database, inquiries, source, origins, problems },
    ...{ publishing, previewLinks: previews.links },
  });

  const keepsPages = clientDir !== null && settings.operation.pageCache;
  const reports = createPolicyReports({ clock, log: writeLog });
  const { metricsToken } = settings.operation;
  const metrics =
    metricsToken === null
      ? null
      : createSiteMetrics({ pages, source, inquiries, database, reports });
  const pageHandler = createPageHandler({
    ...{ renderer, previews: previews.modes, links: previews.links },
    pages: keepsPages ? pages : null,
  });
  const onFailure = (error: unknown, path?: string) => {
    const level = isBrokenOff(error) ? 'debug' : 'error';
    log[level]({ err: error, path }, 'A request failed');
  };
  const routes = mountEndpoints({
    ...{ settings, clientDir, database, source, accounts, connection, inquiries, clock },
    ...{ previews, publishing, measurements, reports, metrics, onFailure, log: writeLog },
    handlePage: pageHandler.handle,
  });
  const listener = createListener({
    ...{ routes, pageHandler, traffic, onFailure },
    watch: createRequestWatch({
      ...{ requestIds, metrics, log: writeLog },
      behindProxy: settings.inquiries.trustedProxyCount > 0,
    }),
    plainHeaders: plainHeaders({ secure: settings.siteUrl.startsWith('https:') }),
    onKept: (status) => metrics?.fromMemory(status),
  });

  const patientReader = () => source.reader({ deadlineMs: UNWAITED_DEADLINE_MS });
  if (keepsPages) {
    warmPages(pages, traffic, patientReader).catch((error: unknown) =>
      log.warn({ err: error }, 'Some pages could not be built ahead'),
    );
  }
  const stopping = new AbortController();
  const keepingLists = refreshEntryLists(patientReader, clock, stopping.signal);
  return {
    listener,
    async close() {
      stopFollowing();
      stopping.abort();
      await publishing.close();
      await Promise.all([measurements.vitals.close(), measurements.analytics.close()]);
      await source.close();
      await keepingLists;
    },
  };
}

function openContent({ settings, log, connection }: SiteParts, writeLog: LogLine) {
  const problems = createContentProblems({
    log: ({ entryId: entry, title, version, reason }) =>
      log.warn({ entry, title, version, reason }, 'Content cannot be shown as it is'),
  });
  const source: ContentSource = new ContentSource({
    problems,
    publicSite: settings.isPublic,
    credentials: connection.current(),
    snapshotDir: `${settings.dataDir}/content-snapshots`,
    log: writeLog,
  });
  return { problems, source };
}

function openSocialCards({ connection, clientDir }: SiteParts) {
  return createSocialCards({
    filesDir: clientDir ?? join(process.cwd(), 'public'),
    serviceOrigin: () => {
      const credentials = connection.current();
      return credentials?.insecure && credentials.host ? `http://${credentials.host}` : null;
    },
  });
}

function openMeasurements({ settings, database }: SiteParts, log: LogLine) {
  return {
    vitals: createVitalStore({ database, clock, log }),
    analytics: createAnalytics({
      ...{ database, clock, log, siteUrl: settings.siteUrl },
      settings: settings.operation.analytics,
    }),
  };
}
