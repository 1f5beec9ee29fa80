import { decoded } from '#content/slugs/decoded.ts';
import type { SiteLanguage } from '#content/locales/page-language.ts';
import {
  isAnnouncedIn,
  isWhollyIn,
  ownSlugs,
  pageAnnouncedIn,
} from '#content/locales/translation.ts';
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
  const whole = site.languages.filter(
    (each) => isAnnouncedIn(each, pageAnnouncedIn(shown)) && isWhollyIn(shown, each),
  );
  if (whole.length < 2 || !whole.includes(own)) return [];
  const addressIn = (each: SiteLanguage) =>
    pageAddress({ ...site, base: each.base }, translatedPath(each, { path, shown, own: own.code }));
  return whole.flatMap((each) => [
    { hrefLang: each.code, href: addressIn(each) },
    ...(each.isDefault ? [{ hrefLang: 'x-default', href: addressIn(each) }] : []),
  ]);
}

/**
 * The address under which search engines keep a page: its own, or that of the default language's where no word of the
 * page is in its own.
 */
export function canonicalAddress(site: SeoSite, path: string, shown: unknown): string {
  const own = site.languages.find(({ base }) => base === site.base);
  const original = site.languages.find(({ isDefault }) => isDefault);
  if (!own || !original || isAnnouncedIn(own, pageAnnouncedIn(shown)))
    return pageAddress(site, path);
  return pageAddress(
    { ...site, base: original.base },
    translatedPath(original, { path, shown, own: own.code }),
  );
}

/**
 * The path of a page in another language, whose slug may differ.
 * @param page `path` without the language's first part; `own`: code of the language that it is in
 */
export function translatedPath(
  { code }: SiteLanguage,
  { path, shown, own }: { path: string; shown: unknown; own: string },
): string {
  const slugs = ownSlugs(shown);
  const [slug, other] = [slugs?.[own], slugs?.[code]];
  const end = path.lastIndexOf('/') + 1;
  if (slug === undefined || other === undefined || decoded(path.slice(end)) !== slug) return path;
  return path.slice(0, end) + encodeURIComponent(other);
}
