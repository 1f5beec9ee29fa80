import { isRecord } from '#content/mapping/read-fields.ts';
import { decoded } from '#content/slugs/decoded.ts';
import type { SiteLanguage } from '#content/locales/page-language.ts';
import { isWhollyIn, readTranslation } from '#content/locales/translation.ts';
import { pageAddress, type SeoSite } from './structured-data.ts';

/** One translation of a page, as a link of its head names it. */
export type Alternate = { hrefLang: string; href: string };

/**
 * The page in every language that has all of its words, itself included, and in the default for everybody else
 * (`x-default`). Empty where the page's own language lacks words: then it is no translation of the others.
 * @param path of the page in its own language, without the language's first part
 * @param shown everything that the page shows, as it was mapped from content
 */
export function alternates(site: SeoSite, path: string, shown: unknown): Alternate[] {
  const own = site.languages.find(({ base }) => base === site.base);
  if (!own) return [];
  const whole = site.languages.filter((each) => isWhollyIn(shown, each));
  if (whole.length < 2 || !whole.includes(own)) return [];
  const addressIn = (each: SiteLanguage) =>
    pageAddress({ ...site, base: each.base }, translatedPath(each, { path, shown, own: own.code }));
  return whole.flatMap((each) => [
    { hrefLang: each.code, href: addressIn(each) },
    ...(each.isDefault ? [{ hrefLang: 'x-default', href: addressIn(each) }] : []),
  ]);
}

/**
 * The path of a page in another language, whose slug may differ.
 * @param page `path` without the language's first part; `own`: code of the language that it is in
 */
export function translatedPath(
  { code }: SiteLanguage,
  { path, shown, own }: { path: string; shown: unknown; own: string },
): string {
  const end = path.lastIndexOf('/') + 1;
  const slug = slugsOf(shown, decoded(path.slice(end)), own)?.[code];
  return slug === undefined ? path : path.slice(0, end) + encodeURIComponent(slug);
}

/** The slugs by language of the thing that has this one in the page's own. */
function slugsOf(
  shown: unknown,
  slug: string,
  code: string,
): Readonly<Record<string, string>> | null {
  if (slug === '' || !isRecord(shown)) return null;
  const slugs = readTranslation(shown)?.slugs;
  if (slugs?.[code] === slug) return slugs;
  for (const value of Object.values(shown)) {
    const found = slugsOf(value, slug, code);
    if (found) return found;
  }
  return null;
}
