import { editedAddressIn, type AddressPlace } from '#content/locales/edited-address-in.ts';
import type { Languages } from '#content/locales/language.ts';
import { withoutOffLanguage } from '#content/locales/page-language.ts';
import type { Redirects } from '#server/publishing/publishing.ts';

type Finder = Pick<Redirects, 'find'>;

/**
 * The owner's redirects for pages in a language, which routes know by their addresses in the default one. A rule that
 * names the address in the language goes before one that holds in all. Addresses of a language that is off lead to those
 * of the default, for as long as it is.
 */
export function redirectsInLanguage(
  redirects: Finder,
  place: AddressPlace,
  languages: Languages,
): Finder {
  return {
    find(address) {
      const found = redirects.find(editedAddressIn(place, address)) ?? redirects.find(address);
      if (found) return found;
      const location = withoutOffLanguage(address.replace(/\?.*/su, ''), languages);
      return location === null ? null : { status: 302, location };
    },
  };
}
