import { domainToASCII, domainToUnicode } from 'node:url';
import { FIELD_LIMITS } from './inquiry.ts';

/** What could end the address and begin another, or a header: none of it belongs in a plain address. */
const FORBIDDEN = /[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}"(),:;<>@[\\\]`|{}]/u;
const LOCAL_PART_MAX = 64;

/**
 * Whether a text has the form of one e-mail address with a domain. Takes time in proportion to the length,
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

/**
 * The address as mail servers take it: the domain in ASCII. Null when the part before the @ is not ASCII,
 * which many servers refuse; then the address belongs into the text of a mail, not into its head.
 */
export function toWireAddress(address: string): string | null {
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at);
  const domain = domainToASCII(address.slice(at + 1));
  if (domain === '' || !/^[\x21-\x7e]+$/u.test(local)) return null;
  return `${local}@${domain}`;
}

/** What two ways to write one address have in common: small letters, and the domain in ASCII. */
export function addressKey(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  return `${address.slice(0, at)}@${domainToASCII(domain) || domain}`.toLowerCase();
}

/** The same address in small letters with its domain in ASCII, and with its domain as people write it. */
export function addressWritings(address: string): string[] {
  const key = addressKey(address);
  const at = key.lastIndexOf('@') + 1;
  return [key, key.slice(0, at) + domainToUnicode(key.slice(at))];
}
