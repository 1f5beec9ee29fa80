import type { ContentReader } from '../content-reader.ts';
import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import { loadedFrom, type LoadedOptions } from '../loaded-from.ts';
import type { Loaded } from '../loaded.ts';
import { mapWhole } from '../mapping/map-entries.ts';
import { mappingContext, type MappingContext } from '../mapping/mapping-context.ts';
import type { FoundEntry } from './read-single-entry.ts';

/** What is made of one entry, such as a page's own words. */
export function loadFromEntry<T>(
  reader: ContentReader,
  find: () => Promise<FoundEntry | null>,
  to: (entry: ContentfulEntry, context: MappingContext) => T,
  options: LoadedOptions<T>,
): Promise<Loaded<T>> {
  const read = async () => {
    const found = await find();
    return found && mapWhole(found.entry, mappingContext(reader, found.links), to);
  };
  return loadedFrom(reader, read, options);
}
