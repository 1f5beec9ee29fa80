import { CONTENT_KINDS } from '#content/kinds/content-kinds.server.ts';
import type { ContentKind, KindJson } from '#content/kinds/define-kind.ts';
import type { JsonContext } from '#content/kinds/json-parts.ts';
import { SLUG_KINDS } from '#content/kinds/slug-kinds.ts';
import { isUnavailable, valueOf, type Loaded } from '#content/loaded.ts';
import { addressIn } from '#content/locales/address-in.ts';
import { baseOf } from '#content/locales/page-language.ts';
import { decoded } from '#content/slugs/decoded.ts';
import { goalWords } from '#copy/en/goal-words.ts';
import { machineWords } from '#copy/en/machine-words.ts';
import { productWords } from '#copy/en/product-words.ts';
import { specName } from '#copy/machine-fact-rows.ts';
import { fill } from '#copy/wording.ts';
import { wordingFor } from '#copy/wordings.ts';
import { pageAddress } from '#seo/structured-data.ts';
import {
  CONTENT_API_METHODS,
  CONTENT_API_PATH,
  isContentApi,
  pageContext,
  type PageContext,
} from '#server/http/http.ts';
import { OUTAGE_RETRY_S, OUTAGE_WORDS } from '../machine-readable/answer-text.ts';
import { statusOrRedirectAlong } from '../moved-page.ts';
import type { Route } from './+types/content.ts';
import { datedReader } from './dated-reader.ts';

type ReadKind = ContentKind & { json: KindJson };

/** What can be read below `/api/content`, by the next part of the address: from the loaders of the pages. */
const READ_KINDS: ReadonlyMap<string, ReadKind> = new Map(
  Object.values(CONTENT_KINDS).flatMap(({ json, ...kind }) =>
    json ? [[json.name, { ...kind, json }] as const] : [],
  ),
);

/** Nothing but what everybody may read is answered here, so pages of other sites may read it, too. */
const FOR_EVERYBODY = {
  'Content-Type': 'application/json; charset=utf-8',
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag, Retry-After',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Robots-Tag': 'noindex',
};

/**
 * `GET /api/content`, `/api/content/{kind}` and `/api/content/{kind}/{slug}`: what the pages show, as JSON, in the
 * language of `?locale=`. Kept, tagged and renewed as pages are. 404 for what is not there, 410 for what was taken out,
 * 503 while the content cannot be read (docs/guides/content-as-json.md).
 */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const site = inAskedLanguage(context.get(pageContext), request);
  if (site === null) return unknownLocale(context.get(pageContext));
  const [name, slug, ...below] = partsOf(request);
  if (name === undefined) return json({ kinds: kindsOf(site) });
  const kind = READ_KINDS.get(name);
  if (!kind || below.length > 0) return unknownKind(site);
  return slug === undefined ? answerList(site, kind) : answerEntry(site, kind, slug);
}

const WRITING: Readonly<Record<string, string>> = {
  PUT: 'Updating',
  PATCH: 'Updating',
  DELETE: 'Deleting',
};

/** Refuses to write: content is edited in the content service alone (part 1 section 6, part 2 sections 6 and 8). */
export function action({ context, request }: Route.ActionArgs): Response {
  const [name = '', , below] = partsOf(request);
  const kind = READ_KINDS.get(name);
  if (!kind) return unknownKind(context.get(pageContext));
  const act = WRITING[request.method] ?? (below === 'clone' ? 'Cloning' : 'Creating');
  const error = `${act} ${kind.json.noun} is not supported with the current Contentful setup. Please use the Contentful web interface.`;
  return json({ error }, 405, { Allow: CONTENT_API_METHODS });
}

async function answerList(site: PageContext, { json: shape }: ReadKind): Promise<Response> {
  const { reader, updatedAt } = datedReader(site.reader);
  const loaded = await shape.loadAll(reader);
  const cards = valueOf(loaded);
  if (cards === null || isUnavailable(loaded)) return outage(loaded);
  const context = jsonContext(site);
  const items = cards.map((card) => ({
    ...shape.card(card, context),
    updatedAt: updatedAt(card.id),
  }));
  return json({ ...factsOf(site, shape.name, loaded), items });
}

async function answerEntry(
  site: PageContext,
  { kind, load: loadOf, json: shape }: ReadKind,
  slug: string,
): Promise<Response> {
  const { href } = SLUG_KINDS[kind];
  const { reader, updatedAt } = datedReader(site.reader);
  const load = (slug: string) => loadOf(reader, slug);
  const loaded = await load(slug);
  const request = new Request(new URL(href(slug), site.settings.siteUrl));
  const jsonOf = (page: string) =>
    `${CONTENT_API_PATH}/${shape.name}/${page.slice(href('').length)}`;
  let status;
  try {
    status = await statusOrRedirectAlong(site, { kind, slug, request, load }, jsonOf, loaded);
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    for (const [header, value] of Object.entries(FOR_EVERYBODY)) thrown.headers.set(header, value);
    return thrown;
  }
  if (status === 503 || (status === 200 && isUnavailable(loaded))) return outage(loaded);
  const entry = valueOf(loaded);
  if (entry !== null) {
    const item = { ...shape.entry(entry, jsonContext(site)), updatedAt: updatedAt(entry.id) };
    return json({ ...factsOf(site, shape.name, loaded), item });
  }
  const said = 'message' in loaded ? loaded.message : undefined;
  const error = said ?? shape.missing(slug, jsonContext(site));
  return json({ error }, status);
}

/** The parts of the address after the first two; one that no kind has for an address that is written otherwise. */
function partsOf({ url }: Request): string[] {
  const { pathname } = new URL(url);
  if (!isContentApi(pathname)) return [''];
  return pathname.slice(CONTENT_API_PATH.length).split('/').slice(1).map(decoded);
}

/** The site in the language of `?locale=`, by its code in the space; null when it is not in that language. */
function inAskedLanguage(site: PageContext, { url }: Request): PageContext | null {
  const asked = new URL(url).searchParams.get('locale') ?? '';
  if (asked === '') return site;
  const { languages } = site.language;
  const language = languages.public.find(
    ({ code }) => code === asked || code.toLowerCase() === asked,
  );
  if (!language) return null;
  site.reader.speak({ language, languages });
  return { ...site, language: { language, languages }, wording: wordingFor(language.code) };
}

function jsonContext({ settings, wording, language: { language } }: PageContext): JsonContext {
  const base = baseOf(language);
  const query = base === '' ? '' : `?locale=${language.code}`;
  const absolute = (path: string) => URL.parse(path, `${settings.siteUrl}/`)?.href ?? path;
  const missing = (text: string) => (slug: string) => fill(text, { slug });
  return {
    words: {
      goalVideo: wording.of(goalWords).video,
      specName: (spec) => specName(wording, spec),
      missing: {
        product: missing(wording.of(productWords).missing),
        goal: missing(wording.of(goalWords).notFound),
        machine: missing(wording.of(machineWords).missing),
      },
    },
    file: absolute,
    page: (path) => absolute(addressIn({ base }, path)),
    ofEntry(kind, slug) {
      if (slug === '') return { url: null, json: null };
      const name = CONTENT_KINDS[kind].json?.name;
      const path = `${CONTENT_API_PATH}/${name}/${encodeURIComponent(slug)}${query}`;
      return {
        url: absolute(addressIn({ base }, SLUG_KINDS[kind].href(slug))),
        json: name === undefined ? null : absolute(path),
      };
    },
  };
}

/** What stands beside every content: `sample` where it is not the owner's. */
function factsOf(site: PageContext, kind: string, loaded: Loaded<unknown>) {
  const sample = loaded.status === 'fallback' || site.settings.content.source === 'sample';
  return { kind, language: site.language.language.code, sample };
}

function kindsOf({ settings }: PageContext): Record<string, string> {
  const names = [...READ_KINDS.keys()];
  return Object.fromEntries(
    names.map((name) => [
      name,
      pageAddress({ ...settings, base: '' }, `${CONTENT_API_PATH}/${name}`),
    ]),
  );
}

function unknownKind(site: PageContext): Response {
  return json({ error: 'There is no such content.', kinds: kindsOf(site) }, 404);
}

function unknownLocale({ language: { languages } }: PageContext): Response {
  const locales = languages.public.map(({ code }) => code);
  return json({ error: 'The site is not in this language.', locales }, 400);
}

/** Built-in words are no answer here: whoever copies content would take them for the owner's. */
function outage(loaded: Loaded<unknown>): Response {
  const error = loaded.status === 'failed' ? loaded.message : OUTAGE_WORDS;
  return json({ error }, 503, { 'Retry-After': String(OUTAGE_RETRY_S) });
}

function json(body: object, status = 200, more: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { ...FOR_EVERYBODY, ...more } });
}
