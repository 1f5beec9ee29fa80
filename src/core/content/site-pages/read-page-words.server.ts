import type { ContentReader } from '../content-reader.ts';
import { announcedIn, type Translation } from '../locales/translation.ts';
import { orNull } from '../queries/or-null.ts';
import { readSingleEntry } from '../queries/read-single-entry.ts';
import { MAIN_PAGES } from './main-pages.ts';

/**
 * For a main page of built-in words alone: the languages that it is announced in, which are those that the page it
 * belongs to has words in. Null where the site has one language, and while nobody knows.
 * @param path of the main page
 */
export async function readPageWords(
  reader: ContentReader,
  path: string,
): Promise<{ translation: Translation } | null> {
  if (!reader.language) return null;
  const { contentType } = MAIN_PAGES.find((page) => page.path === path)!;
  const found = await orNull(readSingleEntry(reader, contentType));
  const started = found ? announcedIn([found.entry]) : [];
  return { translation: { words: {}, wholeIn: started, announcedIn: started, slugs: null } };
}
