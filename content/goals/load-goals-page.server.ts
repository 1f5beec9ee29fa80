import type { ContentReader } from '../contentful/content-reader.ts';
import { loadedFrom, type Loaded } from '../loaded.ts';
import { mappingContext } from '../page-parts/mapping-context.ts';
import { readSingleEntry } from '../page-parts/read-single-entry.ts';
import { FALLBACK_GOALS_PAGE } from './fallback.ts';
import type { GoalsPage } from './goal.ts';
import { toGoalsPage } from './to-goals-page.ts';

/** The business goals list page's own words. */
export function loadGoalsPage(reader: ContentReader): Promise<Loaded<GoalsPage>> {
  const read = async () => {
    const found = await readSingleEntry(reader, 'businessGoalsPageContent');
    return found && toGoalsPage(found.entry, mappingContext(reader, found.links));
  };
  return loadedFrom(reader, read, { fallback: () => FALLBACK_GOALS_PAGE });
}
