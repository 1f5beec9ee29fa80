import type { WrittenWord } from '#content/own-words/to-own-words.ts';
import { formsIn, PLACES, textIn, whyNotWord } from '#copy/own-wording.ts';
import { ourWordingFor } from '#copy/wordings.ts';
import notes from '#words/notes.json' with { type: 'json' };

/** A word of the site in one language: ours, and what the owner has written for it. */
type WordText = { code: string; ours: string; own: string | null; isUsed: boolean };

export type WordRow = {
  key: string;
  /** What a translator should know of it. */
  note: string | null;
  texts: WordText[];
  /** The entry with the owner's words; null where there is none. */
  entryId: string | null;
};

/** The families of words, by the first part of their keys. */
export const WORD_GROUPS = [...new Set([...PLACES.keys()].map((key) => key.split('.')[0]!))];

/**
 * The words of the site that are looked for, those with the owner's words first.
 * @param codes of the locales that it shows in
 * @param asked.text what a key or a text has in it
 * @param asked.group the first part of the keys; '' for all
 */
export function wordRows(
  written: readonly WrittenWord[],
  codes: readonly string[],
  { text, group }: { text: string; group: string },
): WordRow[] {
  const byKey = new Map(written.map((word) => [word.key, word]));
  const sought = text.trim().toLowerCase();
  const rows = [...PLACES].flatMap(([key, place]): WordRow[] => {
    if (group !== '' && place.path[0] !== group) return [];
    const own = byKey.get(key);
    const texts = codes
      .filter((code) => !place.isForm || formsIn(code).includes(place.path.at(-1)!))
      .map((code): WordText => {
        const words = own?.texts.get(code) ?? null;
        const isUsed = words !== null && whyNotWord(key, code, words) === null;
        return { code, ours: textIn(ourWordingFor(code), place), own: words, isUsed };
      });
    const isFound = [key, ...texts.flatMap(({ ours, own: words }) => [ours, words ?? ''])].some(
      (part) => part.toLowerCase().includes(sought),
    );
    if (!isFound || texts.length === 0) return [];
    return [{ key, note: noteOf(place.path), texts, entryId: own?.entryId ?? null }];
  });
  return rows.toSorted((a, b) => Number(a.entryId === null) - Number(b.entryId === null));
}

/** The note of a word, or the nearest of what it belongs to. */
function noteOf(path: readonly string[]): string | null {
  const known: Readonly<Record<string, string>> = notes;
  const keys = path.map((_, at) => path.slice(0, path.length - at).join('.'));
  return keys.map((key) => known[key]).find((note) => note !== undefined) ?? null;
}
