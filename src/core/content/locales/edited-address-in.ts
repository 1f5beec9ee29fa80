import { addressIn, type AddressBase } from './address-in.ts';
import { isWithoutLanguage } from './without-language.ts';

/** Where the addresses of a page's language begin, among those of the site. */
export type AddressPlace = AddressBase & {
  /** Those of all languages of the site. */
  bases: readonly string[];
  /** Of the site, where links in full may be written. */
  origin?: string;
};

/**
 * The address of one of our pages in the language of a page, as an editor may have written it: in full, or in a language,
 * which it then keeps. What is no page of ours stays as it is.
 * @param to as `addressIn` takes it
 */
export function editedAddressIn({ base, bases, origin }: AddressPlace, to: string): string {
  if (base === '') return to;
  const path =
    origin !== undefined && `${to}/`.startsWith(`${origin}/`) ? to.slice(origin.length) || '/' : to;
  const first = /^\/[^/?#]*/u.exec(path.toLowerCase())?.[0] ?? '';
  const staysSo = bases.includes(first) || isWithoutLanguage(path);
  return staysSo ? path : addressIn({ base }, path);
}
