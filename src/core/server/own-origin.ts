/**
 * Whether a request that changes something was sent by a page of this site, by what its browser says. Browsers name
 * the origin on every post; a proxy that adds `Referrer-Policy: no-referrer` makes them say "null", and then
 * `Sec-Fetch-Site` still tells, which no page can write.
 * @param allowedOrigins origins of this site beside the host that was asked
 * @returns `unsaid`: no browser speaks of a page, as when a program sends something
 */
export function checkOrigin(
  headers: Headers,
  allowedOrigins: readonly string[],
): 'own' | 'foreign' | 'unsaid' {
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site') ?? 'none';
  // A page under another address of ours (behind a proxy, another port) is still ours when it is listed.
  if (origin !== null && allowedOrigins.includes(origin)) return 'own';
  if (site !== 'same-origin' && site !== 'none') return 'foreign';
  if (origin === null || origin === 'null') {
    if (site === 'same-origin') return 'own';
    return origin === null ? 'unsaid' : 'foreign';
  }
  const page = URL.parse(origin);
  // Read as an address, it is in small letters and without the port that goes without saying, as origins are.
  const asked = page && URL.parse(`${page.protocol}//${headers.get('host')}`);
  return page?.host && asked?.host === page.host ? 'own' : 'foreign';
}
