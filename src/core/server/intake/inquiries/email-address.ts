import { domainToASCII, domainToUnicode } from 'node:url';
import { withoutUnseen } from '#content/contact/without-unseen.ts';
import { cleanLine } from '#content/contact/clean-text.ts';

/** The address with its domain in ASCII; null where the domain is none. */
function withAsciiDomain(address: string): string | null {
  const at = address.lastIndexOf('@') + 1;
  const domain = domainToASCII(address.slice(at));
  return domain === '' ? null : address.slice(0, at) + domain;
}

/**
 * The address as mail servers take it: the domain in ASCII. Null when the part before the @ is not ASCII,
 * which many servers refuse; then the address belongs into the text of a mail, not into its head.
 */
export function toWireAddress(address: string): string | null {
  const wire = withAsciiDomain(address);
  return wire !== null && /^[\x21-\x7e]+$/u.test(wire) ? wire : null;
}

/** An email address or telephone number as typed or pasted, without what cannot be seen in it, as PDFs leave soft hyphens. */
export const typedAddress = (typed: string): string => withoutUnseen(cleanLine(typed));

/** The address as it is kept and compared where it names a person, however it was typed or pasted, accents apart or not. */
export const cleanAddress = (typed: string): string =>
  typedAddress(typed).normalize('NFC').toLowerCase();

/** What two ways to write one address have in common: small letters, and the domain in ASCII. */
export function addressKey(typed: string): string {
  const address = cleanAddress(typed);
  return withAsciiDomain(address) ?? address;
}

/** The same address in small letters with its domain in ASCII, and with its domain as people write it. */
export function addressWritings(typed: string): string[] {
  const key = addressKey(typed);
  const at = key.lastIndexOf('@') + 1;
  return [key, key.slice(0, at) + domainToUnicode(key.slice(at))];
}
