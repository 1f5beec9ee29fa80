import { editedAddressIn, type AddressPlace } from '#content/locales/edited-address-in.ts';
import type { Languages } from '#content/locales/language.ts';
import { withoutOffLanguage } from '#content/locales/page-language.ts';
import type { OldAddresses } from '../feature-server.ts';

type Finder = Pick<OldAddresses, 'find'>;

/**
 * Where old addresses lead in a language, whose pages routes know by their addresses in the default one. What is known of
 * the address in the language goes before what holds in all. Addresses of a language that is off lead to those
 * of the default, for as long as it is.
 */
export function oldAddressesInLanguage(
  oldAddresses: Finder,
  place: AddressPlace,
  languages: Languages,
): Finder {
  return {
    find(address) {
      const found =
        oldAddresses.find(editedAddressIn(place, address)) ?? oldAddresses.find(address);
      if (found) return found;
      const location = withoutOffLanguage(address.replace(/\?.*/su, ''), languages);
      return location === null ? null : { status: 302, location };
    },
  };
}
