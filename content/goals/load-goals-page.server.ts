import type { ContentReader } from '../contentful/content-reader.ts';
import { loadedFrom, type Loaded } from '../loaded.ts';
import { contentTypeOf } from '../page-parts/entry-href.ts';
import { mappingContext } from '../page-parts/mapping-context.ts';
import { readSingleEntry } from '../page-parts/read-single-entry.ts';
import { FALLBACK_GOALS_PAGE } from './fallback.ts';
import type { GoalsPage } from './goal.ts';
import { toGoalsPage } from './to-goals-page.ts';

const CONTENT_TYPE = 'businessGoalsPageContent';
const GOALS_PAGE_INCLUDE_DEPTH = 2;

/** The business goals list page's own words: the entry that a setting names, else the newest of its type. */
export function loadGoalsPage(
  reader: ContentReader,
  entryId: string | null = null,
): Promise<Loaded<GoalsPage>> {
  const read = async () => {
    const found =
      (entryId === null ? null : await readNamedPage(reader, entryId)) ??
      (await readSingleEntry(reader, CONTENT_TYPE));
    return found && toGoalsPage(found.entry, mappingContext(reader, found.links));
  };
  return loadedFrom(reader, read, { fallback: () => FALLBACK_GOALS_PAGE });
}

async function readNamedPage(reader: ContentReader, entryId: string) {
  const found = await reader.readEntry(entryId, GOALS_PAGE_INCLUDE_DEPTH);
  return found !== null && contentTypeOf(found.entry) === CONTENT_TYPE ? found : null;
}
