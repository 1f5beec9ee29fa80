/** Where the addresses of a page's language begin. */
export type AddressPlace = {
  /** Their first part (`/de`); nothing for the default language. */
  base: string;
  /** Those of all languages of the site, as an editor may have written them; none where only our own links are made. */
  bases?: readonly string[];
  /** Of the site, for links that an editor wrote in full. */
  origin?: string;
};

/** What is the same in every language: the owner's area, endpoints, files. Routes are found in decoded paths, so these are. */
const WITHOUT_LANGUAGE =
  /^\/+(?:admin|api|assets|content-assets|fonts|gallery|health|icons|pictures|preview|robots\.txt|service-worker)(?:[/.?#]|$)/iu;

/** Whether a path or address of this site is the same in every language. */
export function isWithoutLanguage(path: string): boolean {
  return WITHOUT_LANGUAGE.test(path);
}

/**
 * The address of one of our pages in the language of a page: the one place that makes such addresses. One that names a
 * language itself, and what is no page of ours, stay as they are.
 * @param to a path with its query and anchor, or any other address of a link
 */
export function addressIn({ base, bases = [], origin }: AddressPlace, to: string): string {
  if (base === '') return to;
  const path = origin !== undefined && `${to}/`.startsWith(`${origin}/`) ? pathOf(to, origin) : to;
  if (!path.startsWith('/') || path.startsWith('//') || isWithoutLanguage(path)) return path;
  const first = /^\/[^/?#]*/u.exec(path.toLowerCase())?.[0] ?? '';
  if (bases.includes(first)) return path;
  return base + path.replace(/^\/(?=[?#]|$)/u, '');
}

function pathOf(address: string, origin: string): string {
  return address.slice(origin.length) || '/';
}
