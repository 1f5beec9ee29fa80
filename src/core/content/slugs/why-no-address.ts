import { toText } from '../mapping/read-fields.ts';
import { ADDRESSES, plainPath } from '../addresses/addresses.ts';
import { MAX_SLUG_CHARACTERS } from './page-href.ts';
import { PLAIN_SLUG } from './slug-pattern.ts';
import { SLUG_KINDS, type SlugKind } from '../kinds/slug-kinds.ts';

/**
 * What the site has at addresses where the page of an entry could stand: its own pages, endpoints and files always win.
 * Names with a dot are no slugs of pages.
 */
const TAKEN: ReadonlyMap<string, string> = new Map(
  ADDRESSES.flatMap((row) => (row.what ? [[plainPath(row), row.what] as const] : [])),
);

/** Of a page at the top: its slug is all that its address is. */
const MAX_TOP_CHARACTERS = 100;

/** What addresses read otherwise than it is written, by why. */
const UNREADABLE: readonly (readonly [RegExp, string])[] = [
  // Browsers take them for the folder and the one above, however they are encoded (WHATWG URL standard).
  [/^\.{1,2}$/u, 'a dot or two alone mean another address'],
  // The request gate refuses them (`#server/http/security/request-gate.ts`).
  [/\p{Cc}/u, 'its slug holds a tab, a line break or another control character'],
  // The router reads both as something of its own: a slash, and the data of a page.
  [/%2f/iu, 'its slug holds “%2F”, which is read as a slash'],
  [/\.data$/iu, 'its slug ends in “.data”, which the site keeps for itself'],
];

/**
 * Why the page of an entry can have no address under a slug, in words for the owner; null when it can. Slugs are an
 * editor's words: whatever an address can say stands in it exactly as it was entered, since the service looks up exactly
 * that.
 * @param languages first parts of the addresses of the site's languages
 */
export function whyNoAddress(
  kind: SlugKind,
  slug: string,
  languages: readonly string[] = [],
): string | null {
  if (toText(slug) === '') return 'its slug is empty';
  const { folder, href } = SLUG_KINDS[kind];
  const isTop = folder === '';
  const most = isTop ? MAX_TOP_CHARACTERS : MAX_SLUG_CHARACTERS;
  if (slug.length > most) return `its slug has more than ${most} characters`;
  if (!slug.isWellFormed()) return 'its slug holds half a character';
  // Routes are found in any letters.
  const path = href(slug);
  const taken = TAKEN.get(path.toLowerCase());
  if (taken !== undefined) return `the address ${path} is taken: it is ${taken}`;
  if (isTop && languages.includes(slug))
    return `the address ${path} is taken: it is the home page in another language`;
  if (isTop && !PLAIN_SLUG.test(slug))
    return 'its slug holds more than lowercase letters, digits and hyphens';
  return UNREADABLE.find(([pattern]) => pattern.test(slug))?.[1] ?? null;
}
