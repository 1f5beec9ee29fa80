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
} from '#content/reading/content-source.server.ts';
import { PATIENT_DEADLINE_MS } from '#content/contentful/freshness.ts';
import { inSpan } from '#content/in-span.server.ts';
import { valueOf } from '#content/loaded.ts';
import type { PageLanguage } from '#content/locales/language.ts';
import { loadLanguages } from '#content/locales/load-languages.server.ts';
import { editedAddressIn, type AddressPlace } from '#content/locales/edited-address-in.ts';
import {
  baseOf,
  inSmallLetters,
  splitLanguage,
  withoutOffLanguage,
} from '#content/locales/page-language.ts';
import { loadSiteSettings } from '#content/site-settings/load-site-settings.server.ts';
import { NO_SITE_SETTINGS, type SiteSettings } from '#content/site-settings/site-settings.ts';
import { loadOwnWords } from '#content/own-words/load-own-words.server.ts';
import { NO_OWN_WORDS, type OwnWords } from '#content/own-words/own-words.ts';
import { whyNotWord } from '#copy/own-wording.ts';
import { withOwnWords, wordingFor } from '#copy/wordings.ts';
import type { CurrentMailLook } from '../current-mail-look.ts';
import type { CurrentSiteName } from '../current-site-name.ts';
import type { OldAddresses } from '../feature-server.ts';
import { isMissing } from './is-missing.ts';
import { oldAddressesInLanguage } from './old-addresses-in-language.ts';
import { answerStoreFaults } from './answer-store-faults.ts';
import { busyAnswer } from './busy-answer.ts';
import { isContentApi } from './content-api.ts';
import { logUnanswered } from './log-unanswered.ts';
import { findCanonicalPath } from './find-canonical-path.ts';
import {
  type PageOrigins,
  mayBeIndexed,
  type DraftWatch,
  type PreviewMode,
  createFieldMarks,
  markedReader,
  openFrame,
  REFUSED_PATH,
  setPreviewHeaders,
  tagPage,
} from '#server/owner/owner.ts';
import type { LogLine } from '#server/store/store.ts';
import {
  inlineCodeContext,
  pageContext,
  renderErrorContext,
  type PageSettings,
  type PostRefusal,
} from './page-contexts.ts';
import { islandFilesContext, readIslandFiles } from './island-files.ts';
import { keepQuery } from './page-cache/keep-query.ts';
import type { RenderedPage } from './page-cache/page-cache.ts';
import { sharedCaching } from './page-cache/shared-caching.ts';
import { asSent } from './security/as-sent.ts';
import {
  contentSecurityPolicy,
  type InlineCode,
  noInlineCode,
  REPORTING_ENDPOINTS,
} from './security/content-security-policy.ts';
import { filePolicy, securityHeaders } from './security/security-headers.ts';
import type { SlugMemory } from '#server/publishing/publishing.ts';

type Parts = {
  settings: PageSettings;
  /** Folder of the built browser files; null in development. */
  clientDir: string | null;
  log: LogLine;
  source: ContentSource;
  slugs: SlugMemory;
  oldAddresses: Pick<OldAddresses, 'find'>;
  origins: PageOrigins;
  drafts: Pick<DraftWatch, 'version'>;
  siteName: CurrentSiteName;
  mailLook: CurrentMailLook;
  /** Hears of the owner's own words that everybody reads. */
  noteOwnWords(own: OwnWords): void;
  /** Hands a page's loader and action what they may use beside content. */
  provide(context: RouterContextProvider, request: Request, peer: string | null): void;
};

/** Who reads a page that is rendered for one visitor. */
type PageReader = { preview: PreviewMode | null; isSignedIn: boolean };

export type PageRenderer = {
  /** Renders a page for everyone: the request is made here, so nothing of a visitor's gets into it. */
  renderPage(key: string, waited: boolean): Promise<RenderedPage>;
  /** Renders for one visitor: posts, addresses that are not cached, previews, and what only editors are told. */
  renderRequest(
    request: Request,
    peer: string | null,
    reader: PageReader,
    refusal?: PostRefusal | null,
  ): Promise<Response>;
  /** Whether a preview with drafts has a page at a path; true also while the content cannot be read. */
  hasDraftPage(path: string): Promise<boolean>;
  /** What whoever comes by a preview link that is not valid sees. */
  renderPreviewRefusal(): Promise<Response>;
  /** Answers, without rendering, that there is no room for a request now. */
  answerBusy(request: Request): Promise<Response>;
};

/**
 * Characters of `Cache-Tag`, so that a whole head stays below the 4 kB that proxies take unless told otherwise, and costs
 * the first packets of a page little. A page with more tags carries one that every publication purges.
 */
const TAGS_LIMIT = 1_600;
const ANY_CONTENT_TAG = 'content';

const PATIENT = { deadlineMs: PATIENT_DEADLINE_MS };

/** A program waits for what it asks rather than come again; visitors have the reader's own deadline. */
const patienceFor = (url: string) => (isContentApi(url) ? PATIENT : {});

/** What every rendering of one server process needs. */
type Renderer = Omit<Parts, 'clientDir'> & {
  handle: ReturnType<typeof createRequestHandler>;
  islandFiles: ReturnType<typeof readIslandFiles>;
  logFault: ReturnType<typeof faultLogger>;
};

/** Renders pages through React Router, with their headers. */
export async function createPageRenderer({ clientDir, ...parts }: Parts): Promise<PageRenderer> {
  const { settings, log, source, origins } = parts;
  const build = await import('virtual:react-router/server-build');
  const logFault = faultLogger(log);
  const handleError = (error: unknown, { request }: { request: Request }) =>
    logFault(error, request);
  const handle = createRequestHandler(
    {
      ...build,
      entry: { ...build.entry, module: { ...build.entry.module, handleError } },
      routes: answerStoreFaults(build.routes, log),
    } as ServerBuild,
    import.meta.env.MODE,
  );
  const renderer: Renderer = {
    ...parts,
    handle,
    islandFiles: readIslandFiles(clientDir),
    logFault,
  };

  return {
    async renderPage(key, waited) {
      const reader = source.reader(waited ? patienceFor(key) : PATIENT);
      const request = new Request(`${settings.siteUrl}${key}`);
      const answer = await render(renderer, await inItsLanguage(renderer, request, reader), null);
      const { origin, tags, failures, changesAt } = reader.trace();
      // One part that went without an answer is enough to try again soon; a type that the space lacks is an answer.
      const isWhole = failures.every(({ kind }) => kind === 'unknown-content-type');
      const settled = (origin === 'live' && isWhole) || !reader.configured;
      setCaching(answer, tags);
      if (answer.status === 200) origins.note(key, reader.trace(), reader.configured);
      return { answer, tags, settled, changesAt };
    },
    async renderRequest(request, peer, { preview, isSignedIn }, refusal = null) {
      if (preview) return renderPreview(renderer, request, peer, preview);
      const reader = source.reader(patienceFor(new URL(request.url).pathname));
      const asked = await inItsLanguage(renderer, request, reader);
      const answer = await render(renderer, asked, peer, { showNotices: isSignedIn, refusal });
      if (!answer.headers.has('Cache-Control')) answer.headers.set('Cache-Control', 'no-store');
      return answer;
    },
    async hasDraftPage(path) {
      const request = new Request(`${settings.siteUrl}${path}`);
      const { status, headers, body } = await renderPreview(renderer, request, null, 'drafts');
      await body?.cancel();
      const isHtml = headers.get('Content-Type')?.includes('text/html') ?? false;
      return !isMissing(status, headers.get('Location')) && (isHtml || status !== 200);
    },
    async renderPreviewRefusal() {
      const request = new Request(`${settings.siteUrl}${REFUSED_PATH}`);
      const answer = await render(
        renderer,
        await inItsLanguage(renderer, request, source.reader()),
        null,
      );
      setPreviewHeaders(answer.headers);
      return answer;
    },
    async answerBusy(request) {
      const asked = await inItsLanguage(renderer, request, source.reader());
      const { code, direction } = asked.language.language;
      return withOwnWords(asked.own, () => busyAnswer(request, wordingFor(code), direction));
    },
  };
}

/** A request in the language of its address; routes have the addresses of the default language. */
type Asked = {
  request: Request;
  reader: TracedReader;
  language: PageLanguage;
  /** Where an address that is written otherwise leads; null for the page's own. */
  place: string | null;
  /** What the owner says in the place of the site's words there. */
  own: OwnWords;
};

/** The screens that React takes over in the browser, which has the site's words alone. */
const TAKEN_OVER = /^\/admin(?:\/|$)/u;

/** Finds the language of an address, and has the reader read in it from here on. */
async function inItsLanguage(
  { noteOwnWords }: Pick<Parts, 'noteOwnWords'>,
  asked: Request,
  reader: TracedReader,
): Promise<Asked> {
  const url = new URL(asked.url);
  const [languages, ownWords] = await Promise.all([
    loadLanguages(reader),
    loadOwnWords(reader, whyNotWord),
  ]);
  if (!reader.preview) noteOwnWords(ownWords);
  const own = TAKEN_OVER.test(url.pathname) ? NO_OWN_WORDS : ownWords;
  const respelt = inSmallLetters(url.pathname, languages);
  // What was written on a page whose language has been switched off since is taken in all the same.
  const sent = asked.method === 'POST' ? withoutOffLanguage(url.pathname, languages) : null;
  const { path, ...language } = splitLanguage(sent ?? respelt ?? url.pathname, languages);
  reader.speak(language);
  if (path === url.pathname) return { request: asked, reader, language, place: null, own };
  // What needs no language is led on before (endpoints.ts).
  const place = findCanonicalPath(path) ?? (respelt && path);
  url.pathname = path;
  return { request: new Request(url, asked), reader, language, place, own };
}

type RenderOptions = {
  preview?: PreviewMode | null;
  showNotices?: boolean;
  refusal?: PostRefusal | null;
};

function render(
  renderer: Renderer,
  asked: Asked,
  peer: string | null,
  options: RenderOptions = {},
): Promise<Response> {
  return withOwnWords(asked.own, () => renderInItsWords(renderer, asked, peer, options));
}

async function renderInItsWords(
  renderer: Renderer,
  { request, reader, language, place: otherPlace }: Asked,
  peer: string | null,
  { preview = null, showNotices = false, refusal = null }: RenderOptions,
): Promise<Response> {
  const { settings, islandFiles, log, logFault, drafts, slugs } = renderer;
  const wording = wordingFor(language.language.code);
  const place = {
    base: baseOf(language.language),
    bases: language.languages.public.map(baseOf),
  };
  const oldAddresses = oldAddressesInLanguage(renderer.oldAddresses, place, language.languages);
  const { pathname, search } = new URL(request.url);
  if (otherPlace !== null && request.method !== 'POST' && !oldAddresses.find(pathname + search)) {
    const answer = new Response(null, { status: 308, headers: { Location: otherPlace } });
    setPageHeaders(answer.headers, { settings, request, reader, place });
    return answer;
  }
  const context = new RouterContextProvider();
  context.set(islandFilesContext, islandFiles?.[wording.catalogue] ?? null);
  context.set(renderErrorContext, logFault);
  const code = noInlineCode();
  context.set(inlineCodeContext, code);
  let siteSettings: Promise<SiteSettings> | null = null;
  context.set(pageContext, {
    settings,
    reader,
    language,
    wording,
    siteSettings: () => (siteSettings ??= readSiteSettings(reader, preview ? null : renderer)),
    preview,
    // Asked before the page reads its content: it must never be newer than that.
    draftsVersion: preview === 'drafts' ? drafts.version() : Promise.resolve(null),
    clientNotice: () => {
      const { delivery, drafts } = renderer.source.status();
      return delivery.notice ?? drafts?.notice ?? null;
    },
    showNotices: showNotices || preview === 'drafts' || settings.setupNotices === 'everyone',
    slugs,
    oldAddresses,
    refusal,
  });
  renderer.provide(context, request, peer);
  const attributes = { 'url.path': pathname, preview: preview ?? undefined };
  const answer = await inSpan('render', attributes, () =>
    renderer.handle(withoutOrigin(request), context),
  );
  setPageHeaders(answer.headers, { settings, request, reader, place });
  setContentPolicy(answer, { settings, request, code });
  if (answer.status === 503) logUnanswered(log, pathname, reader.trace());
  return answer;
}

/** The origin of a post is checked before (own-origin.ts): the router's check knows less, and answers without a page. */
function withoutOrigin(request: Request): Request {
  if (!request.headers.has('origin')) return request;
  const headers = new Headers(request.headers);
  headers.delete('origin');
  return new Request(request, { headers });
}

function setPageHeaders(
  headers: Headers,
  page: { settings: PageSettings; request: Request; reader: TracedReader; place: AddressPlace },
): void {
  const { settings, request, reader, place } = page;
  for (const [name, value] of Object.entries(securityHeaders({ secure: isSecure(settings) }))) {
    // A page that holds a secret in its address sets a stricter referrer policy itself.
    if (!headers.has(name)) headers.set(name, value);
  }
  headers.set('X-Content-Source', originOf(settings, reader.trace()));
  if (!isOwnersContent(settings, reader)) headers.set('X-Robots-Tag', 'noindex');
  const location = headers.get('Location');
  if (location === null) return;
  const asked = request.method === 'POST' ? '' : request.url;
  headers.set('Location', editedAddressIn(place, keepQuery(location, asked)));
}

/** A page allows the code that was written into it; what is no page allows nothing. */
function setContentPolicy(
  { headers }: Response,
  page: { settings: PageSettings; request: Request; code: InlineCode },
): void {
  const { settings, request, code } = page;
  if (!headers.get('Content-Type')?.includes('text/html')) {
    headers.set('Content-Security-Policy', filePolicy(new URL(request.url).pathname));
    return;
  }
  const policy = contentSecurityPolicy(code, {
    secure: isSecure(settings),
    google: settings.operation.analytics.sink === 'google',
    development: import.meta.env.DEV,
  });
  headers.set('Content-Security-Policy', policy);
  headers.set('Reporting-Endpoints', REPORTING_ENDPOINTS);
}

const isSecure = ({ siteUrl }: PageSettings) => siteUrl.startsWith('https:');

async function renderPreview(
  renderer: Renderer,
  request: Request,
  peer: string | null,
  preview: PreviewMode,
): Promise<Response> {
  const { source } = renderer;
  const showsDrafts = preview === 'drafts';
  // On a host that is not the product's own, credentials count as there and their failure shows (decision 9).
  const plain = source.reader({
    preview: true,
    drafts: showsDrafts,
    treatAsConfigured: !showsDrafts,
    // Nothing of drafts is kept, so each preview waits for the service anew: an editor waits rather than read an error.
    ...(showsDrafts && PATIENT),
  });
  // Feeds, cards and the data of a page have no elements that could say where their words came from.
  const marks =
    showsDrafts && !new URL(request.url).pathname.includes('.') ? createFieldMarks() : null;
  const asked = await inItsLanguage(renderer, request, plain);
  if (marks) asked.reader = markedReader(plain, marks);
  const answer = await render(renderer, asked, peer, { preview });
  setPreviewHeaders(answer.headers);
  openFrame(answer.headers, preview);
  if (!marks || answer.body === null) return answer;
  const html = tagPage(await answer.text(), marks);
  return new Response(html, { status: answer.status, headers: answer.headers });
}

/** @param followers hear of the name and look that everybody sees; null for a preview */
async function readSiteSettings(
  reader: TracedReader,
  followers: Pick<Parts, 'siteName' | 'mailLook'> | null,
): Promise<SiteSettings> {
  const loaded = await loadSiteSettings(reader);
  const settings = valueOf(loaded) ?? NO_SITE_SETTINGS;
  const isKnown = loaded.status === 'live' || ('reason' in loaded && loaded.reason === 'empty');
  if (isKnown) {
    followers?.siteName.note(settings.siteName);
    followers?.mailLook.note(settings);
  }
  return settings;
}

/**
 * Has faults of pages logged like every other, and requests for what does not exist only at level debug: the
 * framework would print a stack for each.
 */
function faultLogger(log: LogLine): (error: unknown, request: Request) => void {
  return (error, request) => {
    if (request.signal.aborted) return;
    const refused = isRouteErrorResponse(error) && error.status < 500;
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
  const caching = status === 200 ? headers.get('Cache-Control') : 'no-store';
  if (caching !== null) headers.set('Cache-Control', asSent(caching));
  else {
    // A page with something scheduled is told for its time left whenever it is answered (page-cache/write-page.ts).
    for (const [name, value] of Object.entries(sharedCaching(Infinity))) headers.set(name, value);
  }
  if (status !== 200) return;
  const list = tags.join(',');
  if (list !== '') headers.set('Cache-Tag', list.length <= TAGS_LIMIT ? list : ANY_CONTENT_TAG);
}
