import MiniSearch from 'minisearch';
import { foldWord } from './fold-word.ts';
import { joinedTexts, type SearchDocument } from './search-document.ts';
import { type Quantity, quantitiesIn, quantityMatch, quantityToken } from './quantities.ts';
import { isUnspaced, type SearchLanguage, type SearchTerm } from './search-language.ts';
import type { SearchLists, Synonyms } from './search-lists.ts';
import type { Sought } from './snippet.ts';
import { correctionsOf } from './spelling.ts';

/** The longest query that is looked at, in characters; the rest is cut off, and the page says so. */
export const MAX_QUERY_CHARACTERS = 120;
/** The words of a query that are looked up; visitors use three or four. */
const MAX_QUERY_WORDS = 12;
/** How many results the pages of one query hold together. */
const MAX_RESULTS = 200;

type SearchHit = { document: SearchDocument; isBestBet: boolean };

export type SearchFindings = {
  /** Best first. */
  hits: readonly SearchHit[];
  /** What counts as found in a text, for marking: the words' stems, with synonyms and corrections. */
  sought: Sought;
  /** The query as it was most likely meant, in the letters of the texts; null where every word is known. */
  correctedQuery: string | null;
};

export type SearchIndex = {
  find(query: string): SearchFindings;
  /** How many pages and answers can be found. */
  size: number;
};

/** One way to read a word of the query: words that stand together, and how much finding them counts. */
type Reading = { stems: readonly string[]; weight: number };
/** The readings of a word, of which the best one counts; `span` words of the query are covered. */
type Wanted = { readings: Reading[]; span: number };

const TEXTS = ['title', 'headings', 'summary', 'facts', 'body'] as const;
const BOOSTS = { title: 3, headings: 2.5, summary: 2.5, facts: 2, body: 1 };
const SYNONYM_WEIGHT = 0.6;
const CORRECTION_WEIGHT = 0.8;
/** Of a compound that ends with the word, or of the parts of one: an outdoor machine is a machine. */
const PART_WEIGHT = 0.7;
const PART_FROM_CHARACTERS = 5;
const PREFIX_FROM_CHARACTERS = 3;
/** A page with half of the words is worth much less than one with all. */
const COVERAGE_POWER = 1.5;
const WHOLE_TITLE_FACTOR = 1.5;
const BESIDE_FACTOR = 0.4;
/** What a title that has all of the query's words adds: it names what was looked for, others write about it. */
const NAMED_BONUS = 0.5;
/** Documents indexed between two looks at what else waits: of long ones in Japanese each takes 25 ms. */
const CHUNK = 2;

/**
 * Builds the index of a site in one language. Other requests are answered in between.
 * @param language of the texts and of the queries
 */
export async function buildSearchIndex(
  documents: readonly SearchDocument[],
  { synonyms, bestBets }: SearchLists,
  language: SearchLanguage,
): Promise<SearchIndex> {
  const words: KnownWords = {
    ...{ language, counts: new Map(), shown: new Map(), stems: new Set(), quantities: new Map() },
  };
  const mini = new MiniSearch<SearchDocument>({
    idField: 'path',
    fields: [...TEXTS],
    extractField: (document, field) => {
      const said = document[field as 'path' | (typeof TEXTS)[number]] ?? '';
      return typeof said === 'string' ? said : joinedTexts(said);
    },
    tokenize: (text) => noteWords(words, text),
    // Tokens are stems already, in documents and in queries.
    processTerm: (term) => term,
    searchOptions: { tokenize: (text) => text.split(' '), boost: BOOSTS },
  });
  await mini.addAllAsync(documents, { chunkSize: CHUNK });
  const byPath = new Map(documents.map((document) => [document.path, document]));
  for (const document of documents)
    for (const path of document.otherPaths ?? []) if (!byPath.has(path)) byPath.set(path, document);
  const stemsOf = (text: string) => language.termsOf(text).map(({ stem }) => stem);
  const titles = new Map(documents.map(({ path, title }) => [path, new Set(stemsOf(title))]));
  const lists = [...language.synonyms, ...synonyms];
  const meanings = toMeanings(lists, language);
  notePhrases(words, lists);
  const keyOf = (text: string) => keyOfTerms(toQueryTerms(text, language));
  const bets = bestBets.flatMap(({ words: phrases, path }) =>
    phrases.map((phrase) => ({ key: keyOf(phrase), document: byPath.get(path) })),
  );

  return {
    size: documents.length,
    find(query) {
      const cut = query.slice(0, MAX_QUERY_CHARACTERS);
      const { measured, rest } = takeQuantities(cut, words);
      const asked = toQueryTerms(rest, language).map((term) => respelt(term, words));
      const corrected = correct(asked, words);
      const wanted = [...measured, ...readingsOf(asked, { words, meanings, corrected })];
      const scores = scoresOf(mini, wanted);
      const key = keyOf(cut);
      const first = bets.find((bet) => bet.key === key && key !== '' && bet.document)?.document;
      const askedStems = new Set(asked.map(({ stem }) => stem));
      const ranked = scores
        .map(({ path, score }) => ({
          path,
          score:
            score *
            factorOf(titles.get(path)!, askedStems) *
            (byPath.get(path)!.isBeside ? BESIDE_FACTOR : 1),
        }))
        .filter(({ path }) => path !== first?.path)
        .toSorted((a, b) => b.score - a.score || (a.path < b.path ? -1 : 1))
        .map(({ path }) => ({ document: byPath.get(path)!, isBestBet: false }));
      const best = first ? [{ document: first, isBestBet: true }] : [];
      const stems = wanted.flatMap(({ readings }) => readings.flatMap((reading) => reading.stems));
      return {
        hits: [...best, ...ranked].slice(0, MAX_RESULTS),
        sought: { stems: new Set(stems), language },
        correctedQuery: correctedText(asked, corrected, { words, measured }),
      };
    },
  };
}

/** What each page scores that has one of the words at least, by its path. */
function scoresOf(mini: MiniSearch, wanted: readonly Wanted[]): { path: string; score: number }[] {
  const scores = new Map<string, { score: number; found: number }>();
  let spans = 0;
  for (const { readings, span } of wanted) {
    const best = new Map<string, number>();
    let most = Infinity;
    for (const { weight, stems } of readings.toSorted((a, b) => b.weight - a.weight)) {
      const found = scoresOfReading(mini, stems);
      const highest = Math.max(0, ...found.map(([, score]) => score));
      // A rare word scores high: as another word for a common one it counts no more than that would.
      const scale = weight * Math.min(1, most / highest);
      for (const [path, score] of found)
        best.set(path, Math.max(score * scale, best.get(path) ?? 0));
      if (weight === 1 && highest > 0) most = highest;
    }
    // What nearly every page says tells none of them from the others.
    const rarity = 1 - best.size / (mini.documentCount + 1);
    for (const [path, score] of best) {
      const sum = scores.get(path) ?? { score: 0, found: 0 };
      scores.set(path, { score: sum.score + score * rarity, found: sum.found + span * rarity });
    }
    spans += span * rarity;
  }
  return [...scores].map(([path, { score, found }]) => ({
    path,
    score: score * (found / spans) ** COVERAGE_POWER,
  }));
}

function scoresOfReading(mini: MiniSearch, stems: readonly string[]): [string, number][] {
  const prefix = (stem: string) => stems.length === 1 && stem.length >= PREFIX_FROM_CHARACTERS;
  return mini
    .search(stems.join(' '), { combineWith: 'AND', prefix })
    .map(({ id, score }) => [id as string, score]);
}

function toQueryTerms(query: string, language: SearchLanguage): readonly SearchTerm[] {
  // Joined forms of hyphened words are found from their parts.
  const terms = language.termsOf(query.replaceAll(/[-\u2010\u2011]/gu, ' '));
  return language.withoutStopWords(terms).slice(0, MAX_QUERY_WORDS);
}

/** Queries with the same words in any order are the same. */
function keyOfTerms(terms: readonly SearchTerm[]): string {
  return [...new Set(terms.map(({ stem }) => stem))].toSorted().join(' ');
}

/** What a title does to the score: by how much of the query it has, and whether it is nothing else, and half of it at least. */
function factorOf(title: ReadonlySet<string>, asked: ReadonlySet<string>): number {
  if (asked.size === 0) return 1;
  const named = title.intersection(asked).size;
  const isWhole = named === title.size && title.size * 2 >= asked.size;
  return (1 + (NAMED_BONUS * named) / asked.size) * (isWhole ? WHOLE_TITLE_FACTOR : 1);
}

/** What else is said for a phrase: its stems, joined, to those of the others. */
type Meanings = ReadonlyMap<string, readonly (readonly string[])[]>;

function toMeanings(lists: readonly Synonyms[], language: SearchLanguage): Meanings {
  const meanings = new Map<string, (readonly string[])[]>();
  for (const list of lists) {
    const phrases = list.map((phrase) => toQueryTerms(phrase, language).map(({ stem }) => stem));
    for (const phrase of phrases) {
      const key = phrase.join(' ');
      const others = phrases.filter((other) => other.join(' ') !== key);
      meanings.set(key, [...(meanings.get(key) ?? []), ...others]);
    }
  }
  return meanings;
}

/** Every word of the index and of the synonyms. */
type KnownWords = {
  language: SearchLanguage;
  /** How often each occurs. */
  counts: Map<string, number>;
  /** How those are written that are folded into something else. */
  shown: Map<string, string>;
  stems: Set<string>;
  /** By their tokens. */
  quantities: Map<string, Quantity>;
};

function noteTerm({ counts, shown, stems }: KnownWords, term: SearchTerm): void {
  counts.set(term.word, (counts.get(term.word) ?? 0) + 1);
  if (term.shown !== term.word && !shown.has(term.word)) shown.set(term.word, term.shown);
  stems.add(term.stem);
}

/** What a text that is indexed is found by; its words are counted on the way. */
function noteWords(words: KnownWords, text: string): string[] {
  const terms = words.language.termsOf(text);
  const tokens: string[] = [];
  for (const term of terms) {
    noteTerm(words, term);
    tokens.push(term.stem);
    if (isUnspaced(term.stem) && term.stem.length > 1) tokens.push(...term.stem);
  }
  for (const { meanings } of quantitiesIn(text, words.language.code))
    for (const quantity of meanings) {
      const token = quantityToken(quantity);
      words.quantities.set(token, quantity);
      tokens.push(token);
    }
  return tokens;
}

function notePhrases(words: KnownWords, lists: readonly Synonyms[]): void {
  for (const term of words.language.termsOf(lists.flat().join(' ')))
    if (!words.stems.has(term.stem)) noteTerm(words, term);
}

/** A figure and its unit: two words at least. */
const FIGURE_SPAN = 2;

type Measured = Wanted & { text: string };

/** The quantities of a query that some text states, and what is left without them. */
function takeQuantities(
  query: string,
  { quantities, language }: KnownWords,
): { measured: Measured[]; rest: string } {
  const measured: Measured[] = [];
  let rest = query;
  for (const { text, meanings } of quantitiesIn(query, language.code)) {
    const readings = [...quantities].flatMap(([token, known]) => {
      const weight = Math.max(...meanings.map((wanted) => quantityMatch(wanted, known)));
      return weight > 0 ? [{ stems: [token], weight }] : [];
    });
    if (readings.length === 0) continue;
    measured.push({ text, readings, span: FIGURE_SPAN });
    rest = rest.replace(text, ' ');
  }
  return { measured, rest };
}

/** A word that no text has, spelt as one has it: German writes "kuehl" for "kühl" where a keyboard lacks the letter. */
function respelt(term: SearchTerm, { stems, language }: KnownWords): SearchTerm {
  if (stems.has(term.stem)) return term;
  const spelt = [
    term.word.replaceAll(/([aou])e/gu, '$1'),
    term.shown.replaceAll(/[äöü]/gu, (letter) => `${foldWord(letter)}e`),
  ];
  for (const shown of spelt) {
    const word = foldWord(shown);
    const stem = language.stemOf(word);
    if (word !== term.word && isBegun(stem, stems)) return { ...term, word, stem };
  }
  return term;
}

/** Whether a known word begins so; short beginnings are those of too many. */
const isBegun = (stem: string, stems: ReadonlySet<string>) =>
  stems.has(stem) ||
  (stem.length > PREFIX_FROM_CHARACTERS && stems.values().some((known) => known.startsWith(stem)));

/** What unknown words may have been meant to be, by word. */
type Corrected = ReadonlyMap<string, readonly string[]>;

function correct(asked: readonly SearchTerm[], words: KnownWords): Corrected {
  const { counts, stems, language } = words;
  const corrected = new Map<string, readonly string[]>();
  for (const [at, { word, stem }] of asked.entries()) {
    if (stems.has(stem) || corrected.has(word)) continue;
    // A figure is meant as it stands, and so is a word of another language.
    if (/\d/u.test(word) || isUnspaced(word) || language.isForeign(word)) continue;
    const isJoined = [asked[at - 1], asked[at + 1]].some(
      (beside, side) =>
        beside && stems.has(language.stemOf(side === 0 ? beside.word + word : word + beside.word)),
    );
    if (isJoined || splitOf(word, words) !== null) continue;
    const found = correctionsOf(word, counts).map((correction) => correction.word);
    if (found.length > 0) corrected.set(word, found);
  }
  return corrected;
}

/** @param measured what stands in the query beside its words */
function correctedText(
  asked: readonly SearchTerm[],
  corrected: Corrected,
  { words: { shown }, measured }: { words: KnownWords; measured: readonly Measured[] },
): string | null {
  if (corrected.size === 0) return null;
  const meant = asked.map((term) => {
    const [nearest] = corrected.get(term.word) ?? [];
    return nearest === undefined ? term.shown : (shown.get(nearest) ?? nearest);
  });
  return [...meant, ...measured.map(({ text }) => text)].join(' ');
}

/** Two known words that were written as one, such as "breakroom". */
function splitOf(word: string, { stems, language }: KnownWords): [string, string] | null {
  for (let at = 3; at <= word.length - 3; at++) {
    const parts: [string, string] = [
      language.stemOf(word.slice(0, at)),
      language.stemOf(word.slice(at)),
    ];
    if (parts.every((part) => stems.has(part))) return parts;
  }
  return null;
}

const LONGEST_PHRASE = 6;

/** Every word of a query with the ways to read it. A phrase that has a meaning of its own is read as one, the longest first. */
function readingsOf(
  asked: readonly SearchTerm[],
  known: { words: KnownWords; meanings: Meanings; corrected: Corrected },
): Wanted[] {
  const { words, meanings, corrected } = known;
  const { language, stems: knownStems } = words;
  const wanted: Wanted[] = [];
  // The nearest correction stands in for a slip, so that phrases with one are seen, too.
  const meant = asked.map(({ word, stem }) => {
    const [nearest] = corrected.get(word) ?? [];
    return nearest === undefined ? stem : language.stemOf(nearest);
  });
  for (let at = 0; at < asked.length;) {
    const span = phraseAt(meant, at, meanings);
    const phrase = meant.slice(at, at + span);
    const others = meanings.get(phrase.join(' ')) ?? [];
    const readings: Reading[] = others.map((stems) => ({ stems, weight: SYNONYM_WEIGHT }));
    const { word, stem } = asked[at]!;
    if (span > 1) readings.push({ stems: phrase, weight: 1 });
    else {
      readings.push({ stems: [stem], weight: 1 }, ...partReadings(asked[at]!, known));
      for (const correction of corrected.get(word) ?? [])
        readings.push({ stems: [language.stemOf(correction)], weight: CORRECTION_WEIGHT });
    }
    for (const beside of [asked[at + span], at > 0 ? asked[at - 1] : undefined]) {
      if (span > 1 || beside === undefined) continue;
      const joined = beside === asked[at + 1] ? word + beside.word : beside.word + word;
      const joinedStem = language.stemOf(joined);
      if (knownStems.has(joinedStem)) readings.push({ stems: [joinedStem], weight: 1 });
    }
    wanted.push({ readings, span });
    at += span;
  }
  return wanted;
}

/** How a word is read by its parts, or as a part of others. */
function partReadings(
  { word, stem }: SearchTerm,
  { words, meanings }: { words: KnownWords; meanings: Meanings },
): Reading[] {
  const { stems, language } = words;
  const isKnown = stems.has(stem);
  if (isUnspaced(stem)) return isKnown ? [] : [{ stems: [...stem], weight: 1 }];
  const split = isKnown && !language.joinsWords ? null : splitOf(word, words);
  const parts = split === null ? [] : saidOtherwise(split, meanings, isKnown ? PART_WEIGHT : 1);
  // The last part says what a thing is; without the others it is half of what was looked for.
  const isHalf = split !== null && !isKnown;
  const last = isHalf ? split[1] : stem;
  if (!language.joinsWords || last.length < PART_FROM_CHARACTERS) return parts;
  const wholes = stems.values().filter((known) => known !== stem && known.endsWith(last));
  const weight = isHalf ? PART_WEIGHT / 2 : PART_WEIGHT;
  return [...parts, ...wholes.map((whole) => ({ stems: [whole], weight }))];
}

/** The parts of a compound, each as it stands or as it is also said: who writes of machines outdoors sells outdoor machines. */
function saidOtherwise(parts: readonly [string, string], meanings: Meanings, weight: number) {
  const [first, last] = parts.map((part) => [
    { stems: [part] as readonly string[], weight: 1 },
    ...(meanings.get(part) ?? []).map((stems) => ({ stems, weight: SYNONYM_WEIGHT })),
  ]);
  return first!.flatMap((one) =>
    last!.map((other) => ({
      stems: [...one.stems, ...other.stems],
      weight: weight * one.weight * other.weight,
    })),
  );
}

/** How many words from a place on are a phrase with a meaning; 1 where there is none. */
function phraseAt(stems: readonly string[], at: number, meanings: Meanings): number {
  for (let span = Math.min(LONGEST_PHRASE, stems.length - at); span > 1; span--)
    if (meanings.has(stems.slice(at, at + span).join(' '))) return span;
  return 1;
}
