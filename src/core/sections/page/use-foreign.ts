import { createContext, useContext } from 'react';
import { isForeign, toDirection, type Language } from '#content/locales/language.ts';
import { wordLanguage } from '#content/locales/translation.ts';
import type { TitledMarks, WordMarks } from '#ui/word-marks.ts';

type Around = Pick<Language, 'code' | 'direction'>;

/** The marks of a thing from content in the fields that an element shows (`wordLanguage`). */
export type Foreign = (thing: object, ...fields: string[]) => WordMarks;

/** The language of the page that is rendered; null in browsers, and on a site whose one language runs left to right. */
export const PageLanguageContext = createContext<Around | null>(null);

/**
 * Marks an element whose words may stand in for missing ones: `<h3 {...foreign(product, 'title')}>`. Gives `lang` where
 * they are of another language than the page, and `dir` where its lines run the other way. What is in no language that
 * is known, such as an address or a name, runs by its own letters on a page from right to left.
 */
export function useForeign(): Foreign {
  return foreignIn(useContext(PageLanguageContext));
}

/** The same inside of what is in a language of its own. */
function foreignIn(around: Around | null): Foreign {
  return (thing, ...fields) => {
    const lang = wordLanguage(thing, ...fields);
    if (lang === undefined) return around?.direction === 'rtl' ? { dir: 'auto' } : {};
    return languageMarks(around, lang);
  };
}

/** Marks of words in the language of a code; none for words of the page's own. */
export function useLanguageMarks(): (code: string | undefined) => WordMarks {
  const page = useContext(PageLanguageContext);
  return (code) => (code === undefined ? {} : languageMarks(page, code));
}

function languageMarks(around: Around | null, lang: string): WordMarks {
  if (!around || !isForeign(lang, around.code)) return {};
  const dir = toDirection(lang);
  return dir === around.direction ? { lang } : { lang, dir };
}

/** Marks inside of a text that may be in another language than its page. */
export type MarksWithin = {
  /** Those of the text. */
  marks: WordMarks;
  /** Of what else from content stands in it. */
  foreign: Foreign;
  /** Of the page's own words in it; none where both are in one language. */
  own: WordMarks;
};

export function useMarksWithin(text: object, field: string): MarksWithin {
  const page = useContext(PageLanguageContext);
  const foreign = foreignIn(page);
  const marks = foreign(text, field);
  if (!page || marks.lang === undefined) return { marks, foreign, own: {} };
  const { lang } = marks;
  const direction = toDirection(lang);
  const own = { lang: page.code, ...(direction !== page.direction && { dir: page.direction }) };
  return { marks, foreign: foreignIn({ code: lang, direction }), own };
}

/** The same for a heading and the text below it. */
export function useTitledMarks(words: object): TitledMarks {
  const foreign = useForeign();
  return { title: foreign(words, 'title'), description: foreign(words, 'description') };
}
