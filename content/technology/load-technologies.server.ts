import type { ContentReader } from '../contentful/content-reader.ts';
import { toAdapterFailure } from '../contentful/failure-words.ts';
import { loadedFrom } from '../loaded-from.ts';
import type { Loaded } from '../loaded.ts';
import { byTitle } from '../mapping/display-order.ts';
import { mapEntries } from '../mapping/map-entries.ts';
import { mappingContext } from '../mapping/mapping-context.ts';
import { readWholeList } from '../queries/whole-list.ts';
import { FALLBACK_TECHNOLOGIES } from './fallback.ts';
import type { Technology } from './technology.ts';
import { toTechnology } from './to-technology.ts';

/** Technology, section, feature: two links deep. */
export const TECHNOLOGY_INCLUDE_DEPTH = 2;

/** Every technology with all its sections and features, by title. */
export function loadTechnologies(reader: ContentReader): Promise<Loaded<Technology[]>> {
  const read = async () => {
    const page = await readWholeList(reader, 'technology', { include: TECHNOLOGY_INCLUDE_DEPTH });
    const context = mappingContext(reader, page.links);
    return mapEntries(page.items.toSorted(byTitle), context, toTechnology);
  };
  return loadedFrom(reader, read, {
    fallback: (reason) => (reason === 'empty' ? [] : FALLBACK_TECHNOLOGIES),
    failed: (reason) => toAdapterFailure('fetch', 'technologies', null, reason),
  });
}
