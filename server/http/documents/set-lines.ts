import type { Run } from './document-fonts.ts';

/** A run at its place on a line, in points from the start of the line's room. */
type PlacedRun = Run & { x: number };
/** Runs in the order of reading, which in right-to-left text is not that of their places. */
export type Line = PlacedRun[];

export type Setting = {
  /** Room in points. */
  width: number;
  toRuns: (text: string) => Run[];
  /** Width of a run in points. */
  measure: (run: Run) => number;
};

type Word = { runs: (Run & { width: number })[]; width: number; rightToLeft: boolean };

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const LETTER = /\p{L}/u;

/**
 * Breaks a text into lines between words, and inside a word that is longer than a line. A text that begins with a
 * right-to-left letter is set from the right. Words of the other direction keep their order among each other; this is
 * the part of the bidirectional algorithm (Unicode annex 9) that whole words need.
 */
export function setLines(text: string, setting: Setting): Line[] {
  const words = text
    .split(' ')
    .filter((word) => word !== '')
    .flatMap((word) => cutWord(word, setting));
  const space = setting.measure(setting.toRuns(' ')[0]!);
  const lines: Word[][] = [];
  let used = 0;
  for (const word of words) {
    const line = lines.at(-1);
    if (line && used + space + word.width <= setting.width) {
      line.push(word);
      used += space + word.width;
    } else {
      lines.push([word]);
      used = word.width;
    }
  }
  const fromRight = RIGHT_TO_LEFT.test(LETTER.exec(text)?.[0] ?? '');
  return lines.map((line) => placeWords(line, { space, fromRight, width: setting.width }));
}

function toWord(text: string, { toRuns, measure }: Setting): Word {
  const runs = toRuns(text).map((run) => ({ ...run, width: measure(run) }));
  const width = runs.reduce((sum, run) => sum + run.width, 0);
  return { runs, width, rightToLeft: RIGHT_TO_LEFT.test(text) };
}

/** A word that no line has room for, in pieces that fit. */
function cutWord(text: string, setting: Setting): Word[] {
  const word = toWord(text, setting);
  const characters = [...text];
  if (word.width <= setting.width || characters.length < 2) return [word];
  // By the average width, at least two pieces: what is still too long is cut again.
  const fitting = Math.floor((characters.length * setting.width) / word.width);
  const size = Math.max(1, Math.min(characters.length - 1, fitting));
  const pieces: Word[] = [];
  for (let at = 0; at < characters.length; at += size)
    pieces.push(...cutWord(characters.slice(at, at + size).join(''), setting));
  return pieces;
}

function placeWords(
  words: Word[],
  { space, fromRight, width }: { space: number; fromRight: boolean; width: number },
): Line {
  if (!fromRight && !words.some(({ rightToLeft }) => rightToLeft)) return joinWords(words, space);
  const placed = new Map<Word, number>();
  const used = words.reduce((sum, word) => sum + word.width, space * (words.length - 1));
  let x = fromRight ? width - used : 0;
  for (const word of inPlaces(words, fromRight)) {
    placed.set(word, x);
    x += word.width + space;
  }
  return words.flatMap((word) => {
    let at = placed.get(word)!;
    const order = word.rightToLeft ? word.runs.toReversed() : word.runs;
    const places = new Map(order.map((run) => [run, (at += run.width) - run.width]));
    return word.runs.map((run) => ({ ...run, x: places.get(run)! }));
  });
}

/** Words from the left to the right as they are seen. */
function inPlaces(words: Word[], fromRight: boolean): Word[] {
  const groups: Word[][] = [];
  for (const word of words) {
    const last = groups.at(-1);
    if (last?.[0]?.rightToLeft === word.rightToLeft) last.push(word);
    else groups.push([word]);
  }
  const seen = groups.map((group) => (group[0]!.rightToLeft ? group.toReversed() : group));
  return (fromRight ? seen.toReversed() : seen).flat();
}

/** The words of a line as few runs as can be, the spaces between them included. */
function joinWords(words: Word[], space: number): Line {
  const line: Line = [];
  let x = 0;
  for (const [index, word] of words.entries()) {
    if (index > 0) {
      const last = line.at(-1)!;
      last.text += ' ';
      x += space;
    }
    for (const { text, font, width } of word.runs) {
      const last = line.at(-1);
      if (last?.font === font) last.text += text;
      else line.push({ text, font, x });
      x += width;
    }
  }
  return line;
}
