import { createContext, useContext } from 'react';
import { addressIn, pageBase } from '#browser/page-address.ts';

/** First part of the addresses of the page's language; null in a browser, where the page says it. */
export const AddressBaseContext = createContext<string | null>(null);

/** Makes the address of one of our pages one in the language of this page. */
export function useAddress(): (to: string) => string {
  const base = useContext(AddressBaseContext) ?? pageBase();
  return (to) => addressIn(base, to);
}
