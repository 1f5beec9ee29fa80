/** What is the same in every language: the owner's area, endpoints, files. */
const WITHOUT_LANGUAGE = /^\/(?:\/|(?:admin|api|content-assets)(?:[/?#]|$))/u;

/**
 * The address of one of our pages in a language; other addresses stay as they are.
 * @param base first part of the language's addresses (`/de`); nothing for the default
 */
export function addressIn(base: string, to: string): string {
  if (base === '' || !to.startsWith('/') || WITHOUT_LANGUAGE.test(to)) return to;
  return base + to.replace(/^\/(?=[?#]|$)/u, '');
}

/** First part of the addresses of the page's language, as the page says. */
export function pageBase(): string {
  return globalThis.document?.documentElement.dataset['base'] ?? '';
}

/** The path of the page that is open, as the default language has it. */
export function pagePath(): string {
  return location.pathname.slice(pageBase().length) || '/';
}
