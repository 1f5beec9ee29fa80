import { createContext, useContext } from 'react';
import { pageBase } from '#dom/page-address.ts';
import { addressIn } from '#content/locales/address-in.ts';

/** Makes an address one in the language of the page; null in a browser, where the page says what that is. */
export const AddressContext = createContext<((to: string) => string) | null>(null);

/** Makes the address of one of our pages one in the language of this page. */
export function useAddress(): (to: string) => string {
  return useContext(AddressContext) ?? ((to) => addressIn({ base: pageBase() }, to));
}
