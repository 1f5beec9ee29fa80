import type { SearchDocument } from './search-document.ts';
import { toSearchTerms } from './search-terms.ts';
import { joinTexts } from './to-search-document.ts';

/** A piece of a result's text; what was looked for is marked. */
export type SnippetPart = { text: string; isMarked: boolean };

const SNIPPET_CHARACTERS = 180;
/** A text of so many characters is shown whole. */
const WHOLE_UP_TO = 220;
const WORD = /[\p{L}\p{N}]+(?:['’]s)?/gu;

/**
 * The part of a text that holds most of what was looked for, with those words marked; the beginning where none is in it.
 * @param stems what was looked for, as `toSearchTerms` has it
 * @param isWhole the text is shown whole, however long
 */
export function toSnippet(
  text: string,
  stems: ReadonlySet<string>,
  isWhole = false,
): SnippetPart[] {
  const hits = hitsIn(text, stems);
  const whole = isWhole || text.length <= WHOLE_UP_TO;
  const from = whole ? 0 : startOf(text, bestStart(hits));
  const to = whole ? text.length : endOf(text, from + SNIPPET_CHARACTERS);
  const parts: SnippetPart[] = [];
  const add = (piece: string, isMarked: boolean) =>
    piece === '' ? undefined : parts.push({ text: piece, isMarked });
  let at = from;
  for (const hit of hits) {
    if (hit.from < at || hit.to > to) continue;
    add((at === from && from > 0 ? '… ' : '') + text.slice(at, hit.from), false);
    add(text.slice(hit.from, hit.to), true);
    at = hit.to;
  }
  add(
    (at === from && from > 0 ? '… ' : '') + text.slice(at, to) + (to < text.length ? ' …' : ''),
    false,
  );
  return parts;
}

/**
 * What a result says below its title: the page's summary. A part of its text stands there only where neither title nor
 * summary has any of what was looked for.
 * @param stems as for `toSnippet`
 */
export function snippetOf(
  { title, summary, body }: Pick<SearchDocument, 'title' | 'summary' | 'body'>,
  stems: ReadonlySet<string>,
): SnippetPart[] {
  const isTold = summary !== '' && hitsIn(`${title} ${summary}`, stems).length > 0;
  return toSnippet(isTold ? summary : joinTexts(summary, body), stems);
}

function hitsIn(text: string, stems: ReadonlySet<string>): { from: number; to: number }[] {
  return [...text.matchAll(WORD)]
    .filter(([word]) => toSearchTerms(word).some(({ stem }) => stems.has(stem)))
    .map(({ 0: word, index }) => ({ from: index, to: index + word.length }));
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
