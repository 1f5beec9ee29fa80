import { findAddress } from '#content/addresses/find-address.ts';

/** What a request is to the worker. `other` is left to the browser, or where it opens a page, to the network alone. */
export type Asked =
  | { kind: 'page'; key: string }
  | { kind: 'asset' }
  | { kind: 'drawing' }
  | { kind: 'icon' }
  | { kind: 'other'; opensPage: boolean };

/** The icons that are kept with the offline page (part 2 section 7). */
export const OFFLINE_ICONS = ['/icons/favicon.svg', '/icons/icon-192.png'] as const;

/** Files whose name or folder changes with their content (#server/http/static-files.ts). */
const ASSET = /^\/(?:assets|fonts|pictures)\/[\w./-]+\.\w+$/u;
/** Keeps its address when the colours of the brand change (#server/http/brand-files/). */
const DRAWING = /^\/pictures\/[\w-]+\.svg$/u;
const FILE = /\.\w+$/u;
/** Encoded, doubled and turned slashes could mean another page to the server than they seem to here; letters may be encoded. */
const UNCLEAR = /%(?![89A-F][\dA-F])|\\|\/\//u;

const LONGEST_KEY = 300;

/** The key of a page whose query makes it one visitor's own: it is kept for nobody, the plain page shows instead. */
const OWN_KEY = '?own';

/** The address under which a public page is kept; null for what is no public page. */
export function keyOfPage({ pathname, search, searchParams }: URL): string | null {
  if (UNCLEAR.test(pathname) || FILE.test(pathname)) return null;
  const path = pathname === '/' ? '/' : pathname.replace(/\/$/u, '');
  const { isKept, isKeptByBrowsers, query, own = [] } = findAddress(path.toLowerCase()) ?? {};
  if (isKept === false || isKeptByBrowsers === false) return null;
  if (own === 'all' ? search !== '' : own.some((name) => searchParams.has(name)))
    return path + OWN_KEY;
  const kept = new URLSearchParams();
  for (const name of Object.keys(query ?? {})) {
    for (const value of searchParams.getAll(name)) kept.append(name, value);
  }
  const key = kept.size > 0 ? `${path}?${kept}` : path;
  return key.length <= LONGEST_KEY ? key : null;
}

/** The pages that may show for one of this key, the best first: the form stands on the plain contact page, too. */
export function keysToShow(key: string): string[] {
  const [path = ''] = key.split('?', 1);
  return path !== key && findAddress(path)?.own ? [key, path] : [key];
}

export function isDrawingPath(path: string): boolean {
  return DRAWING.test(path);
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
  if (url.search === '' && isAssetPath(url.pathname))
    return { kind: isDrawingPath(url.pathname) ? 'drawing' : 'asset' };
  if ((OFFLINE_ICONS as readonly string[]).includes(url.pathname)) return { kind: 'icon' };
  return other;
}
