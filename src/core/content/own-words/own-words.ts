/**
 * What the owner says in the place of the site's own words: by the code of a locale, then by the key of the word. A
 * locale without a text has the site's, whatever stands in for it elsewhere.
 */
export type OwnWords = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Why a text cannot take the place of a word in a locale, and what to do; null where it can. */
export type WhyNotWord = (key: string, locale: string, text: string) => string | null;

export const NO_OWN_WORDS: OwnWords = new Map();

/** Twice the longest of the site's own. */
export const MAX_WORD_CHARACTERS = 1_000;
