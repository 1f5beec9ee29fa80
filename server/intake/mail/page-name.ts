import { entryOfPath } from '#content/kinds/slug-kinds.ts';
import { withoutLanguage } from '#content/locales/page-language.ts';
import { decoded } from '#content/slugs/decoded.ts';

/**
 * The page an inquiry was sent from, short enough for a subject: "machine divi-wp", "page /contact", "home page".
 * @param location as it is stored: a web address or a path; empty when unknown
 */
export function pageName(location: string): string {
  const path = URL.parse(location, 'http://site.invalid')?.pathname.replace(/\/+$/u, '');
  if (location === '' || path === undefined) return '';
  if (path === '') return 'home page';
  const entry = entryOfPath(withoutLanguage(decoded(path)));
  return entry ? `${entry.kind} ${entry.slug}` : `page ${decoded(path)}`;
}
