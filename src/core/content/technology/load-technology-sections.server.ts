import type { ContentReader } from '../content-reader.ts';
import { loadedFrom } from '../loaded-from.ts';
import type { Loaded } from '../loaded.ts';
import { mappingContext } from '../mapping/mapping-context.ts';
import { readWholeList } from '../queries/whole-list.ts';
import { FALLBACK_TECHNOLOGY_SECTIONS } from './fallback.ts';
import type { TechnologySection } from './technology.ts';
import { toTechnologySections } from './to-technology.ts';

const SECTIONS_INCLUDE_DEPTH = 2;

/**
 * The rows of the technology page. An empty list is live when the space has sections of which none is
 * valid, and an empty fallback when it has none: the two empty states read differently.
 */
export function loadTechnologySections(
  reader: ContentReader,
): Promise<Loaded<TechnologySection[]>> {
  const read = async () => {
    const change = { include: SECTIONS_INCLUDE_DEPTH };
    const page = await readWholeList(reader, 'technologySection', change);
    if (page.items.length === 0) return null;
    return toTechnologySections(page.items, mappingContext(reader, page.links));
  };
  return loadedFrom(reader, read, {
    fallback: (reason) => (reason === 'empty' ? [] : FALLBACK_TECHNOLOGY_SECTIONS),
  });
}
