/** What React parses to make a script element that does not run, such as one with structured data. */
const REACT_SCRIPT_TEMPLATE = '<script></script>';

type Rules = {
  createHTML(markup: string): string | null;
  createScriptURL(address: string): string | null;
};
type TrustedTypes = {
  defaultPolicy: unknown;
  createPolicy(name: 'default', rules: Rules): unknown;
};

/**
 * Whether a text may be set as markup: text without a tag, or React's own template. Everything else is drawn as elements.
 */
export function isHarmlessMarkup(markup: string): boolean {
  return !markup.includes('<') || markup === REACT_SCRIPT_TEMPLATE;
}

/**
 * Answers for every text that would become markup or the address of code (Trusted Types, which the page's policy
 * enforces): what is not known to be harmless is refused and reported. Nothing turns text into code.
 */
export function keepTrustedTypes(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', {
    createHTML: (markup) => (isHarmlessMarkup(markup) ? markup : null),
    createScriptURL: (address) => (isTrustedScriptAddress(address, location.href) ? address : null),
  });
}

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
