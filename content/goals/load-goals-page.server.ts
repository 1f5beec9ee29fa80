import type { ContentReader } from '../contentful/content-reader.ts';
import { loadedFrom } from '../loaded-from.ts';
import type { Loaded } from '../loaded.ts';
import { withTranslation } from '../locales/translation.ts';
import { mappingContext } from '../mapping/mapping-context.ts';
import { readNamedEntry } from '../queries/read-named-entry.ts';
import { readSingleEntry } from '../queries/read-single-entry.ts';
import { FALLBACK_GOALS_PAGE } from './fallback.ts';
import type { GoalsPage } from './goal.ts';
import { toGoalsPage } from './to-goals-page.ts';

const CONTENT_TYPE = 'businessGoalsPageContent';
const NAMED = { include: 2, contentType: CONTENT_TYPE };

/** The business goals list page's own words: the entry that a setting names, else the newest of its type. */
export function loadGoalsPage(
  reader: ContentReader,
  entryId: string | null = null,
): Promise<Loaded<GoalsPage>> {
  const read = async () => {
    const found =
      (entryId === null ? null : await readNamedEntry(reader, entryId, NAMED)) ??
      (await readSingleEntry(reader, CONTENT_TYPE));
    if (found === null) return null;
    const page = toGoalsPage(found.entry, mappingContext(reader, found.links));
    return withTranslation(page, found.entry);
  };
  return loadedFrom(reader, read, { fallback: () => FALLBACK_GOALS_PAGE });
}
