import { createContext, useContext } from 'react';
import { toDirection, type Language } from '#content/locales/language.ts';
import { wordLanguage } from '#content/locales/translation.ts';
import type { TitledMarks, WordMarks } from '#ui/word-marks.ts';

/** The language of the page that is rendered; null in browsers, and on a site whose one language runs left to right. */
export const PageLanguageContext = createContext<Pick<Language, 'code' | 'direction'> | null>(null);

/**
 * Marks an element whose words may stand in for missing ones: `<h3 {...foreign(product, 'title')}>`. Gives `lang` where
 * they are of another language than the page, and `dir` where its lines run the other way. What is in no language that
 * is known, such as an address or a name, runs by its own letters on a page from right to left.
 * @returns a function of a thing from content and the fields that the element shows (`wordLanguage`)
 */
export function useForeign(): (thing: object, ...fields: string[]) => WordMarks {
  const page = useContext(PageLanguageContext);
  return (thing, ...fields) => {
    if (!page) return {};
    const lang = wordLanguage(thing, ...fields);
    if (lang === undefined) return page.direction === 'rtl' ? { dir: 'auto' } : {};
    if (lang === page.code) return {};
    const dir = toDirection(lang);
    return dir === page.direction ? { lang } : { lang, dir };
  };
}

/** The same for a heading and the text below it. */
export function useTitledMarks(words: object): TitledMarks {
  const foreign = useForeign();
  return { title: foreign(words, 'title'), description: foreign(words, 'description') };
}
