/** What a request is to the worker. `other` is left to the browser, or where it opens a page, to the network alone. */
export type Asked =
  | { kind: 'page'; key: string }
  | { kind: 'asset' }
  | { kind: 'icon' }
  | { kind: 'other'; opensPage: boolean };

/** The icons that are kept with the offline page (part 2 section 7). */
export const OFFLINE_ICONS = ['/icons/favicon.svg', '/icons/icon-192.png'] as const;

/** Belongs to the owner, to one visitor, or to no page. */
const NEVER_KEPT =
  /^\/(?:admin|api|preview|inquiry|newsletter|health|metrics|gallery|content-assets|social|offline|not-found)(?:[/.]|$)/iu;

/** Files whose name or folder changes with their content (server/http/static-files.ts). */
const ASSET = /^\/(?:assets|fonts|pictures)\/[\w./-]+\.\w+$/u;
const FILE = /\.\w+$/u;
/** Encoded, doubled and turned slashes could mean another page to the server than they seem to here. */
const UNCLEAR = /[%\\]|\/\//u;

/** Query names that change what a page shows, as in the server's own cache. */
const KNOWN_QUERY: Record<string, readonly string[]> = { '/blog': ['tag', 'page'] };
const LONGEST_KEY = 300;

/** The address under which a public page is kept; null for what is no public page. */
export function keyOfPage({ pathname, searchParams }: URL): string | null {
  if (UNCLEAR.test(pathname) || NEVER_KEPT.test(pathname) || FILE.test(pathname)) return null;
  const path = pathname === '/' ? '/' : pathname.replace(/\/$/u, '');
  const query = new URLSearchParams();
  for (const name of KNOWN_QUERY[path] ?? []) {
    const value = searchParams.get(name);
    if (value !== null) query.set(name, value);
  }
  const key = query.size > 0 ? `${path}?${query}` : path;
  return key.length <= LONGEST_KEY ? key : null;
}

/** Whether a path is that of a file that may be kept as long as there is room. */
export function isAssetPath(path: string): boolean {
  return ASSET.test(path) && !path.includes('..') && !UNCLEAR.test(path);
}

/**
 * Decides what a request is, from its address, method and mode alone.
 * @param origin the site's own
 */
export function classifyRequest(
  request: Pick<Request, 'url' | 'method' | 'mode' | 'headers'>,
  origin: string,
): Asked {
  const url = new URL(request.url);
  const opensPage = request.mode === 'navigate' && request.method === 'GET';
  const other = { kind: 'other', opensPage } as const;
  if (url.origin !== origin || request.method !== 'GET' || request.headers.has('range'))
    return other;
  if (opensPage) {
    const key = keyOfPage(url);
    return key === null ? other : { kind: 'page', key };
  }
  if (url.search === '' && isAssetPath(url.pathname)) return { kind: 'asset' };
  if ((OFFLINE_ICONS as readonly string[]).includes(url.pathname)) return { kind: 'icon' };
  return other;
}
