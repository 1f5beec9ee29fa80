import { ADDRESSES, firstPart } from '#content/addresses/addresses.ts';
import { addressIn } from '#content/locales/address-in.ts';

/** Addresses that are no page for everyone, or that act when they are opened. */
const NEVER = [
  ...new Set(
    ADDRESSES.filter((row) => row.isKept === false && row.isLinked !== false).map(
      (row) => `${firstPart(row)}*`,
    ),
  ),
];

/**
 * What a browser may do before a page is opened: fetch the page of a link that the pointer rests on or presses. They stand
 * in the page, allowed by the hash of their text: as a file of their own browsers fetched them ahead of the first picture.
 * No page is prerendered: decision 110 has what that would save.
 * @param base first part of the addresses of the page's language; nothing for the default
 */
export function speculationRules(base: string): string {
  const never =
    base === '' ? NEVER : [...NEVER, ...NEVER.map((address) => addressIn({ base }, address))];
  // Links that open one of the site's pages in the same window.
  const where = {
    and: [
      { href_matches: '/*' },
      { not: { href_matches: never } },
      { not: { selector_matches: 'a[download], a[target], a[data-project-add]' } },
    ],
  };
  return JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] });
}
