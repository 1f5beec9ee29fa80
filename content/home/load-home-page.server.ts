import type { ContentReader } from '../contentful/content-reader.ts';
import { loadedFrom } from '../loaded-from.ts';
import type { Loaded } from '../loaded.ts';
import { withTranslation } from '../locales/translation.ts';
import { readSingleEntry } from '../queries/read-single-entry.ts';
import { FALLBACK_HOME_PAGE } from './fallback.ts';
import type { HomePage } from './home-page.ts';
import { toHomePage } from './to-home-page.ts';

/** Part 1 section 8: the two toasts of the home page, both with built-in words. */
export const HOME_NOT_CONFIGURED =
  'Contentful is not configured properly. Check your environment variables.';
export const HOME_EMPTY = 'No content found in Contentful. Using fallback content.';

/** Part 1 section 8, "Fetch failure". */
export function homeFetchFailed(message: string): string {
  return `Failed to fetch content: ${message}`;
}

/** The home page's own words. */
export function loadHomePage(reader: ContentReader): Promise<Loaded<HomePage>> {
  const read = async () => {
    const found = await readSingleEntry(reader, 'homePageContent');
    return found === null ? null : withTranslation(toHomePage(found.entry), found.entry);
  };
  return loadedFrom(reader, read, {
    fallback: () => FALLBACK_HOME_PAGE,
    failed: homeFetchFailed,
  });
}
