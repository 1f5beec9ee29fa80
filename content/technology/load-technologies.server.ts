import type { ContentReader } from '../contentful/content-reader.ts';
import { toAdapterFailure } from '../contentful/failure-words.ts';
import { loadedFrom } from '../loaded-from.ts';
import type { Loaded } from '../loaded.ts';
import { mapEntries } from '../mapping/map-entries.ts';
import { mappingContext } from '../mapping/mapping-context.ts';
import { FALLBACK_TECHNOLOGIES } from './fallback.ts';
import type { Technology } from './technology.ts';
import { toTechnology } from './to-technology.ts';

const TECHNOLOGIES_LIMIT = 100;
/** Technology, section, feature: two links deep. */
export const TECHNOLOGY_INCLUDE_DEPTH = 2;

/** Every technology with all its sections and features, by title. */
export function loadTechnologies(reader: ContentReader): Promise<Loaded<Technology[]>> {
  const read = async () => {
    const page = await reader.readEntries({
      contentType: 'technology',
      order: ['fields.title', 'sys.id'],
      limit: TECHNOLOGIES_LIMIT,
      include: TECHNOLOGY_INCLUDE_DEPTH,
    });
    const context = mappingContext(reader, page.links);
    return mapEntries(page.items, context, toTechnology);
  };
  return loadedFrom(reader, read, {
    fallback: (reason) => (reason === 'empty' ? [] : FALLBACK_TECHNOLOGIES),
    failed: (reason) => toAdapterFailure('fetch', 'technologies', null, reason),
  });
}
