/** The service worker, and the built modules that a worker may be made of. */
const OWN_SCRIPT = /^\/(?:service-worker\.js|assets\/[\w.-]+\.js)$/u;
const GOOGLE_TAG = 'https://www.googletagmanager.com/gtag/';

/**
 * Whether code may be loaded from an address that is set as plain text: `register()` of the service worker, a worker,
 * the `src` of a script element. `trusted-types.ts` asks this for the whole site, so callers pass their address as it is.
 */
export function isTrustedScriptAddress(address: string, base: string): boolean {
  const url = URL.parse(address, base);
  if (url?.origin === new URL(base).origin) return OWN_SCRIPT.test(url.pathname);
  return url?.href.startsWith(GOOGLE_TAG) ?? false;
}
