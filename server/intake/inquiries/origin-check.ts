/** What of a request shows from which site it was sent. */
export type RequestOrigin = {
  origin: string | null;
  secFetchSite: string | null;
  host: string | null;
};

/**
 * Whether a post comes from this site. A browser always names its origin on a post, whatever the content type;
 * a program names none, carries nobody's session, and may send an inquiry.
 * @param allowedOrigins origins of this site beside the host that was asked
 */
export function isFromThisSite(request: RequestOrigin, allowedOrigins: readonly string[]): boolean {
  const { origin, secFetchSite, host } = request;
  if (secFetchSite !== null && secFetchSite !== 'same-origin' && secFetchSite !== 'none') {
    // A page under another address of ours (behind a proxy, another port) is still ours when it is listed.
    return origin !== null && allowedOrigins.includes(origin);
  }
  if (origin === null) return true;
  if (allowedOrigins.includes(origin)) return true;
  const parsed = URL.parse(origin);
  return parsed !== null && host !== null && parsed.host === host.toLowerCase();
}
