import { join } from 'node:path';
import type { RouterContextProvider } from 'react-router';
import { loadSiteBrand, reportUndrawable } from '#content/brand/load-site-brand.server.ts';
import { createContentProblems } from '#content/content-problems.ts';
import { ContentSource } from '#content/reading/content-source.server.ts';
import { PATIENT_DEADLINE_MS } from '#content/contentful/freshness.ts';
import type { OwnWords } from '#content/own-words/own-words.ts';
import { loadLanguages } from '#content/locales/load-languages.server.ts';
import { wordingFor } from '#copy/wordings.ts';
import type { CurrentMailLook } from './current-mail-look.ts';
import type { CurrentSiteName } from './current-site-name.ts';
import { mountEndpoints } from './endpoints.ts';
import {
  createListener,
  type Listener,
  isClientAbort,
  refreshEntryLists,
  createPageCache,
  siteSearchContext,
  socialCardsContext,
  createPageHandler,
  createPageRenderer,
  createRenderingTurns,
  OWN_WORK,
  type RenderingTurns,
  createPolicyReports,
  plainHeaders,
  createSiteSearch,
  createSocialCards,
  type SocialCards,
  createSiteDocuments,
  documentsContext,
  loadIconPicture,
  pageContext,
  type PictureSource,
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
  createVainSearches,
  createVisitCounter,
  createVitalStore,
} from '#server/measuring/measuring.ts';
import {
  accountCookies,
  readCookie,
  type AccountService,
  createPageOrigins,
  ownerContext,
  createOwnerServices,
  createSignedInReaders,
  openPreviews,
  type ContentConnection,
} from '#server/owner/owner.ts';
import {
  createPublisher,
  startPublishing,
  createSlugMemory,
  type Publishing,
} from '#server/publishing/publishing.ts';
import type { Settings } from './settings.ts';
import { startFeatures, type Features } from './start-features.ts';
import { systemClock as clock, type LogLine, type SiteDatabase } from '#server/store/store.ts';

export type SiteParts = {
  settings: Settings;
  log: SiteLog;
  requestIds: RequestIds;
  database: SiteDatabase;
  inquiries: InquiryService;
  accounts: AccountService;
  siteName: CurrentSiteName;
  mailLook: CurrentMailLook;
  /** Has what reads no content, such as mail, say the owner's own words. */
  noteOwnWords(own: OwnWords): void;
  connection: ContentConnection;
  /** Aborted when the site begins to stop. */
  stopping: AbortController;
  /** Folder of the built browser files; null in development, where Vite serves them and no page is cached. */
  clientDir: string | null;
  /** False renders every page for every visitor; for tests and measurements of rendering. */
  keepsPages?: boolean;
  /** Draws social cards in place of the site; for tests of what they say. */
  socialCards?: SocialCards;
  /** Another wait for content than pages have; for tests that are not about an outage, on a machine however busy. */
  contentDeadlineMs?: number;
};

export type Site = {
  /** Answers one request of node:http. */
  listener: Listener;
  close(): Promise<void>;
};

/** Puts the site's modules together. */
export async function createSite(parts: SiteParts): Promise<Site> {
  const { settings, log, database, inquiries, accounts, connection, clientDir } = parts;
  const writeLog: LogLine = (level, message, details) => log[level](details ?? {}, message);
  const { problems, source } = openContent(parts, writeLog);
  inquiries.useContent(() => source.reader());
  const slugs = createSlugMemory(database, writeLog);
  const features = await startFeatures({
    ...{ database, source, clock, log: writeLog, siteUrl: settings.siteUrl },
    tell: (name) => publishing.announceFeature(name),
  });
  const measurements = openMeasurements(parts, writeLog);
  const previews = await openPreviews({ database, source, accounts, settings, clock });
  const origins = createPageOrigins();
  const search = createSiteSearch({
    source,
    settings: settings.content,
    wordingFor,
    clock,
    log: writeLog,
  });
  const cards = parts.socialCards ?? createSocialCards(pictureSource(parts));
  const documents = createSiteDocuments(pictureSource(parts));
  const renderer = await createPageRenderer({
    ...{ settings, clientDir, source, slugs, origins, log: writeLog },
    oldAddresses: features.oldAddresses,
    ...{ siteName: parts.siteName, mailLook: parts.mailLook, drafts: previews.drafts },
    noteOwnWords: parts.noteOwnWords,
    provide: (...request) =>
      provideContexts(
        parts,
        { cards, documents, features, measurements, owner, search },
        ...request,
      ),
  });
  const traffic = createTraffic(clock);
  const turns = createRenderingTurns();
  const pages = createPageCache({
    render: renderer.renderPage,
    idle: traffic.idle,
    inTurn: turns(OWN_WORK),
    log: writeLog,
  });
  const following = { source, pages, search, previews, features };
  const { publishing, stopFollowing } = await followChanges(parts, following, writeLog);
  const { visits, vainSearches, vitals, analytics } = measurements;
  const owner = createOwnerServices({
    ...{ settings, accounts, connection, database, inquiries, source, origins, problems },
    ...{ publishing, visits, vainSearches },
    previewLinks: previews.links,
    hasDraftPage: renderer.hasDraftPage,
  });
  const keepsPages = clientDir !== null && parts.keepsPages !== false;
  const answering = { source, previews, publishing, features, measurements, pages };
  const rendering = { renderer, turns, traffic };
  const listener = openListener(parts, { ...answering, ...rendering, keepsPages, writeLog });
  const closing = new AbortController();
  const patientReader = () => source.reader({ deadlineMs: PATIENT_DEADLINE_MS });
  const keepingLists = refreshEntryLists(patientReader, clock, closing.signal);
  if (keepsPages)
    warmPages(pages, traffic, patientReader)
      .then(async () => {
        const languages = await loadLanguages(patientReader());
        const reader = patientReader();
        await search.current(reader, { language: languages.default, languages });
      })
      .catch((error: unknown) => log.warn({ err: error }, 'Some pages could not be built ahead'));
  return {
    listener,
    async close() {
      stopFollowing();
      closing.abort();
      await publishing.close();
      await features.close();
      const counting = [vitals, analytics, visits, vainSearches];
      await Promise.all(counting.map((counted) => counted.close()));
      await source.close();
      await keepingLists;
    },
  };
}

/** Has what is published, and new credentials, reach the pages in memory. */
async function followChanges(
  { settings, database, connection }: SiteParts,
  { source, pages, search, previews, features }: Followers,
  log: LogLine,
): Promise<{ publishing: Publishing; stopFollowing: () => void }> {
  const shown = {
    ...pages,
    purge(tags: Iterable<string> | 'all') {
      search.outdate();
      return pages.purge(tags);
    },
  };
  const publisher = createPublisher({ source, pages: shown, clock, log });
  const publishing = await startPublishing({
    ...{ database, publisher, log, databaseUrl: settings.databaseUrl },
    onDraft: previews.drafts.draftSaved,
    onFeature: features.hear,
  });
  const stopFollowing = connection.onChange(async () => {
    source.configure(connection.current());
    search.forget();
    await publisher.rebuildAll();
  });
  return { publishing, stopFollowing };
}

/** Hands a page's loader and action what they may use beside content. */
function provideContexts(
  { settings, inquiries, accounts, siteName }: SiteParts,
  modules: {
    cards: SocialCards;
    documents: ReturnType<typeof createSiteDocuments>;
    features: Features;
    measurements: Measurements;
    owner: ReturnType<typeof createOwnerServices>;
    search: SiteSearch;
  },
  context: RouterContextProvider,
  request: Request,
  peer: string | null,
): void {
  const { isMailed, newsletter, readPost } = inquiries;
  const { code: language } = context.get(pageContext).language.language;
  const sender = () => ({ ...readPost(request, peer), language });
  context.set(socialCardsContext, modules.cards);
  context.set(siteSearchContext, modules.search);
  context.set(documentsContext, modules.documents);
  modules.features.provide(context);
  context.set(formsContext, {
    newsletterAvailable: isMailed,
    newsletter,
    submitInquiry: (form) => inquiries.submitInquiryForm(form, sender()),
    submitNewsletter: (form) => inquiries.submitNewsletterForm(form, sender()),
  });
  context.set(measurementsContext, modules.measurements);
  context.set(ownerContext, {
    owner: modules.owner,
    settings,
    siteName: siteName(),
    visitor: accounts.readVisitor(request, peer),
  });
}

type SiteSearch = ReturnType<typeof createSiteSearch>;
type Followers = Pick<Answering, 'source' | 'pages' | 'previews' | 'features'> & {
  search: SiteSearch;
};

type Answering = {
  source: ContentSource;
  previews: Awaited<ReturnType<typeof openPreviews>>;
  publishing: Publishing;
  features: Features;
  measurements: Measurements;
  pages: ReturnType<typeof createPageCache>;
  keepsPages: boolean;
  renderer: Awaited<ReturnType<typeof createPageRenderer>>;
  turns: RenderingTurns;
  traffic: ReturnType<typeof createTraffic>;
  writeLog: LogLine;
};

/** The endpoints, the pages and what watches their requests, behind one listener. */
function openListener(parts: SiteParts, modules: Answering): Listener {
  const { settings, log, requestIds, database, inquiries, accounts, connection, clientDir } = parts;
  const { source, previews, publishing, features, measurements } = modules;
  const { pages, renderer, turns, traffic, writeLog } = modules;
  const reports = createPolicyReports({ clock, log: writeLog });
  const { metricsToken } = settings.operation;
  const metrics =
    metricsToken === null
      ? null
      : createSiteMetrics({ pages, source, inquiries, database, clock, reports, ...features });
  const pageHandler = createPageHandler({
    ...{ renderer, turns },
    trustedProxyCount: settings.inquiries.trustedProxyCount,
    previews: previews.modes,
    rights: previews.rights,
    features,
    pages: modules.keepsPages ? pages : null,
    signedIn: settings.setupNotices === 'everyone' ? null : createSignedInReaders(accounts),
  });
  const onFailure = (error: unknown, path?: string) => {
    const level = isClientAbort(error) ? 'debug' : 'error';
    log[level]({ err: error, path }, 'A request failed');
  };
  const routes = mountEndpoints({
    ...{ settings, clientDir, database, source, accounts, connection, inquiries, clock },
    stopping: parts.stopping.signal,
    ...{ previews, publishing, measurements, reports, metrics, onFailure },
    oldAddresses: features.oldAddresses,
    log: writeLog,
    filesDir: filesDirOf(clientDir),
    brand: () => loadSiteBrand(source.reader()),
    loadIcon: (url) => loadIconPicture(url, pictureSource(parts)),
    onUndrawable: (field) => void reportUndrawable(source.reader(), field),
    handlePage: pageHandler.handle,
    refusePost: pageHandler.refuse,
    renderRefusal: renderer.renderPreviewRefusal,
  });
  return createListener({
    routes,
    pageHandler,
    traffic,
    onFailure,
    watch: createRequestWatch({
      requestIds,
      metrics,
      log: writeLog,
      behindProxy: settings.inquiries.trustedProxyCount > 0,
    }),
    plainHeaders: plainHeaders({ secure: settings.siteUrl.startsWith('https:') }),
    countVisit: measurements.visits.watch,
    onKept: (status) => metrics?.fromMemory(status),
  });
}

function openContent(parts: SiteParts, writeLog: LogLine) {
  const { settings, log, connection, contentDeadlineMs } = parts;
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
    ...(contentDeadlineMs && { deadlineMs: contentDeadlineMs }),
  });
  return { problems, source };
}

/** In development Vite serves the files from where they are. */
function filesDirOf(clientDir: string | null): string {
  return clientDir ?? join(process.cwd(), 'public');
}

/** Where pictures that the site draws with come from. */
function pictureSource({ connection, clientDir }: SiteParts): PictureSource {
  return {
    filesDir: filesDirOf(clientDir),
    serviceOrigin: () => {
      const credentials = connection.current();
      return credentials?.insecure && credentials.host ? `http://${credentials.host}` : null;
    },
  };
}

type Measurements = ReturnType<typeof openMeasurements>;

function openMeasurements({ settings, database }: SiteParts, log: LogLine) {
  const { session } = accountCookies(settings.siteUrl).names;
  const timeZone = settings.inquiries.timeZone ?? 'UTC';
  return {
    visits: createVisitCounter({
      ...{ database, clock, log, timeZone },
      isOwn: ({ headers }) => readCookie(headers.cookie ?? null, session) !== null,
    }),
    vainSearches: createVainSearches({
      ...{ database, clock, log, timeZone },
      isOwn: (cookies) => readCookie(cookies, session) !== null,
    }),
    vitals: createVitalStore({ database, clock, log }),
    analytics: createAnalytics({
      database,
      clock,
      log,
      siteUrl: settings.siteUrl,
      settings: settings.operation.analytics,
    }),
  };
}
