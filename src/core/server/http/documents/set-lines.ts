import bidiFactory from 'bidi-js';
import type { Run } from './document-fonts.ts';

export type Direction = 'ltr' | 'rtl';

/** A run that goes in one direction, at its place in points from the left of the line's room. */
export type PlacedRun = Run & { direction: Direction; x: number };
/**
 * Runs in the order of reading, which in text of both directions is not that of their places. A space ends the line, and
 * keeps its words apart where the text is copied or read out, unless it ends inside a word.
 */
export type Line = { runs: PlacedRun[]; x: number; width: number; ending: ' ' | '' };

export type Setting = {
  /** Room in points. */
  width: number;
  /** The way in which the document runs: it orders the directions of a line, and begins the line. */
  direction: Direction;
  toRuns: (text: string) => Run[];
  /** Width of a run in points. */
  measure: (run: Omit<PlacedRun, 'x'>) => number;
};

/** From one place of the text to before another. */
type Span = { start: number; end: number };
type Word = Span & { width: number };
type Part = Omit<PlacedRun, 'x'> & { start: number; width: number };

const bidi = bidiFactory();

/** What orders text and is not set itself. */
const DIRECTION_MARKS = /\p{Bidi_Control}/gu;

/** Letters and figures of the scripts that go from the right. */
const FROM_RIGHT = new RegExp(
  String.raw`[\p{Script_Extensions=Arabic}\p{Script=Hebrew}]|${DIRECTION_MARKS.source}`,
  'u',
);

/** Whether nothing goes from the right, so that in a document from the left glyphs stand in the order of reading. */
export const isOneWay = (text: string) => !FROM_RIGHT.test(text);

const THAI = /\p{Script=Thai}/u;
const thai = new Intl.Segmenter('th', { granularity: 'word' });
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * Breaks a text into lines between words, and inside a word that is longer than a line, and orders each line by the
 * Unicode bidirectional algorithm (annex 9): levels are those of the whole text, their order that of the line.
 * @param text with no spaces but single ones between words
 */
export function setLines(text: string, setting: Setting): Line[] {
  const { width, direction, measure } = setting;
  const embedding =
    direction === 'ltr' && isOneWay(text)
      ? { levels: new Uint8Array(text.length), paragraphs: [] }
      : bidi.getEmbeddingLevels(text, direction);
  const partsOf = (span: Span) => toParts(text, embedding.levels, span, setting);
  const toWord = (span: Span) => ({ ...span, width: sumOf(partsOf(span)) });
  const space = measure({ ...setting.toRuns(' ')[0]!, direction: 'ltr' });
  const lines: Span[] = [];
  let used = 0;
  for (const word of wordsOf(text).flatMap((span) => cutWord(text, toWord(span), width, toWord))) {
    const line = lines.at(-1);
    const gap = line && line.end < word.start ? space : 0;
    if (line && used + gap + word.width <= width) {
      line.end = word.end;
      used += gap + word.width;
    } else {
      lines.push({ start: word.start, end: word.end });
      used = word.width;
    }
  }
  return lines.map((span) => {
    const parts = partsOf(span);
    const flips = bidi.getReorderSegments(text, embedding, span.start, span.end - 1);
    const ending = text.charAt(span.end) === ' ' ? ' ' : '';
    return { ...placeParts(parts, flips, setting), ending };
  });
}

function wordsOf(text: string): Span[] {
  return [...text.matchAll(/[^ ]+/gu)]
    .filter(([word]) => word.replace(DIRECTION_MARKS, '') !== '')
    .flatMap(({ index: start, 0: word }) =>
      THAI.test(word) ? thaiWords(word, start) : { start, end: start + word.length },
    );
}

/** Thai has no spaces between words. What is no word stays with the one before. */
function thaiWords(text: string, at: number): Span[] {
  const spans: Span[] = [];
  for (const { index, segment, isWordLike } of thai.segment(text)) {
    const last = spans.at(-1);
    if (last && !isWordLike) last.end += segment.length;
    else spans.push({ start: at + index, end: at + index + segment.length });
  }
  return spans;
}

/** A word that no line has room for, in pieces that fit. */
function cutWord(text: string, word: Word, room: number, toWord: (span: Span) => Word): Word[] {
  if (word.width <= room) return [word];
  const letters = [...graphemes.segment(text.slice(word.start, word.end))];
  if (letters.length < 2) return [word];
  // By the average width, at least two pieces: what is still too long is cut again.
  const fitting = Math.floor((letters.length * room) / word.width);
  const size = Math.max(1, Math.min(letters.length - 1, fitting));
  const pieces: Word[] = [];
  for (let at = 0; at < letters.length; at += size) {
    const start = word.start + letters[at]!.index;
    const next = letters[at + size];
    const end = next ? word.start + next.index : word.end;
    pieces.push(...cutWord(text, toWord({ start, end }), room, toWord));
  }
  return pieces;
}

/** What stands in a span, cut where the level or the font changes. */
function toParts(text: string, levels: Uint8Array, { start, end }: Span, setting: Setting): Part[] {
  const parts: Part[] = [];
  for (let from = start, to = start; from < end; from = to) {
    while (to < end && levels[to] === levels[from]) to += 1;
    const direction = levels[from]! % 2 === 1 ? 'rtl' : 'ltr';
    const shown = text.slice(from, to).replace(DIRECTION_MARKS, '');
    for (const run of setting.toRuns(shown).flatMap((each) => cutSigns(each, direction)))
      parts.push({ ...run, start: from, width: setting.measure(run) });
  }
  return parts;
}

/** Readers turn what stands from the right back by its letters, so signs without any are written one by one. */
function cutSigns({ text, font }: Run, direction: Direction): Omit<PlacedRun, 'x'>[] {
  if (direction === 'ltr' || /[\p{L}\p{N}]/u.test(text)) return [{ text, font, direction }];
  return [...graphemes.segment(text)].map(({ segment }) => ({ text: segment, font, direction }));
}

/** @param flips first and last place of what the algorithm reverses, one after the other (rule L2) */
function placeParts(
  parts: Part[],
  flips: number[][],
  { width, direction }: Setting,
): Omit<Line, 'ending'> {
  const seen = [...parts];
  for (const [first, last] of flips) {
    const isIn = ({ start }: Part) => start >= first! && start <= last!;
    const from = seen.findIndex(isIn);
    const to = seen.findLastIndex(isIn) + 1;
    if (to > from) seen.splice(from, to - from, ...seen.slice(from, to).reverse());
  }
  const used = sumOf(parts);
  const x = direction === 'rtl' ? width - used : 0;
  const places = new Map<Part, number>();
  let at = x;
  for (const part of seen) {
    places.set(part, at);
    at += part.width;
  }
  const runs = parts.map((part) => {
    const { text, font, direction: own } = part;
    return { text, font, direction: own, x: places.get(part)! };
  });
  return { runs, x, width: used };
}

function sumOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { width }) => sum + width, 0);
}
