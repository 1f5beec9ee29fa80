import { toText } from '../mapping/read-fields.ts';

const MAX_URL_CHARACTERS = 2_000;

/** What stands in an address as it is (RFC 3986 section 2); a percent sign only before two digits. */
const NOT_IN_ADDRESSES = /[^\w\-.~:/?#[\]@!$&'()*+,;=%]+|%(?![\da-f]{2})/giu;

/**
 * An editor's link as we may put it into a page: http, https, mailto and tel addresses, paths of this
 * site and anchors. Spaces and letters that an address cannot hold are encoded, as browsers do. Anything else is null,
 * so that no `javascript:`, `data:` or foreign-host trick (`//host`, `/\host`) gets through.
 */
export function toLinkUrl(value: unknown): string | null {
  if (typeof value === 'string' && value.length > MAX_URL_CHARACTERS) return null;
  const text = toText(value);
  // Browsers drop tabs and line breaks inside an address and read "\" as "/"; what holds markup is no address either.
  if (text === '' || /[\\<>"\p{Cc}]/u.test(text)) return null;
  if (/^https?:\/\//i.test(text)) return webAddress(text);
  const isOurs = /^(?:#|\/(?!\/)|(?:mailto|tel):[^:])/i.test(text);
  if (!isOurs) return null;
  // What is dialled has no spaces (RFC 3966).
  const address = /^tel:/i.test(text) ? text.replaceAll(/\s/gu, '') : text;
  return address.replace(NOT_IN_ADDRESSES, encodeURIComponent);
}

function webAddress(text: string): string | null {
  const url = URL.parse(text);
  // A name and password before the host only ever disguise where a link leads.
  if (url === null || url.username !== '' || url.password !== '') return null;
  return url.href;
}
