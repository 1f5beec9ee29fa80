import { problemOf, type ContentProblem } from '../content-problems.ts';
import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import { fieldsOf, toText } from '../mapping/read-fields.ts';
import { isRecord } from '../is-record.ts';
import { MAX_WORD_CHARACTERS, type OwnWords, type WhyNotWord } from './own-words.ts';

/** An owner's word as it is written: its key, and its text by the code of each locale that has one. */
export type WrittenWord = { entryId: string; key: string; texts: ReadonlyMap<string, string> };

/**
 * The own words of a space, and what is wrong with those that are not used.
 * @param entries with the values of all locales
 */
export function toOwnWords(
  entries: readonly ContentfulEntry[],
  whyNot: WhyNotWord,
): { words: OwnWords; problems: ContentProblem[] } {
  const words = new Map<string, Map<string, string>>();
  const problems: ContentProblem[] = [];
  for (const entry of entries) {
    const { key, texts } = readWord(entry);
    for (const [locale, text] of texts) {
      const fault = whyNot(key, locale, text);
      const inLocale = words.get(locale) ?? new Map<string, string>();
      words.set(locale, inLocale);
      if (fault === null) inLocale.set(key, text);
      else
        problems.push({
          ...problemOf({ ...entry, fields: { title: key } }, fault),
          severity: 'warning',
        });
    }
  }
  return { words, problems };
}

/** An entry with the values of all locales. */
export function readWord(entry: ContentfulEntry): WrittenWord {
  const fields = fieldsOf(entry);
  const [key = ''] = valuesOf(fields['key']).map(([, text]) => text);
  return { entryId: entry.sys.id, key, texts: new Map(valuesOf(fields['text'])) };
}

function valuesOf(byLocale: unknown): [locale: string, text: string][] {
  if (!isRecord(byLocale)) return [];
  return Object.entries(byLocale)
    .map(([locale, value]): [string, string] => [locale, toText(value, MAX_WORD_CHARACTERS)])
    .filter(([, text]) => text !== '');
}
