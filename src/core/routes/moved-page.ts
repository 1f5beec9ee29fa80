import { redirect } from 'react-router';
import type { ContentReader } from '#content/content-reader.ts';
import { valueOf, type Loaded } from '#content/loaded.ts';
import { findMovedPage } from '#content/slugs/find-moved-page.server.ts';
import { findOtherSpelling, plainSlug } from '#content/slugs/find-other-spelling.ts';
import { SLUG_KINDS, type SlugKind } from '#content/kinds/slug-kinds.ts';
import type { PageContext } from '#server/http/http.ts';
import type { SitePages } from '#content/site-pages/site-page.ts';
import { statusOf } from './page-status.ts';

type Shown = { id: string; slug: string };
type Asked = {
  kind: SlugKind;
  /** The slug, or the id, of the asked address. */
  slug: string;
  request: Request;
  /** Loads the entry of another slug; where it is given, a slug in another spelling is looked for in the plain one. */
  load?: (slug: string) => Promise<Loaded<Shown>>;
};

/** In doubt the answer is to ask again, since the page may only have moved. */
const STATUS = { gone: 410, unknown: 404, unreadable: 503 } as const;

/**
 * The status of an entry's page, and the memory of its address: what is shown is remembered, an address that once
 * worked leads on to where the entry is now, and one that is written otherwise (letters, aliases, section) to the one
 * that counts. In a preview nothing is remembered, since drafts may change their minds.
 * @returns 410 for an entry that was taken out of the space, otherwise by `statusOf`
 * @throws a redirect (308) to the entry's own address
 */
export async function statusOrRedirect(
  { reader, slugs }: Pick<PageContext, 'reader' | 'slugs'>,
  { kind, slug, request, load }: Asked,
  loaded: Loaded<Shown>,
): Promise<200 | 404 | 410 | 503> {
  if (loaded.status === 'live' && !reader.preview) slugs.remember(kind, [loaded.value]);
  const { href } = SLUG_KINDS[kind];
  const found = valueOf(loaded);
  if (found) {
    // Machines and technologies are found by their id, too.
    const own = href(found.id === slug ? slug : found.slug);
    if (pathOf(own) !== pathOf(new URL(request.url).pathname)) leadTo(own);
  }
  const otherSpelling = found ? null : await findSpeltPlainly(reader, { kind, slug, load });
  if (otherSpelling !== null) leadTo(otherSpelling);
  if (loaded.status !== 'missing') return statusOf(loaded);
  const entryId = await slugs.entryOf(kind, slug);
  if (entryId === null) return 404;
  const moved = await findMovedPage(reader, kind, { entryId, oldSlug: slug });
  if (moved.state === 'moved') leadTo(moved.href);
  return STATUS[moved.state];
}

/**
 * The same for another address of an entry, which moves along with its page.
 * @param asked.request for the page
 * @param along the other address, by the path of the page
 */
export async function statusOrRedirectAlong(
  site: Pick<PageContext, 'reader' | 'slugs'>,
  asked: Asked,
  along: (page: string) => string,
  loaded: Loaded<Shown>,
): Promise<200 | 404 | 410 | 503> {
  try {
    return await statusOrRedirect(site, asked, loaded);
  } catch (thrown) {
    const target = thrown instanceof Response ? thrown.headers.get('Location') : null;
    if (target === null) throw thrown;
    return leadTo(along(target));
  }
}

/**
 * The same for an address below an entry's page, such as a machine's spec sheet.
 * @param below what follows the page's own address, from its slash on
 */
export async function statusOrRedirectBelow(
  site: Pick<PageContext, 'reader' | 'slugs'>,
  asked: Asked,
  below: string,
  loaded: Loaded<Shown>,
): Promise<200 | 404 | 410 | 503> {
  const page = new URL(asked.request.url);
  page.pathname = page.pathname.slice(0, -below.length);
  const along = (path: string) => path + below;
  return statusOrRedirectAlong(site, { ...asked, request: new Request(page) }, along, loaded);
}

/** The same letter may be written in several ways; a browser shows what the bar was given. */
function pathOf(pathname: string): string {
  return decodeURIComponent(pathname);
}

/** A page that moved in this instant must not be remembered by browsers at its old place for ever. */
function leadTo(href: string): never {
  throw redirect(href, { status: 308, headers: { 'Cache-Control': 'public, max-age=3600' } });
}

async function findSpeltPlainly(
  reader: ContentReader,
  { kind, slug, load }: Pick<Asked, 'kind' | 'slug'> & { load: Asked['load'] | undefined },
): Promise<string | null> {
  const known = findOtherSpelling(reader, kind, slug);
  const plain = plainSlug(slug);
  if (known !== null || !load || plain === slug) return known;
  const found = valueOf(await load(plain));
  return found && SLUG_KINDS[kind].href(found.slug);
}

/** Whether the asked address is known to lead elsewhere; it is followed where pages are rendered (entry.server.tsx). */
export function isOldAddress(
  { oldAddresses }: Pick<PageContext, 'oldAddresses'>,
  request: Request,
): boolean {
  const { pathname, search } = new URL(request.url);
  return oldAddresses.find(pathname + search) !== null;
}

/** Remembers the addresses that a list leads to. */
export function rememberSlugs(
  { reader, slugs }: Pick<PageContext, 'reader' | 'slugs'>,
  kind: SlugKind,
  loaded: Loaded<Shown[]>,
): void {
  if (loaded.status === 'live' && !reader.preview) slugs.remember(kind, loaded.value);
}

/** Remembers the addresses of all entries at once. */
export function rememberPages(
  { reader, slugs }: Pick<PageContext, 'reader' | 'slugs'>,
  loaded: Loaded<SitePages>,
): void {
  if (loaded.status !== 'live' || reader.preview) return;
  for (const { entry } of Object.values(loaded.value).flat()) {
    if (entry) slugs.remember(entry.kind, [entry]);
  }
}
