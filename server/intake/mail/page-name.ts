import { withoutLanguage } from '#content/locales/page-language.ts';
import { decoded } from '#content/slugs/decoded.ts';

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
  const [, section = '', slug, ...deeper] = withoutLanguage(decoded(path)).split('/');
  const kind = Object.hasOwn(KINDS, section) ? KINDS[section] : undefined;
  return kind && slug && deeper.length === 0 ? `${kind} ${slug}` : `page ${decoded(path)}`;
}
