import MiniSearch from 'minisearch';
import type { SearchDocument } from './search-document.ts';
import { BUILT_IN_SYNONYMS } from './built-in-synonyms.ts';
import type { SearchLists, Synonyms } from './search-lists.ts';
import { type SearchTerm, toSearchTerms, withoutStopWords } from './search-terms.ts';
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
  stems: ReadonlySet<string>;
  /** The query as it was most likely meant; null where every word is known. */
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

const TEXTS = ['title', 'headings', 'summary', 'body'] as const;
const BOOSTS = { title: 3, headings: 2.5, summary: 2.5, body: 1 };
const SYNONYM_WEIGHT = 0.6;
const CORRECTION_WEIGHT = 0.8;
const PREFIX_FROM_CHARACTERS = 3;
/** A page with half of the words is worth much less than one with all. */
const COVERAGE_POWER = 1.5;
const WHOLE_TITLE_FACTOR = 1.5;
/** What a title that has all of the query's words adds: it names what was looked for, others write about it. */
const NAMED_BONUS = 0.5;
/** Documents indexed between two looks at what else waits. */
const CHUNK = 5;

const stemsOf = (text: string) => toSearchTerms(text).map(({ stem }) => stem);

/** Builds the index of a site. Other requests are answered in between. */
export async function buildSearchIndex(
  documents: readonly SearchDocument[],
  { synonyms, bestBets }: SearchLists,
): Promise<SearchIndex> {
  const words: KnownWords = { counts: new Map(), stems: new Set() };
  const mini = new MiniSearch<SearchDocument>({
    idField: 'path',
    fields: [...TEXTS],
    tokenize: (text) => noteWords(words, text),
    // Tokens are stems already, in documents and in queries.
    processTerm: (term) => term,
    searchOptions: { tokenize: (text) => text.split(' '), boost: BOOSTS },
  });
  await mini.addAllAsync(documents, { chunkSize: CHUNK });
  const byPath = new Map(documents.map((document) => [document.path, document]));
  const titles = new Map(documents.map(({ path, title }) => [path, new Set(stemsOf(title))]));
  const meanings = toMeanings([...BUILT_IN_SYNONYMS, ...synonyms]);
  addPhrases(words, meanings);
  const bets = bestBets.flatMap(({ words: phrases, path }) =>
    phrases.map((phrase) => ({ key: keyOf(toSearchTerms(phrase)), path })),
  );

  return {
    size: documents.length,
    find(query) {
      const asked = toQueryTerms(query);
      if (asked.length === 0) return { hits: [], stems: new Set(), correctedQuery: null };
      const corrected = correct(asked, words);
      const wanted = readingsOf(asked, { words, meanings, corrected });
      const scores = scoresOf(mini, wanted);
      const key = keyOf(asked);
      const bet = bets.find((candidate) => candidate.key === key && byPath.has(candidate.path));
      const askedStems = new Set(asked.map(({ stem }) => stem));
      const ranked = scores
        .map(({ path, score }) => ({
          path,
          score: score * factorOf(titles.get(path)!, askedStems),
        }))
        .filter(({ path }) => path !== bet?.path)
        .toSorted((a, b) => b.score - a.score || (a.path < b.path ? -1 : 1))
        .map(({ path }) => ({ document: byPath.get(path)!, isBestBet: false }));
      const first = bet ? [{ document: byPath.get(bet.path)!, isBestBet: true }] : [];
      return {
        hits: [...first, ...ranked].slice(0, MAX_RESULTS),
        stems: new Set(wanted.flatMap(({ readings }) => readings.flatMap(({ stems }) => stems))),
        correctedQuery: correctedText(asked, corrected),
      };
    },
  };
}

/** What each page scores that has one of the words at least, by its path. */
function scoresOf(mini: MiniSearch, wanted: readonly Wanted[]): { path: string; score: number }[] {
  const scores = new Map<string, { score: number; found: number }>();
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
      scores.set(path, { score: sum.score + score * rarity, found: sum.found + span });
    }
  }
  const spans = wanted.reduce((sum, { span }) => sum + span, 0);
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

function toQueryTerms(query: string): readonly SearchTerm[] {
  const cut = query.slice(0, MAX_QUERY_CHARACTERS);
  // Joined forms of hyphened words are found from their parts.
  const terms = toSearchTerms(cut.replaceAll('-', ' '));
  return withoutStopWords(terms).slice(0, MAX_QUERY_WORDS);
}

/** Queries with the same words in any order are the same. */
function keyOf(terms: readonly SearchTerm[]): string {
  return [...new Set(withoutStopWords(terms).map(({ stem }) => stem))].toSorted().join(' ');
}

/** What a title does to the score: by how much of the query it has, and whether it is nothing else, and half of it at least. */
function factorOf(title: ReadonlySet<string>, asked: ReadonlySet<string>): number {
  const named = title.intersection(asked).size;
  const isWhole = named === title.size && title.size * 2 >= asked.size;
  return (1 + (NAMED_BONUS * named) / asked.size) * (isWhole ? WHOLE_TITLE_FACTOR : 1);
}

/** What else is said for a phrase: its stems, joined, to those of the others. */
type Meanings = ReadonlyMap<string, readonly (readonly string[])[]>;

function toMeanings(lists: readonly Synonyms[]): Meanings {
  const meanings = new Map<string, (readonly string[])[]>();
  for (const list of lists) {
    const phrases = list.map((phrase) => phraseStems(phrase));
    for (const phrase of phrases) {
      const key = phrase.join(' ');
      const others = phrases.filter((other) => other.join(' ') !== key);
      meanings.set(key, [...(meanings.get(key) ?? []), ...others]);
    }
  }
  return meanings;
}

const phraseStems = (phrase: string) =>
  withoutStopWords(toSearchTerms(phrase.replaceAll('-', ' '))).map(({ stem }) => stem);

/** Every word of the index and of the synonyms, with how often it occurs. */
type KnownWords = { counts: Map<string, number>; stems: Set<string> };

/** The stems of a text that is indexed, its words counted on the way. */
function noteWords({ counts, stems }: KnownWords, text: string): string[] {
  const terms = toSearchTerms(text);
  for (const { word, stem } of terms) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
    stems.add(stem);
  }
  return terms.map(({ stem }) => stem);
}

function addPhrases({ counts, stems }: KnownWords, meanings: Meanings): void {
  for (const phrase of meanings.keys())
    for (const stem of phrase.split(' ')) {
      if (!stems.has(stem)) counts.set(stem, 1);
      stems.add(stem);
    }
}

/** What unknown words may have been meant to be, by word. */
type Corrected = ReadonlyMap<string, readonly string[]>;

function correct(asked: readonly SearchTerm[], { counts, stems }: KnownWords): Corrected {
  const corrected = new Map<string, readonly string[]>();
  for (const [at, { word, stem }] of asked.entries()) {
    if (stems.has(stem) || corrected.has(word)) continue;
    const isJoined = [asked[at - 1], asked[at + 1]].some(
      (beside, side) =>
        beside && stems.has(toStem(side === 0 ? beside.word + word : word + beside.word)),
    );
    if (isJoined || splitOf(word, stems) !== null) continue;
    const found = correctionsOf(word, counts).map((correction) => correction.word);
    if (found.length > 0) corrected.set(word, found);
  }
  return corrected;
}

function correctedText(asked: readonly SearchTerm[], corrected: Corrected): string | null {
  if (corrected.size === 0) return null;
  return asked.map(({ word }) => corrected.get(word)?.[0] ?? word).join(' ');
}

const toStem = (word: string) => toSearchTerms(word)[0]?.stem ?? word;

/** Two known words that were written as one, such as "breakroom". */
function splitOf(word: string, stems: ReadonlySet<string>): [string, string] | null {
  for (let at = 3; at <= word.length - 3; at++) {
    const parts: [string, string] = [toStem(word.slice(0, at)), toStem(word.slice(at))];
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
  const wanted: Wanted[] = [];
  // The nearest correction stands in for a slip, so that phrases with one are seen, too.
  const meant = asked.map(({ word, stem }) => {
    const [nearest] = corrected.get(word) ?? [];
    return nearest === undefined ? stem : toStem(nearest);
  });
  for (let at = 0; at < asked.length;) {
    const span = phraseAt(meant, at, meanings);
    const phrase = meant.slice(at, at + span);
    const others = meanings.get(phrase.join(' ')) ?? [];
    const readings: Reading[] = others.map((stems) => ({ stems, weight: SYNONYM_WEIGHT }));
    const { word, stem } = asked[at]!;
    if (span > 1) readings.push({ stems: phrase, weight: 1 });
    else {
      readings.push({ stems: [stem], weight: 1 });
      for (const correction of corrected.get(word) ?? [])
        readings.push({ stems: [toStem(correction)], weight: CORRECTION_WEIGHT });
      const split = words.stems.has(stem) ? null : splitOf(word, words.stems);
      if (split !== null) readings.push({ stems: split, weight: 1 });
    }
    for (const beside of [asked[at + span], at > 0 ? asked[at - 1] : undefined]) {
      if (span > 1 || beside === undefined) continue;
      const joined = toStem(beside === asked[at + 1] ? word + beside.word : beside.word + word);
      if (words.stems.has(joined)) readings.push({ stems: [joined], weight: 1 });
    }
    wanted.push({ readings, span });
    at += span;
  }
  return wanted;
}

/** How many words from a place on are a phrase with a meaning; 1 where there is none. */
function phraseAt(stems: readonly string[], at: number, meanings: Meanings): number {
  for (let span = Math.min(LONGEST_PHRASE, stems.length - at); span > 1; span--)
    if (meanings.has(stems.slice(at, at + span).join(' '))) return span;
  return 1;
}
