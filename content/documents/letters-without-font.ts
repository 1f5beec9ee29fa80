import { DOCUMENT_CHARACTERS } from './document-characters.ts';

/** Spaces and marks that are set without a glyph are no letters. */
const WITHOUT_FONT = new RegExp(
  String.raw`[^${DOCUMENT_CHARACTERS}\s\p{Cc}\p{Cf}\p{Variation_Selector}\uFFFE\uFFFF]`,
  'gu',
);

/** Whether all that is to be shown, whatever holds it, can be printed and drawn. */
export function isPrintable(shown: unknown): boolean {
  return lettersWithoutFont(JSON.stringify(shown)).length === 0;
}

/**
 * The characters of a text that no font of printed documents and social cards has, each once. With one of them, none of
 * both is made: a document with holes says something else than its page.
 */
export function lettersWithoutFont(text: string): string[] {
  return [...new Set(text.toWellFormed().normalize('NFC').match(WITHOUT_FONT))];
}
