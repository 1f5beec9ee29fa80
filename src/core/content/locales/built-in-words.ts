import { translationOf, type Translation } from './translation.ts';
import { isText } from './word-fields.ts';
import { BUILT_IN_LANGUAGE, isForeign, type PageLanguage } from './language.ts';
import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import { isRecord } from '../is-record.ts';

/** Where built-in content stands: the code of the page's language, and of those whose translations it must not undo. */
type Place = { code: string; wholeIn: readonly string[] };

/**
 * Built-in content that says of its words which language they are in, under the names that it has them; as it is on a site
 * with one language. It counts for nothing where pages are announced.
 */
export function asBuiltIn<T>(value: T, page: PageLanguage | null): T {
  if (page === null) return value;
  const { language, languages } = page;
  return marked(value, {
    code: language.code,
    wholeIn: languages.public.map(({ code }) => code),
  }) as T;
}

/** The same for what stands in for fields that an entry lacks. */
export function asBuiltInBeside<T>(value: T, entry: ContentfulEntry): T {
  const translation = translationOf(entry);
  const { locale } = entry.sys;
  if (translation === null || typeof locale !== 'string') return value;
  return marked(value, { code: locale, wholeIn: translation.wholeIn }) as T;
}

function marked(value: unknown, place: Place): unknown {
  if (Array.isArray(value)) return value.map((item) => marked(item, place));
  // Rich text has one language, that of what holds it.
  if (!isRecord(value) || 'nodeType' in value) return value;
  const parts = Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, marked(part, place)]),
  );
  const words = Object.entries(value).filter(([, part]) => isText(part));
  const translation: Translation = {
    words: Object.fromEntries(words.map(([name]) => [name, BUILT_IN_LANGUAGE])),
    wholeIn: place.wholeIn,
    announcedIn: [],
    slugs: null,
  };
  return {
    ...parts,
    ...('alt' in value &&
      isForeign(BUILT_IN_LANGUAGE, place.code) && { altLanguage: BUILT_IN_LANGUAGE }),
    translation,
  };
}
