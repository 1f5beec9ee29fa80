import { keptByLanguage } from '../units/kept-by-language.ts';
import { foldWord, isArabic } from './fold-word.ts';
import { ARABIC, toArabicStem } from './languages/arabic.ts';
import { ENGLISH } from './languages/english.ts';
import { FRENCH } from './languages/french.ts';
import { GERMAN } from './languages/german.ts';
import type { LanguageRules } from './languages/language-rules.ts';
import { SPANISH } from './languages/spanish.ts';
import { UNSPACED, wordsIn, type PlacedWord } from './words-in.ts';

/** A word as it is written, in small letters; folded; and what it is looked up by. */
export type SearchTerm = { shown: string; word: string; stem: string };

export type SearchLanguage = Pick<LanguageRules, 'synonyms' | 'joinsWords'> & {
  /** BCP 47. */
  code: string;
  /**
   * The words of a text. Words joined by hyphens stand both for themselves and as one: "make-up" is also "makeup".
   * Linear in the length of the text.
   */
  termsOf(text: string): SearchTerm[];
  /** The words of a text, each where it stands. */
  placedWords(text: string): Iterable<PlacedWord>;
  stemOf(word: string): string;
  /** Leaves out the words that say nothing, unless there are no others. */
  withoutStopWords(terms: readonly SearchTerm[]): readonly SearchTerm[];
  /** Whether a word means something in this trade in another language: it is no slip, however near it comes to one. */
  isForeign(word: string): boolean;
};

const RULES: Readonly<Record<string, LanguageRules>> = {
  ...{ en: ENGLISH, de: GERMAN, fr: FRENCH, es: SPANISH, ar: ARABIC },
};

/** Longer words are no words; the rest of them is not looked at. */
const MAX_WORD_CHARACTERS = 40;
/** Words of which the term is kept: a text says most of its words again and again. */
const MOST_KEPT = 5_000;

/**
 * How a language is searched. Languages without rules of their own have those of English, for what the site has no words
 * for in them is in English.
 * @param code BCP 47
 */
export const searchLanguage = keptByLanguage((code): SearchLanguage => {
  const own = new Intl.Locale(code).language;
  const rules = RULES[own] ?? ENGLISH;
  const segmenter = new Intl.Segmenter(code, { granularity: 'word' });
  const known = new Map<string, SearchTerm>();
  const stemOf = (word: string) => (isArabic(word) ? toArabicStem(word) : rules.toStem(word));

  function toTerm(written: string): SearchTerm {
    let term = known.get(written);
    if (term === undefined) {
      const shown = written.replace(/\p{Cf}/gu, '').toLowerCase();
      const word = foldWord(shown).slice(0, MAX_WORD_CHARACTERS);
      term = { shown, word, stem: stemOf(word) };
      if (known.size === MOST_KEPT) known.clear();
      known.set(written, term);
    }
    return term;
  }

  function termsOf(text: string): SearchTerm[] {
    const terms: SearchTerm[] = [];
    for (const { text: written, at } of wordsIn(text, segmenter)) {
      const parts = written.replace(/['’]s$/u, '').split(/[-\u2010\u2011]/u);
      const words = parts.length > 1 ? [...parts, parts.join('')] : parts;
      const isElided =
        rules.elided?.has(foldWord(written)) && /['’]/u.test(text[at + written.length] ?? '');
      if (!isElided) terms.push(...words.map(toTerm).filter(({ word }) => word !== ''));
    }
    return terms;
  }

  return {
    code,
    synonyms: rules.synonyms,
    ...(rules.joinsWords && { joinsWords: true }),
    termsOf,
    placedWords: (text) => wordsIn(text, segmenter),
    stemOf,
    withoutStopWords(terms) {
      const telling = terms.filter(({ word }) => !rules.stopWords.has(word));
      return telling.length > 0 ? telling : terms;
    },
    isForeign: (word) => foreignWords(own).has(word),
  };
});

/** The folded words of the trade in the other languages that have rules. */
const foreignWords = keptByLanguage((own) => {
  const others = Object.entries(RULES).filter(([language]) => language !== own);
  return new Set(
    others
      .flatMap(([language, { synonyms }]) =>
        synonyms.flat().flatMap((phrase) => searchLanguage(language).termsOf(phrase)),
      )
      .map(({ word }) => word),
  );
});

/** Whether a word is of a script that puts no spaces between words: it has no slips, and its parts find it. */
export const isUnspaced = (word: string) => UNSPACED.test(word);
