import {
  createRequestHandler,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type {
  ContentSource,
  ContentTrace,
  TracedReader,
} from '#content/contentful/content-source.server.ts';
import { answerStoreFaults } from './answer-store-faults.ts';
import {
  type PageOrigins,
  mayBeIndexed,
  type DraftWatch,
  type PreviewMode,
  createFieldMarks,
  markedReader,
  openFrame,
  setPreviewHeaders,
  tagPage,
} from '#server/owner/owner.ts';
import type { LogLine } from '#server/store/store.ts';
import {
  islandFilesContext,
  pageContext,
  readIslandFiles,
  renderErrorContext,
  type PageSettings,
} from './page-contexts.ts';
import { keepQuery } from './page-cache/keep-query.ts';
import type { RenderedPage } from './page-cache/page-cache.ts';
import { contentSecurityPolicy, REPORTING_ENDPOINTS } from './security/content-security-policy.ts';
import { filePolicy, securityHeaders } from './security/security-headers.ts';
import type { SlugMemory } from '#server/publishing/publishing.ts';

type Parts = {
  settings: PageSettings;
  /** Folder of the built browser files; null in development. */
  clientDir: string | null;
  log: LogLine;
  source: ContentSource;
  slugs: SlugMemory;
  origins: PageOrigins;
  drafts: Pick<DraftWatch, 'version'>;
  /** Hands a page's loader and action what they may use beside content. */
  provide(context: RouterContextProvider, request: Request, peer: string | null): void;
};

export type PageRenderer = {
  /** Renders a page for everyone: the request is made here, so nothing of a visitor's gets into it. */
  renderPage(key: string, waited: boolean): Promise<RenderedPage>;
  /** Renders for one visitor: posts, addresses that are not cached, and previews. */
  renderRequest(
    request: Request,
    peer: string | null,
    preview: PreviewMode | null,
  ): Promise<Response>;
};

/** How long a shared cache in front may keep a page, in seconds; publishing purges it there by its tags. */
const SHARED_FRESH_S = 60;
const SHARED_STALE_S = 86_400;
/** How long a page that is built behind waits for its content. */
const UNWAITED_DEADLINE_MS = 10_000;
/**
 * Characters of `Cache-Tag`, so that a whole head stays below the 4 kB that proxies take unless told otherwise, and costs
 * the first packets of a page little. A page with more tags carries one that every publication purges.
 */
const TAGS_LIMIT = 1_000;
const ANY_CONTENT_TAG = 'content';

/** Renders pages through React Router, with their headers. */
export async function createPageRenderer({
  settings,
  clientDir,
  log,
  source,
  slugs,
  origins,
  drafts,
  provide,
}: Parts): Promise<PageRenderer> {
  const build = await import('virtual:react-router/server-build');
  const secure = settings.siteUrl.startsWith('https:');
  const google = settings.operation.analytics.sink === 'google';
  const shared = securityHeaders({ secure });
  const islandFiles = readIslandFiles(clientDir);
  // Behind a proxy that ends TLS, a post's Origin names the public address, not the one we listen on.
  const allowedActionOrigins = [new URL(settings.siteUrl).host];
  const logFault = faultLogger(log);
  const handleError = (error: unknown, { request }: { request: Request }) =>
    logFault(error, request);
  const handle = createRequestHandler(
    {
      ...build,
      entry: { ...build.entry, module: { ...build.entry.module, handleError } },
      routes: answerStoreFaults(build.routes, log),
      allowedActionOrigins,
    } as ServerBuild,
    import.meta.env.MODE,
  );

  async function render(
    request: Request,
    reader: TracedReader,
    peer: string | null,
    preview: PreviewMode | null = null,
  ): Promise<Response> {
    const context = new RouterContextProvider();
    context.set(islandFilesContext, islandFiles);
    context.set(renderErrorContext, logFault);
    context.set(pageContext, {
      settings,
      reader,
      preview,
      // Asked before the page reads its content: it must never be newer than that.
      draftsVersion: preview === 'drafts' ? drafts.version() : Promise.resolve(null),
      showNotices: preview !== null || settings.setupNotices === 'everyone',
      slugs,
    });
    provide(context, request, peer);
    const answer = await handle(request, context);
    const { headers } = answer;
    for (const [name, value] of Object.entries(shared)) {
      // A page that holds a secret in its address tells even less of it.
      if (!headers.has(name)) headers.set(name, value);
    }
    headers.set('X-Content-Source', originOf(settings, reader.trace()));
    if (!isOwnersContent(settings, reader)) headers.set('X-Robots-Tag', 'noindex');
    const location = headers.get('Location');
    if (location !== null && request.method === 'GET')
      headers.set('Location', keepQuery(location, request.url));
    if (!headers.get('Content-Type')?.includes('text/html') || answer.body === null) {
      headers.set('Content-Security-Policy', filePolicy(new URL(request.url).pathname));
      return answer;
    }
    const html = await answer.text();
    const development = import.meta.env.DEV;
    const policy = contentSecurityPolicy(html, { secure, google, development });
    headers.set('Content-Security-Policy', policy);
    headers.set('Reporting-Endpoints', REPORTING_ENDPOINTS);
    return new Response(html, { status: answer.status, headers });
  }

  async function renderPreview(
    request: Request,
    peer: string | null,
    preview: PreviewMode,
  ): Promise<Response> {
    const showsDrafts = preview === 'drafts';
    // On a host that is not the product's own, credentials count as there and their failure shows (decision 9).
    const plain = source.reader({
      ...{ preview: true, drafts: showsDrafts, treatAsConfigured: !showsDrafts },
    });
    // Feeds, cards and the data of a page have no elements that could say where their words came from.
    const marks =
      showsDrafts && !new URL(request.url).pathname.includes('.') ? createFieldMarks() : null;
    const reader = marks ? markedReader(plain, marks) : plain;
    const answer = await render(request, reader, peer, preview);
    setPreviewHeaders(answer.headers);
    openFrame(answer.headers, preview, settings.operation.previewEditorOrigins);
    if (!marks || answer.body === null) return answer;
    const html = tagPage(await answer.text(), marks);
    return new Response(html, { status: answer.status, headers: answer.headers });
  }

  return {
    async renderPage(key, waited) {
      const reader = source.reader(waited ? {} : { deadlineMs: UNWAITED_DEADLINE_MS });
      const answer = await render(new Request(`${settings.siteUrl}${key}`), reader, null);
      const { origin, tags, failures } = reader.trace();
      // One part that went without an answer is enough to look again soon; a type that the space lacks is an answer.
      const isWhole = failures.every(({ kind }) => kind === 'unknown-content-type');
      const settled = (origin === 'live' && isWhole) || !reader.configured;
      setCaching(answer, tags);
      if (answer.status === 200) origins.note(key, reader.trace(), reader.configured);
      return { answer, tags, settled };
    },
    async renderRequest(request, peer, preview) {
      if (preview) return renderPreview(request, peer, preview);
      const answer = await render(request, source.reader(), peer);
      if (!answer.headers.has('Cache-Control')) answer.headers.set('Cache-Control', 'no-store');
      return answer;
    },
  };
}

/** React Router refuses a post of another site with 400 and a plain error, to a page and to a page's data. */
const REFUSED_POST = /^Bad Request$|Aborting the action\.$/u;

/**
 * Has faults of pages logged like every other, and what visitors ask for in vain only where someone looks for it: the
 * framework would print a stack for each.
 */
function faultLogger(log: LogLine): (error: unknown, request: Request) => void {
  return (error, request) => {
    if (request.signal.aborted) return;
    const refused = isRouteErrorResponse(error)
      ? error.status < 500
      : error instanceof Error && REFUSED_POST.test(error.message);
    const { pathname: path } = new URL(request.url);
    const err = isRouteErrorResponse(error) ? (error.data as unknown) : error;
    log(refused ? 'debug' : 'error', 'A request failed', { err, path });
  };
}

/** What the page was built from: live, stale, snapshot, or the built-in words. */
function originOf({ content }: PageSettings, { origin }: ContentTrace): string {
  return content.source === 'none' || origin === 'none' ? 'fallback' : origin;
}

/**
 * Whether a public page has something of the owner's. A space that answers and holds nothing is as good as none; one
 * that does not answer is an outage, which must cost no page its place in an index.
 */
function isOwnersContent(settings: PageSettings, reader: TracedReader): boolean {
  if (!mayBeIndexed(settings)) return false;
  const { origin, entries, failures } = reader.trace();
  const isAnswered = failures.every(({ kind }) => kind === 'unknown-content-type');
  const hasAsked = origin !== 'none' || failures.length > 0;
  return !settings.isPublic || !hasAsked || !isAnswered || entries > 0;
}

function setCaching(answer: Response, tags: string[]): void {
  const { headers, status } = answer;
  if (status !== 200) {
    headers.set('Cache-Control', 'no-store');
    return;
  }
  if (!headers.has('Cache-Control')) {
    headers.set('Cache-Control', `public, max-age=0, s-maxage=${SHARED_FRESH_S}`);
    // Told to the cache in front alone (RFC 9213): a browser that heard it would show an old page, too, and nobody
    // can purge it there.
    const shared = `public, max-age=${SHARED_FRESH_S}, stale-while-revalidate=${SHARED_STALE_S}`;
    headers.set('CDN-Cache-Control', shared);
  }
  const list = tags.join(',');
  if (list !== '') headers.set('Cache-Tag', list.length <= TAGS_LIMIT ? list : ANY_CONTENT_TAG);
}
