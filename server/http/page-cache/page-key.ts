import { parseTagId } from '#content/blog/to-post-tag.ts';

type Meaning = readonly [name: string, means: (value: string) => boolean];

/**
 * Query names that change what a page shows, by path, and the values that do. Every other is ignored, so that no query
 * can fill the cache: what is no tag (parseTagId) and no page number but the first shows what no query shows.
 */
const KNOWN_QUERY: Record<string, readonly Meaning[]> = {
  '/blog': [
    ['tag', (value) => parseTagId(value) !== null],
    ['page', (value) => /^[1-9]\d{0,8}$/u.test(value) && value !== '1'],
  ],
};

const NEVER_CACHED =
  /^\/(?:admin|api|inquiry|health|content-assets|assets|newsletter|gallery)(?:[/.]|$)/u;
const LONGEST_PATH = 300;
const LONGEST_VALUE = 120;

/** Keys of addresses without a query, which are most: each is worked out once. Bounded, for anyone may ask for anything. */
const known = new Map<string, string | null>();
const MOST_KNOWN = 2_000;

/**
 * The cache key of an address, which is also the address the page is rendered for: the path and the few query names
 * that matter, in one order. Null when the answer is not to be cached.
 * @param url path and query as requested
 */
export function pageKey(url: string): string | null {
  const remembered = known.get(url);
  if (remembered !== undefined) return remembered;
  const key = workOut(url);
  if (url.length <= LONGEST_PATH && !url.includes('?')) {
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(url, key);
  }
  return key;
}

function workOut(url: string): string | null {
  const cut = url.indexOf('?');
  const path = cut < 0 ? url : url.slice(0, cut);
  // The framework answers with a page's data, too; none of our pages asks for it.
  if (path.endsWith('.data')) return null;
  // Routes are found in any case: one page would have as many keys as there are ways to write it.
  if (path.length > LONGEST_PATH || NEVER_CACHED.test(path) || /[%\\A-Z]|\/\//u.test(path))
    return null;
  const names = KNOWN_QUERY[path];
  if (cut < 0 || names === undefined) return path;
  const given = new URLSearchParams(url.slice(cut + 1));
  const kept = new URLSearchParams();
  for (const [name, means] of names) {
    const value = given.get(name);
    if (value === null || !means(value)) continue;
    if (value.length > LONGEST_VALUE) return null;
    kept.set(name, value);
  }
  return kept.size > 0 ? `${path}?${kept}` : path;
}
