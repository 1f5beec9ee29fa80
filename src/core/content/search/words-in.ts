/** A word where it stands in a text; words joined by hyphens are one. */
export type PlacedWord = { text: string; at: number };

/** Letters with their marks, digits, and what is invisible inside a word, such as a soft hyphen; an English genitive. */
const LETTERS = String.raw`[\p{L}\p{N}\p{M}\p{Cf}]`;
const WORD = new RegExp(
  `${LETTERS}+(?:[-\u2010\u2011]${LETTERS}+)*(?:['’]s(?![\\p{L}\\p{N}]))?`,
  'gu',
);

/** Scripts that put no spaces between words. */
export const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/**
 * The words of a text in their order. What is written without spaces is parted by `Intl.Segmenter`.
 * @param segmenter of words, in the language of the text
 */
export function* wordsIn(text: string, segmenter: Intl.Segmenter): Generator<PlacedWord, void> {
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!UNSPACED.test(word)) yield { text: word, at: index };
    else
      for (const { segment, index: within } of segmenter.segment(word))
        yield { text: segment, at: index + within };
  }
}
