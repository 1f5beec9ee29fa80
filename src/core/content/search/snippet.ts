import { joinedTexts, type SearchDocument, type SearchText } from './search-document.ts';
import { quantitiesIn, quantityToken } from './quantities.ts';
import type { SearchLanguage } from './search-language.ts';

/** A piece of a result's text; what was looked for is marked. */
type SnippetPart = { text: string; isMarked: boolean };

/** Pieces of a result's text in one language, of which the code is there where it is not the page's. */
export type SnippetRun = { parts: SnippetPart[]; language?: string | undefined };

const SNIPPET_CHARACTERS = 180;
/** A text of so many characters is shown whole. */
const WHOLE_UP_TO = 220;

/** What was looked for, as the terms of a language and the tokens of quantities have it. */
export type Sought = { stems: ReadonlySet<string>; language: SearchLanguage };

/**
 * The part of some texts that holds most of what was looked for, with those words marked; the beginning where none is in
 * it. The runs stand a space apart.
 * @param isWhole the texts are shown whole, however long
 */
export function toSnippet(
  texts: readonly SearchText[],
  sought: Sought,
  isWhole = false,
): SnippetRun[] {
  const text = joinedTexts(texts);
  const hits = hitsIn(text, sought);
  const whole = isWhole || text.length <= WHOLE_UP_TO;
  const from = whole ? 0 : startOf(text, bestStart(hits));
  const to = whole ? text.length : endOf(text, from + SNIPPET_CHARACTERS);
  const runs: SnippetRun[] = [];
  let start = 0;
  for (const { text: own, language } of texts) {
    const end = start + own.length;
    const parts = partsBetween(text, hits, Math.max(from, start), Math.min(to, end));
    if (parts.length > 0) runs.push({ parts, language });
    start = end + 1;
  }
  if (from > 0) runs[0]?.parts.unshift({ text: '… ', isMarked: false });
  if (to < text.length) runs.at(-1)?.parts.push({ text: ' …', isMarked: false });
  return runs;
}

function partsBetween(text: string, hits: readonly Hit[], from: number, to: number): SnippetPart[] {
  const parts: SnippetPart[] = [];
  const add = (end: number, isMarked: boolean) => {
    if (at < end) parts.push({ text: text.slice(at, end), isMarked });
    at = end;
  };
  let at = from;
  for (const hit of hits) {
    if (hit.from < at || hit.to > to) continue;
    add(hit.from, false);
    add(hit.to, true);
  }
  add(to, false);
  return parts;
}

/**
 * What a result says below its title: the page's summary. Another of its texts stands there only where neither title nor
 * summary has any of what was looked for.
 */
export function snippetOf(
  {
    title,
    summary,
    facts = [],
    body,
    languages,
  }: Pick<SearchDocument, 'title' | 'summary' | 'facts' | 'body' | 'languages'>,
  sought: Sought,
): SnippetRun[] {
  const has = (text: string) => hitsIn(text, sought).length > 0;
  const isTold = summary !== '' && has(`${title} ${summary}`);
  if (!isTold && has(joinedTexts(facts))) return toSnippet(facts, sought);
  const isBody = !isTold && (summary === '' || has(joinedTexts(body)));
  const told = [{ text: summary, language: languages?.summary }];
  return toSnippet(isBody ? body : told, sought);
}

type Hit = { from: number; to: number };

function hitsIn(text: string, { stems, language }: Sought): Hit[] {
  const measured = [...quantitiesIn(text, language.code)].filter(({ meanings }) =>
    meanings.some((quantity) => stems.has(quantityToken(quantity))),
  );
  const words = [...language.placedWords(text)].filter(({ text: word }) =>
    language.termsOf(word).some(({ stem }) => stems.has(stem)),
  );
  return [...measured, ...words]
    .map(({ text: { length }, at }) => ({ from: at, to: at + length }))
    .toSorted((one, other) => one.from - other.from);
}

/** Where the window with the most hits begins. */
function bestStart(hits: readonly { from: number; to: number }[]): number {
  let best = { from: 0, count: 0 };
  let first = 0;
  for (const [index, { to }] of hits.entries()) {
    while (to - hits[first]!.from > SNIPPET_CHARACTERS - 40) first += 1;
    const count = index - first + 1;
    if (count > best.count) best = { from: hits[first]!.from, count };
  }
  return best.from;
}

/** The beginning of the sentence or of a word shortly before a place. */
function startOf(text: string, place: number): number {
  if (place < 40) return 0;
  const before = text.slice(place - 40, place);
  const sentence = before.search(/(?<=[.!?]\s)\S[^.!?]*$/u);
  if (sentence >= 0) return place - 40 + sentence;
  return place - 40 + before.indexOf(' ') + 1;
}

function endOf(text: string, place: number): number {
  if (place >= text.length) return text.length;
  const space = text.lastIndexOf(' ', place);
  return space > place - 40 ? space : place;
}
