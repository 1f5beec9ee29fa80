import { findAddress } from '#content/addresses/find-address.ts';
import type { Address, QueryValue } from '#content/addresses/address.ts';
import { parseTagId } from '#content/blog/to-post-tag.ts';
import { parseAbout } from '#content/contact/inquiry-context.ts';

/**
 * Which values of a query name change what a page shows. Every other is ignored, so that no query can fill the cache: what
 * is no tag, no page number but the first, and nothing an inquiry can be about shows what no query shows.
 */
const CHANGES: Readonly<Record<QueryValue, (value: string) => boolean>> = {
  about: (value) => parseAbout(value) !== null,
  any: () => true,
  imperial: (value) => value === 'imperial',
  page: (value) => /^[1-9]\d{0,8}$/u.test(value) && value !== '1',
  tag: (value) => parseTagId(value) !== null,
  text: (value) => value !== '',
};

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

/** Letters beyond ASCII as browsers write them (WHATWG URL standard, "UTF-8 percent-encode"). */
const LETTERS = /(?:%[89A-F][\dA-F])+/gu;

function workOut(url: string): string | null {
  const cut = url.indexOf('?');
  const path = cut < 0 ? url : url.slice(0, cut);
  // The framework answers with a page's data, too; none of our pages asks for it.
  if (path.endsWith('.data')) return null;
  // Routes are found in any case: one page would have as many keys as there are ways to write it.
  const plain = path.replace(LETTERS, '');
  if (path.length > LONGEST_PATH || /[%\\A-Z]|\/\//u.test(plain)) return null;
  const row = findAddress(path);
  if (row?.isKept === false) return null;
  if (cut < 0) return path;
  const given = new URLSearchParams(url.slice(cut + 1));
  if (row?.own === 'all' || row?.own?.some((name) => given.has(name))) return null;
  return keyWith(path, row, given);
}

/** Empty values are those of fields left empty, which still say that a form was sent. */
function keyWith(
  path: string,
  { query = {}, isCombined }: Pick<Address, 'query' | 'isCombined'> = {},
  given: URLSearchParams,
): string | null {
  const kept = Object.entries(query).flatMap(([name, value]) =>
    given
      .getAll(name)
      .slice(0, isCombined ? undefined : 1)
      .filter(CHANGES[value])
      .map((text) => [name, text]),
  );
  if (isCombined && kept.length > 1) return null;
  if (kept.some(([, text]) => text === '' || text!.length > LONGEST_VALUE)) return null;
  return kept.length === 0 ? path : `${path}?${new URLSearchParams(kept)}`;
}
