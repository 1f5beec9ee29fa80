import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Font } from 'fontkit';
import { FONT_PAIRS, type FontPair } from '#content/site-settings/font-pairs.ts';

/** Tried in this order for characters that the site's own fonts lack (public/fonts/documents/). */
const FALLBACKS = [
  'noto-sans-latin',
  'noto-sans-latin-ext',
  'noto-sans-cyrillic',
  'noto-sans-greek',
  'noto-sans-cyrillic-ext',
  'noto-sans-vietnamese',
  'noto-sans-arabic',
  'noto-sans-hebrew',
  'noto-sans-thai',
  'noto-sans-signs',
  'noto-sans-math',
  'noto-sans-symbols',
  'noto-sans-symbols-2',
];

/** Marks that change how other characters look and have no look of their own. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Variation_Selector}\uFFFE\uFFFF]/gu;
/** Of them, what joins letters or keeps them apart, and that with what orders directions. */
const JOINING = /\p{Join_Control}/u;
const JOINING_OR_ORDERING = /\p{Join_Control}|\p{Bidi_Control}/u;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

type DocumentFont = { name: string; bytes: Buffer; characters: ReadonlySet<number> };

/** Text in one font. */
export type Run = { text: string; font: string };

export type DocumentFonts = {
  display: DocumentFont[];
  text: DocumentFont[];
};

const read = new Map<string, Promise<DocumentFont>>();

/**
 * The fonts of a document: the site's own, and those for other scripts. Each file is read once.
 * @param filesDir folder that holds `fonts/cards/` and `fonts/documents/`
 */
export async function loadDocumentFonts(
  filesDir: string,
  fontPair: FontPair,
): Promise<DocumentFonts> {
  const { display, text } = FONT_PAIRS[fontPair];
  const [displayFont, textFont, ...others] = await Promise.all([
    loadOnce(join(filesDir, 'fonts/cards', `${display}.ttf`), display),
    loadOnce(join(filesDir, 'fonts/cards', `${text}.ttf`), text),
    ...FALLBACKS.map((name) => loadOnce(join(filesDir, 'fonts/documents', `${name}.ttf`), name)),
  ]);
  return { display: [displayFont!, textFont!, ...others], text: [textFont!, ...others] };
}

function loadOnce(path: string, name: string): Promise<DocumentFont> {
  const ready = read.get(path);
  if (ready) return ready;
  const loading = load(path, name);
  read.set(path, loading);
  loading.catch(() => read.delete(path));
  return loading;
}

async function load(path: string, name: string): Promise<DocumentFont> {
  const [bytes, { create }] = await Promise.all([readFile(path), import('fontkit')]);
  const font = create(bytes) as Font;
  return { name, bytes, characters: new Set(font.characterSet) };
}

/** One line of content without what cannot be seen; any space between words becomes one. */
export function toPrintable(text: string): string {
  return withoutInvisible(text, JOINING);
}

/** The same with the marks that order its directions, which are not set themselves. */
export function toSettable(text: string): string {
  return withoutInvisible(text, JOINING_OR_ORDERING);
}

function withoutInvisible(text: string, but: RegExp): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(INVISIBLE, (mark) => (but.test(mark) ? mark : ''))
    .trim();
}

/**
 * Cuts a text into runs of the first font that has each character together with its marks. Spaces stay with the word
 * before them.
 * @throws Error for a character that none has: a text with one must not be set (#content/documents/letters-without-font.ts)
 */
export function toRuns(text: string, fonts: DocumentFont[]): Run[] {
  const runs: Run[] = [];
  const has = (font: DocumentFont, piece: string) =>
    [...piece].every((character) => font.characters.has(character.codePointAt(0)!));
  // Finding out what belongs together takes most of the time, so it is done where something may.
  const letters = /[\p{M}\p{Join_Control}]/u.test(text)
    ? Array.from(graphemes.segment(text), ({ segment }) => segment)
    : text;
  for (const letter of letters) {
    const isWhole = letter.length === 1 || fonts.some((font) => has(font, letter));
    for (const piece of isWhole ? [letter] : letter) {
      const before = piece === ' ' ? runs.at(-1)?.font : undefined;
      const own =
        fonts.find((font) => font.name === before && has(font, piece)) ??
        fonts.find((font) => has(font, piece));
      if (!own) throw new Error(`No font has “${piece}”`);
      const last = runs.at(-1);
      if (last?.font === own.name) last.text += piece;
      else runs.push({ text: piece, font: own.name });
    }
  }
  return runs;
}
