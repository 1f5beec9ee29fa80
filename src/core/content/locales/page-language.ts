import { decoded } from '../slugs/decoded.ts';
import { isWithoutLanguage } from './without-language.ts';
import type { Language, Languages, PageLanguage } from './language.ts';

/** The form of a first part that may name a language, as the page cache takes it before it knows the languages. */
const MAY_NAME_LANGUAGE = /^\/[a-z]{2,3}(?:-[a-z0-9]{2,8})*(?=\/|$)/u;

/** First part of the addresses of a language: `/de`, or nothing for the default. */
export function baseOf({ segment }: Language): string {
  return segment === null ? '' : `/${segment}`;
}

/**
 * The language of an address, and the page's path without it.
 * @param pathname as requested: `/de/machines`
 */
export function splitLanguage(
  pathname: string,
  languages: Languages,
): PageLanguage & { path: string } {
  for (const language of languages.public) {
    const base = baseOf(language);
    if (base === '' || !(pathname === base || pathname.startsWith(`${base}/`))) continue;
    const path = pathname.slice(base.length) || '/';
    if (!isWithoutLanguage(decoded(path))) return { language, languages, path };
  }
  return { language: languages.default, languages, path: pathname };
}

/** The path that an address stands for whose language is off: the same page's in the default. Null for every other. */
export function withoutOffLanguage(pathname: string, { off = [] }: Languages): string | null {
  const [, first = '', path = '/'] = /^\/([^/]+)(\/.*)?$/u.exec(pathname) ?? [];
  return off.includes(first) && !isWithoutLanguage(decoded(path)) ? path : null;
}

/** A language of the site by the code of its locale; the default for one that the site does not have, or no longer. */
export function languageOf(code: string, languages: Languages): PageLanguage {
  const language = languages.public.find((each) => each.code === code) ?? languages.default;
  return { language, languages };
}

/**
 * A path whose first part names a language in other letters (`/DE/machines`), with the part as addresses have it; null for
 * every other.
 */
export function inSmallLetters(pathname: string, languages: Languages): string | null {
  const [first = ''] = /^\/[^/]+/u.exec(pathname) ?? [];
  const base = decoded(first).toLowerCase();
  if (base === first || !languages.public.some((language) => baseOf(language) === base))
    return null;
  const respelt = base + pathname.slice(first.length);
  return splitLanguage(respelt, languages).path === respelt ? null : respelt;
}

/** A path without what may be its language, for rules that hold in every language. */
export function withoutLanguage(path: string): string {
  return path.replace(MAY_NAME_LANGUAGE, '') || '/';
}

/** A language that visitors may choose, as pages name it. */
export type SiteLanguage = { code: string; name: string; base: string; isDefault: boolean };

/** The languages of a site in the order of its menu; none where it has one. */
export function toSiteLanguages(languages: Languages): SiteLanguage[] {
  if (languages.public.length < 2) return [];
  return languages.public.map((each) => ({
    code: each.code,
    name: each.name,
    base: baseOf(each),
    isDefault: each.code === languages.default.code,
  }));
}
