import anyAscii from 'any-ascii';

/** A word as it is written, in small letters without accents, and what it is looked up by. */
export type SearchTerm = { word: string; stem: string };

/** Longer words are no words; the rest of them is not looked at. */
const MAX_WORD_CHARACTERS = 40;

/** Words that say nothing about what is wanted. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about after all also am an and any are as at be by can could did do does for from get had has have how i if in into is
  it its me my of on or our please she should so some such than that the their them then there these they this to
  us was we were what when where which who why will with without would you your`.split(/\s+/u),
);

/**
 * The words of a text. Words joined by hyphens stand both for themselves and as one: "make-up" is also "makeup".
 * Linear in the length of the text.
 */
export function toSearchTerms(text: string): SearchTerm[] {
  const folded = (isAscii(text) ? text : anyAscii(text.normalize('NFKC')))
    .toLowerCase()
    .replace(/['’]s\b/gu, '');
  const terms: SearchTerm[] = [];
  const stems = new Map<string, string>();
  for (const chunk of folded.split(/[^a-z0-9-]+/u)) {
    const words = chunk.split('-').filter((word) => word !== '');
    for (const word of words.length > 1 ? [...words, words.join('')] : words) {
      const cut = word.slice(0, MAX_WORD_CHARACTERS);
      const stem = stems.get(cut) ?? stemOf(cut);
      stems.set(cut, stem);
      terms.push({ word: cut, stem });
    }
  }
  return terms;
}

// Folding a long text takes longer than all else, and most texts have nothing to fold.
const isAscii = (text: string) => !/[^\p{ASCII}]/u.test(text);

/** Leaves out the words that say nothing, unless there are no others. */
export function withoutStopWords(terms: readonly SearchTerm[]): readonly SearchTerm[] {
  const telling = terms.filter(({ word }) => !STOP_WORDS.has(word));
  return telling.length > 0 ? telling : terms;
}

/** English endings that do not change what a word is about: plurals, -ing, -ed and a last e. */
function stemOf(word: string): string {
  if (word.length < 4 || /\d/u.test(word)) return word;
  const singular = singularOf(word);
  const bare = singular.replace(/(?:ing|ed)$/u, '');
  const isEnding = bare !== singular && /[aeiouy]/u.test(bare.slice(0, -2));
  const root = isEnding ? bare.replace(/([bdgmnprt])\1$/u, '$1') : singular;
  return root.length > 3 ? root.replace(/e$/u, '') : root;
}

function singularOf(word: string): string {
  if (/(?:ss|us|is)$/u.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:[sx]|[cs]h)es$/u.test(word) && word.length > 4) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}
