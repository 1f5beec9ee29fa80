import { domainToASCII, domainToUnicode } from 'node:url';
import { withoutUnseen } from '#content/contact/without-unseen.ts';
import { cleanLine } from './clean-text.ts';
import { FIELD_LIMITS } from './inquiry.ts';

/** What could end the address and begin another, or a header: none of it belongs in a plain address. */
const FORBIDDEN = /[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}"(),:;<>@[\\\]`|{}]/u;
const LOCAL_PART_MAX = 64;

/**
 * Whether a text has the form of one email address with a domain. Takes time in proportion to the length,
 * and the length is capped before.
 */
export function isEmailAddress(text: string): boolean {
  if (text.length > FIELD_LIMITS.email) return false;
  const at = text.lastIndexOf('@');
  if (at < 1) return false;
  const local = text.slice(0, at);
  if (local.length > LOCAL_PART_MAX || FORBIDDEN.test(local)) return false;
  if (local.startsWith('.') || local.endsWith('.') || local.includes('..')) return false;
  return isDomain(text.slice(at + 1));
}

function isDomain(text: string): boolean {
  const labels = text.split('.');
  if (labels.length < 2) return false;
  return labels.every(
    (label) =>
      label.length > 0 &&
      label.length <= 63 &&
      !label.startsWith('-') &&
      !label.endsWith('-') &&
      isLabel(label),
  );
}

function isLabel(label: string): boolean {
  return /^[\p{L}\p{N}\p{M}-]+$/u.test(label);
}

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
