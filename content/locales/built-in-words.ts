import type { Translation } from './translation.ts';
import { isText } from './word-fields.ts';
import type { PageLanguage } from './language.ts';
import { isRecord } from '../mapping/read-fields.ts';

/** What all built-in words are in (decision 150). */
export const BUILT_IN_LANGUAGE = 'en';

/**
 * Built-in content that says of its words which language they are in, under the names that it has them; as it is on a site
 * with one language. It counts for nothing where pages are announced.
 */
export function asBuiltIn<T>(value: T, page: PageLanguage | null): T {
  return page === null ? value : (marked(value, page) as T);
}

function marked(value: unknown, page: PageLanguage): unknown {
  if (Array.isArray(value)) return value.map((item) => marked(item, page));
  // Rich text has one language, that of what holds it.
  if (!isRecord(value) || 'nodeType' in value) return value;
  const parts = Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, marked(part, page)]),
  );
  const words = Object.entries(value).filter(([, part]) => isText(part));
  const translation: Translation = {
    words: Object.fromEntries(words.map(([name]) => [name, BUILT_IN_LANGUAGE])),
    wholeIn: page.languages.public.map(({ code }) => code),
    announcedIn: [],
    slugs: null,
  };
  const isForeign = !page.language.code.startsWith(BUILT_IN_LANGUAGE);
  return {
    ...parts,
    ...('alt' in value && isForeign && { altLanguage: BUILT_IN_LANGUAGE }),
    translation,
  };
}
