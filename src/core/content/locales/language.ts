import type { ContentfulLocale } from '../contentful/contentful-entry.ts';

/** A language of the site: a locale of its space. */
export type Language = {
  /** The locale's code in the space, which is a language tag (BCP 47): `de`, `pt-BR`. */
  code: string;
  /** First part of its addresses: the code in lower case. Null for the default, whose addresses have none. */
  segment: string | null;
  /** Its name in itself, for a menu: “Deutsch”. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** Codes of the locales whose words stand in for missing ones, nearest first. */
  fallbacks: readonly string[];
};

export type Languages = {
  default: Language;
  /** Those that visitors can choose, in the order of the menu. The default is always among them. */
  public: readonly Language[];
  /** First parts of the addresses of those that the owner keeps off; none where the settings name no languages. */
  off?: readonly string[];
};

/** The language that one page is in, among those of the site. */
export type PageLanguage = { language: Language; languages: Languages };

/** What all built-in words are in (decision 150). */
export const BUILT_IN_LANGUAGE = 'en';

/** What a site is in as long as its space says nothing else. */
const DEFAULT_CODE = 'en-US';

/** A site with one language. */
export function oneLanguage(code = DEFAULT_CODE): Languages {
  return toLanguages([{ code, name: code, default: true, fallbackCode: null }], []);
}

/**
 * The languages of a site.
 * @param locales those of the space; one is the default
 * @param codes the locales that the owner made public, in the order of the menu. The default comes first where they
 *   leave it out. Those that the space lacks, and those that are no language tags, count for nothing.
 */
export function toLanguages(
  locales: readonly ContentfulLocale[],
  codes: readonly string[],
): Languages {
  const known = new Map(locales.map((locale) => [locale.code, locale]));
  const fallback = locales.find((locale) => locale.default) ?? locales[0];
  const defaultCode = fallback?.code ?? DEFAULT_CODE;
  const chosen = codes.filter((code) => known.has(code) && isLanguageTag(code));
  const shown = [...new Set(chosen.includes(defaultCode) ? chosen : [defaultCode, ...chosen])];
  const toLanguage = (code: string): Language => ({
    code,
    segment: code === defaultCode ? null : code.toLowerCase(),
    name: toName(code, shown) ?? known.get(code)?.name ?? code,
    direction: toDirection(code),
    fallbacks: toFallbacks(code, known),
  });
  const off = [...known.keys()].filter((code) => codes.length > 0 && !shown.includes(code));
  return {
    default: toLanguage(defaultCode),
    public: shown.map(toLanguage),
    ...(off.length > 0 && { off: off.map((code) => code.toLowerCase()) }),
  };
}

/**
 * Whether words of a language are of another than what they stand in: those of a language are in all of its regions
 * (RFC 4647 section 3.3.1).
 * @param code of the words
 * @param around of what they stand in
 */
export const isForeign = (code: string, around: string) => !`${around}-`.startsWith(`${code}-`);

export function isLanguageTag(code: string): boolean {
  try {
    return new Intl.Locale(code).language !== 'und';
  } catch {
    return false;
  }
}

/** A region is named only where the menu holds the same language twice: “Deutsch”, or “Deutsch (Schweiz)” beside it. */
function toName(code: string, shown: readonly string[]): string | null {
  if (!isLanguageTag(code)) return null;
  const { language, script } = new Intl.Locale(code);
  const isAmbiguous = shown.some(
    (other) =>
      other !== code && isLanguageTag(other) && new Intl.Locale(other).language === language,
  );
  const tag = isAmbiguous ? code : [language, script].filter(Boolean).join('-');
  const names = new Intl.DisplayNames([code], { type: 'language', languageDisplay: 'standard' });
  const name = names.of(tag) ?? code;
  // Many languages write their own names small inside a sentence; in a menu they stand alone.
  const [first = ''] = name;
  return first.toLocaleUpperCase(code) + name.slice(first.length);
}

/** Part of ECMA-402 that TypeScript does not list yet. */
type WithTextInfo = { getTextInfo(): { direction?: 'ltr' | 'rtl' } };

/** The way in which the lines of a language run; to the right for what is no language. */
export function toDirection(code: string): Language['direction'] {
  if (!isLanguageTag(code)) return 'ltr';
  const locale = new Intl.Locale(code) as Intl.Locale & WithTextInfo;
  return locale.getTextInfo().direction ?? 'ltr';
}

function toFallbacks(code: string, known: ReadonlyMap<string, ContentfulLocale>): string[] {
  const chain: string[] = [];
  let next = known.get(code)?.fallbackCode ?? null;
  while (next !== null && next !== code && !chain.includes(next)) {
    chain.push(next);
    next = known.get(next)?.fallbackCode ?? null;
  }
  return chain;
}
