import { createContext, useContext } from 'react';
import { pageBase } from '#browser/page-address.ts';
import { addressIn, type AddressPlace } from '#content/locales/address-in.ts';

/** Where the addresses of the page's language begin; null in a browser, where the page says it. */
export const AddressPlaceContext = createContext<AddressPlace | null>(null);

/** Makes the address of one of our pages one in the language of this page. */
export function useAddress(): (to: string) => string {
  const place = useContext(AddressPlaceContext) ?? { base: pageBase() };
  return (to) => addressIn(place, to);
}
