/** What stands under these addresses, in the singular. */
const KINDS: Record<string, string> = {
  machines: 'machine',
  products: 'product',
  'business-goals': 'goal',
  technology: 'technology',
  blog: 'post',
};

/**
 * The page an inquiry was sent from, short enough for a subject: "machine divi-wp", "page /contact", "home page".
 * @param location as it is stored: a web address or a path; empty when unknown
 */
export function pageName(location: string): string {
  const path = URL.parse(location, 'http://site.invalid')?.pathname.replace(/\/+$/u, '');
  if (location === '' || path === undefined) return '';
  if (path === '') return 'home page';
  const [, section = '', slug, ...deeper] = decoded(path).split('/');
  const kind = Object.hasOwn(KINDS, section) ? KINDS[section] : undefined;
  return kind && slug && deeper.length === 0 ? `${kind} ${slug}` : `page ${decoded(path)}`;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
