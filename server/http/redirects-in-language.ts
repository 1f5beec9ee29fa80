import { editedAddressIn, type AddressPlace } from '#content/locales/edited-address-in.ts';
import type { Redirects } from '#server/publishing/publishing.ts';

type Finder = Pick<Redirects, 'find'>;

/**
 * The owner's redirects for pages in a language, which routes know by their addresses in the default one. A rule that
 * names the address in the language goes before one that holds in all.
 */
export function redirectsInLanguage(redirects: Finder, place: AddressPlace): Finder {
  return {
    find: (address) => redirects.find(editedAddressIn(place, address)) ?? redirects.find(address),
  };
}
