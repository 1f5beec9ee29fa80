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
];

/** Stands in for a character that no font has. */
const UNKNOWN_CHARACTER = '?';

/** Marks that change how other characters look and have no look of their own. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Variation_Selector}\uFFFE\uFFFF]/gu;

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
  return text.normalize('NFC').replace(/\s+/gu, ' ').replace(INVISIBLE, '').trim();
}

/**
 * Cuts a text into runs of the first font that has each character.
 * @param onUnknown is told of a character that none has; UNKNOWN_CHARACTER stands in for it
 */
export function toRuns(text: string, fonts: DocumentFont[], onUnknown: () => void): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const code = character.codePointAt(0)!;
    const last = runs.at(-1);
    const own = fonts.find(({ characters }) => characters.has(code));
    if (!own) onUnknown();
    const shown = own ? character : UNKNOWN_CHARACTER;
    const { name } = own ?? fonts[0]!;
    if (last?.font === name) last.text += shown;
    else runs.push({ text: shown, font: name });
  }
  return runs;
}
