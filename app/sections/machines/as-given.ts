import type { UnitSystem } from '#content/units/unit-system.ts';
import { specSheetWords } from '#copy/en/spec-sheet-words.ts';
import { fill, type Wording } from '#copy/wording.ts';

/** Marks the owner's own words where the visitor chose other units than theirs may be in. */
export function asGiven(wording: Wording, system: UnitSystem): (text: string) => string {
  const { given } = wording.of(specSheetWords);
  return (text) => (system === 'imperial' ? fill(given, { text }) : text);
}
