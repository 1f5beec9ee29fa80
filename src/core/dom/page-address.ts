/** First part of the addresses of the page's language, as the page says. */
export function pageBase(): string {
  return globalThis.document?.documentElement.dataset['base'] ?? '';
}

/** The path of the page that is open, as the default language has it. */
export function pagePath(): string {
  return location.pathname.slice(pageBase().length) || '/';
}
