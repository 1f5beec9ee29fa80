import { CATALOGUES } from '#copy/catalogues.ts';

export type CatalogueLanguage = keyof typeof CATALOGUES;
/** Every language that the site has words in, English first. */
export const CATALOGUE_LANGUAGES = Object.keys(CATALOGUES) as CatalogueLanguage[];

type Leaf = { place: string; text: string };

const VALUE = /\{\w+\}/gu;

function leavesOf(words: unknown, place: string): Leaf[] {
  if (typeof words === 'string') return [{ place, text: words.replaceAll(/\s+/gu, ' ').trim() }];
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([name, part]) => leavesOf(part, `${place}.${name}`));
}

const LEAVES = Object.fromEntries(
  CATALOGUE_LANGUAGES.map((language) => [language, leavesOf(CATALOGUES[language], '')]),
) as Record<CatalogueLanguage, Leaf[]>;

/** Two letters in a row beside its values: less is a sign or a unit. */
const hasWords = (text: string) => /\p{L}{2}/u.test(text.replaceAll(VALUE, ' '));

/** With values in it, a text of few letters would fit anything. */
const FEWEST_LETTERS = 4;
const tells = (text: string) =>
  text.replaceAll(VALUE, '').replaceAll(/[^\p{L}]/gu, '').length >= FEWEST_LETTERS;

/** Finds what a text that stands by itself says in the words of a catalogue. */
export type FindWords = (text: string) => string | null;

function finderOf(leaves: readonly Leaf[], isKept = tells): FindWords {
  const whole = new Map<string, string>();
  const patterns: [RegExp, string][] = [];
  for (const { place, text } of leaves) {
    if (!text.replaceAll(VALUE, '').trim()) continue;
    if (text.search(VALUE) < 0) whole.set(text, place);
    else if (isKept(text)) patterns.push([patternOf(text), place]);
  }
  const known = new Map<string, string | null>();
  return (text) => {
    let found = whole.get(text) ?? known.get(text);
    if (found !== undefined) return found;
    found = patterns.find(([pattern]) => pattern.test(text))?.[1] ?? null;
    known.set(text, found);
    return found;
  };
}

/** What stands for `{count}`, which a text of the owner's is not. */
const FIGURE = String.raw`[\p{N}\p{P}\p{Cf}\s]+`;

function patternOf(text: string): RegExp {
  const parts = text
    .split(/(\{\w+\})/u)
    .map((part, at) =>
      at % 2 === 0
        ? part.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`)
        : part === '{count}'
          ? FIGURE
          : '.+',
    );
  return new RegExp(`^${parts.join('')}$`, 'u');
}

const FOREIGN = new Map<CatalogueLanguage, FindWords>();

/**
 * Finds words of the other catalogues: those that a language writes otherwise, and that it has nowhere itself.
 * @returns of a text the place in the other catalogue (`de.inquiryWords.send`), or null
 */
export function foreignWords(language: CatalogueLanguage): FindWords {
  const before = FOREIGN.get(language);
  if (before) return before;
  const own = new Set(LEAVES[language].map(({ text }) => text));
  const ownWords = finderOf(LEAVES[language], () => true);
  const others = CATALOGUE_LANGUAGES.filter((other) => other !== language).flatMap((other) =>
    LEAVES[other]
      .filter(({ text }) => hasWords(text) && !own.has(text))
      .map(({ place, text }) => ({ place: other + place, text })),
  );
  const foreign = finderOf(others);
  const found: FindWords = (text) => (ownWords(text) === null ? foreign(text) : null);
  FOREIGN.set(language, found);
  return found;
}

/**
 * Finds the lines of a language in which a value stands as a name: a sentence, or two values side by side, as in
 * `{quantity} × {title}`. One value in quotation marks is no line.
 */
export function ownLines(language: CatalogueLanguage): FindWords {
  const lines = LEAVES[language].filter(({ text }) => text.search(VALUE) >= 0);
  return finderOf(lines, (text) => tells(text) || text.match(VALUE)!.length > 1);
}
