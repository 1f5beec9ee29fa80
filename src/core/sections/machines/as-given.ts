import type { DocumentText } from '#content/documents/document-block.ts';
import { wordLanguage } from '#content/locales/translation.ts';
import type { UnitSystem } from '#content/units/unit-system.ts';
import { specSheetWords } from '#copy/en/spec-sheet-words.ts';
import { fill, type Wording } from '#copy/wording.ts';

/** Marks the owner's own words where the visitor chose other units than theirs may be in. */
export function asGiven(wording: Wording, system: UnitSystem): (text: string) => string {
  const { given } = wording.of(specSheetWords);
  return (text) => (system === 'imperial' ? fill(given, { text }) : text);
}

/** A text from content for a document, with the language of the field that it is from. */
export function spokenIn(text: string, thing: object, field: string): DocumentText {
  const language = wordLanguage(thing, field);
  return language === undefined ? text : { text, language };
}
