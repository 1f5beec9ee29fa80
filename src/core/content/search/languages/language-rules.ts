import type { Synonyms } from '../search-lists.ts';

/** How words of one language are looked up. Words are folded: small Latin letters without accents. */
export type LanguageRules = {
  /** Words that say nothing about what is wanted. */
  stopWords: ReadonlySet<string>;
  /** A word without the endings that do not change what it is about. */
  toStem(word: string): string;
  /** What visitors of such a site call the same thing. The owner's list adds to it. */
  synonyms: readonly Synonyms[];
  /** Short words that lose their vowel before an apostrophe and say nothing: "l'automate". */
  elided?: ReadonlySet<string>;
  /** Words are written as one, the telling part last: "Kühlautomat" is an "Automat". */
  joinsWords?: true;
};

/** The words of a text that is written with spaces alone. */
export const wordSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u));
