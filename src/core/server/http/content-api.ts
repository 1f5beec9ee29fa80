/** Where other systems read the site's content. It is written small only, like all that the server tells by its address. */
export const CONTENT_API_PATH = '/api/content';

/** What it answers; every other method is refused in words (src/core/routes/api/content.ts). */
export const CONTENT_API_METHODS = 'GET, HEAD, OPTIONS';

/** @param url path, with or without its query, as requested */
export function isContentApi(url: string): boolean {
  return /^\/api\/content(?:[/?]|$)/u.test(url);
}

/** What a browser is told before a page of another site asks with headers of its own. */
export const CONTENT_API_PREFLIGHT: Readonly<Record<string, string>> = {
  Allow: CONTENT_API_METHODS,
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': CONTENT_API_METHODS,
  'Access-Control-Allow-Headers': 'If-None-Match',
  'Access-Control-Max-Age': '86400',
};
