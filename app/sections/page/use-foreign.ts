import { createContext, useContext } from 'react';
import { toDirection, type Language } from '#content/locales/language.ts';
import { foreignLanguage } from '#content/locales/translation.ts';
import type { TitledMarks, WordMarks } from '#ui/word-marks.ts';

/** The language of the page that is rendered; null on a site with one language, and in browsers. */
export const PageLanguageContext = createContext<Pick<Language, 'code' | 'direction'> | null>(null);

/**
 * Marks an element whose words may stand in for missing ones: `<h3 {...foreign(product, 'title')}>`. Gives `lang` where
 * they are of another language than the page, and `dir` where its lines run the other way.
 * @returns a function of a thing from content and the fields that the element shows (`foreignLanguage`)
 */
export function useForeign(): (thing: object, ...fields: string[]) => WordMarks {
  const page = useContext(PageLanguageContext);
  return (thing, ...fields) => {
    const lang = page ? foreignLanguage(thing, page, ...fields) : undefined;
    if (!page || lang === undefined) return {};
    const dir = toDirection(lang);
    return dir === page.direction ? { lang } : { lang, dir };
  };
}

/** The same for a heading and the text below it. */
export function useTitledMarks(words: object): TitledMarks {
  const foreign = useForeign();
  return { title: foreign(words, 'title'), description: foreign(words, 'description') };
}
