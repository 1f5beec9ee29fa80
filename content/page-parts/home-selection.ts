import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import { fieldsOf, readFlag } from './read-fields.ts';

/**
 * The goals or machines that the home page chooses from: all but those an editor took off it. A space
 * in which every entry says no has the flag as a default that nobody set, so all of them count.
 */
export function homeSelection(entries: readonly ContentfulEntry[]): readonly ContentfulEntry[] {
  const wanted = entries.filter((entry) => readFlag(fieldsOf(entry), 'showOnHomepage') !== false);
  return wanted.length > 0 ? wanted : entries;
}
