import type { ContentReader } from '../content-reader.ts';
import { loadedFrom } from '../loaded-from.ts';
import type { Loaded } from '../loaded.ts';
import { mapEntries } from '../mapping/map-entries.ts';
import { mappingContext } from '../mapping/mapping-context.ts';
import { readWholeList } from '../queries/whole-list.ts';
import type { PageCard } from './page.ts';
import { toPageCard } from './to-page.ts';

/**
 * The pages of sections by title; none without an answer. Asked without their sections: every page of the site reads this
 * list for its menus, and would be built anew, and name to the cache in front, whatever a section of any page holds.
 */
export function loadPages(reader: ContentReader): Promise<Loaded<PageCard[]>> {
  const read = async () => {
    const { items, links } = await readWholeList(reader, 'page', { include: 0 });
    const cards = mapEntries(items, mappingContext(reader, links), toPageCard);
    // Of two entries with one slug the page shows the first by id, in whose order they come.
    const first = new Map(cards.toReversed().map((card) => [card.slug, card]));
    return [...first.values()].toSorted((a, b) => compare(a.title, b.title) || compare(a.id, b.id));
  };
  return loadedFrom(reader, read, { fallback: () => [] });
}

function compare(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
