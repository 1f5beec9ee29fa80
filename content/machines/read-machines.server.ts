import type { ContentReader } from '../contentful/content-reader.ts';
import { mapEntries } from '../mapping/map-entries.ts';
import { mappingContext } from '../mapping/mapping-context.ts';
import { homeSelection, byDisplayOrder, byHomepageOrder } from '../mapping/display-order.ts';
import type { MachineCard } from './machine.ts';
import { toMachineCard } from './to-machine.ts';

/** The most that one answer of the service holds; no catalogue here comes near. */
const MACHINES_LIMIT = 1_000;

/** The home page shows four machines (part 1 section 9). */
const HOME_MACHINES = 4;

/** All machine cards in display order. Sorted here, since older spaces lack the order fields. */
export async function readMachineCards(reader: ContentReader): Promise<MachineCard[]> {
  const { entries, toCards } = await readMachineEntries(reader);
  return toCards(entries.toSorted(byDisplayOrder));
}

/** The first four in the home page's order, without those taken off it. */
export async function readHomeMachineCards(reader: ContentReader): Promise<MachineCard[]> {
  const { entries, toCards } = await readMachineEntries(reader);
  const cards = toCards(homeSelection(entries).toSorted(byHomepageOrder));
  return cards.slice(0, HOME_MACHINES);
}

async function readMachineEntries(reader: ContentReader) {
  const page = await reader.readEntries({
    contentType: 'machine',
    order: ['fields.title', 'sys.id'],
    limit: MACHINES_LIMIT,
    include: 1,
  });
  const context = mappingContext(reader, page.links);
  const toCards = (entries: readonly (typeof page.items)[number][]) =>
    mapEntries(entries, context, toMachineCard);
  return { entries: page.items, toCards };
}
