/** What is the same in every language: the owner's area, endpoints, files. Routes are found in decoded paths, so these are. */
const WITHOUT_LANGUAGE =
  /^\/+(?:admin|api|assets|content-assets|fonts|gallery|health|icons|pictures|preview|robots\.txt|service-worker)(?:[/.?#]|$)/iu;

/** Whether a path or address of this site is the same in every language. */
export function isWithoutLanguage(path: string): boolean {
  return WITHOUT_LANGUAGE.test(path);
}
