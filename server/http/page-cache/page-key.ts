import { parseTagId } from '#content/blog/to-post-tag.ts';
import { FACETS } from '#content/machines/machine-facets.ts';
import { FIT_FIELDS } from '#content/tools/parse-fit-inputs.ts';
import { withoutLanguage } from '#content/locales/page-language.ts';
import { isContentApi } from '../content-api.ts';
import { parseAbout } from '#content/contact/inquiry-context.ts';

type Meaning = readonly [name: string, means: (value: string) => boolean];

/**
 * Query names that change what a page shows, by path, and the values that do. Every other is ignored, so that no query
 * can fill the cache: what is no tag (parseTagId), no page number but the first, and nothing an inquiry can be about (parseAbout) shows what no query shows.
 */
const KNOWN_QUERY: Record<string, readonly Meaning[]> = {
  '/contact': [['about', (value) => parseAbout(value) !== null]],
  '/blog': [
    ['tag', (value) => parseTagId(value) !== null],
    ['page', (value) => /^[1-9]\d{0,8}$/u.test(value) && value !== '1'],
  ],
};

/** The same for all pages whose path has a part that varies. */
const KNOWN_QUERY_OF_PARTS: readonly (readonly [path: RegExp, names: readonly Meaning[]])[] = [
  [/^\/machines\/[^/]+(?:\/spec-sheet(?:\.pdf)?)?$/u, [['units', (value) => value === 'imperial']]],
  [/^\/api\/content/u, [['locale', (value) => value !== '']]],
];

/**
 * Query names that make a page one visitor's own; such answers are kept for nobody. A tool answers what its query asks:
 * there are as many answers as numbers.
 */
const OWN_QUERY: Record<string, RegExp> = {
  '/contact': /[?&](?:machine|tool)=/u,
  '/project': /\?/u,
  '/project.pdf': /\?/u,
  '/tools/locker-size': /\?/u,
  '/tools/payback': /\?/u,
};

/**
 * Names of which an address may combine many, by path: combinations are without number. One value of one of them has a
 * page in the cache (the page's loader refuses that to a value it does not know); more are rendered each time.
 */
const COMBINED_QUERY: Record<string, readonly string[]> = {
  '/machines': FACETS,
  '/machines/compare': ['machine'],
  '/tools/fit': ['machine', ...FIT_FIELDS],
};

const NEVER_CACHED =
  /^\/(?:admin|api|inquiry|health|content-assets|assets|newsletter|gallery|search)(?:[/.]|$)/u;
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
  const isForPrograms = isContentApi(path);
  const page = isForPrograms ? path : withoutLanguage(path);
  if (!isForPrograms && (NEVER_CACHED.test(path) || NEVER_CACHED.test(page))) return null;
  if (cut >= 0 && OWN_QUERY[page]?.test(url)) return null;
  if (cut < 0) return path;
  const combined = COMBINED_QUERY[page];
  if (combined) return combinedKey(path, url.slice(cut + 1), combined);
  const names =
    KNOWN_QUERY[page] ?? KNOWN_QUERY_OF_PARTS.find(([pattern]) => pattern.test(page))?.[1];
  if (names === undefined) return path;
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

/** Empty values are those of fields left empty, which still say that a form was sent. */
function combinedKey(path: string, query: string, names: readonly string[]): string | null {
  const given = [...new URLSearchParams(query)].filter(([name]) => names.includes(name));
  if (new URLSearchParams(query).get('units') === 'imperial') given.push(['units', 'imperial']);
  const [first, ...more] = given;
  if (!first) return path;
  const [name, value] = first;
  if (more.length > 0 || value === '' || value.length > LONGEST_VALUE) return null;
  return `${path}?${new URLSearchParams([[name, value]])}`;
}
