/**
 * Whether a request that changes something comes from a page of this site (reliability target D5). Browsers name the origin
 * on every post; one that names none is refused here, unlike for inquiries, because it may carry somebody's session.
 * @param allowedOrigins origins of this site beside the host that was asked
 */
export function isOwnOrigin(headers: Headers, allowedOrigins: readonly string[]): boolean {
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  if (origin === null || origin === 'null') return false;
  if (allowedOrigins.includes(origin)) return true;
  if (site !== null && site !== 'same-origin') return false;
  const host = headers.get('host');
  return host !== null && URL.parse(origin)?.host === host.toLowerCase();
}
