import { toText } from '../mapping/read-fields.ts';

const MAX_URL_CHARACTERS = 2_000;

/**
 * An editor's link as we may put it into a page: http, https, mailto and tel addresses, paths of this
 * site and anchors. Anything else is null, so that no `javascript:`, `data:` or foreign-host trick
 * (`//host`, `/\host`) gets through.
 */
export function toLinkUrl(value: unknown): string | null {
  if (typeof value === 'string' && value.length > MAX_URL_CHARACTERS) return null;
  const text = toText(value);
  // Browsers drop tabs and line breaks inside an address and read "\" as "/": neither has a use here.
  if (text === '' || /[\s\\\p{Cc}<>"]/u.test(text)) return null;
  if (text.startsWith('#')) return text;
  if (text.startsWith('/')) return text.startsWith('//') ? null : text;
  if (/^(?:mailto|tel):[^:]/i.test(text)) return text;
  return /^https?:\/\//i.test(text) ? webAddress(text) : null;
}

function webAddress(text: string): string | null {
  const url = URL.parse(text);
  // A name and password before the host only ever disguise where a link leads.
  if (url === null || url.username !== '' || url.password !== '') return null;
  return url.href;
}
