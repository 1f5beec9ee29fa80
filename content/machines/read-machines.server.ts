import type { ContentReader } from '../contentful/content-reader.ts';
import { mapEntries } from '../mapping/map-entries.ts';
import { mappingContext } from '../mapping/mapping-context.ts';
import { homeSelection, byDisplayOrder, byHomepageOrder } from '../mapping/display-order.ts';
import { readWholeList } from '../queries/whole-list.ts';
import { readGoodsByMachine } from '../products/read-products.server.ts';
import type { CatalogueMachine, MachineCard } from './machine.ts';
import { toCatalogueMachine, toMachineCard } from './to-machine.ts';

/** The home page shows four machines (part 1 section 9). */
const HOME_MACHINES = 4;

/** All machine cards in display order. */
export async function readMachineCards(reader: ContentReader): Promise<MachineCard[]> {
  const { entries, context } = await readMachineEntries(reader);
  return mapEntries(entries.toSorted(byDisplayOrder), context, toMachineCard);
}

/** All machines with what is known of them, in display order. Goods are left out while products cannot be read. */
export async function readCatalogueMachines(reader: ContentReader): Promise<CatalogueMachine[]> {
  const [{ entries, context }, goods] = await Promise.all([
    readMachineEntries(reader),
    readGoodsByMachine(reader),
  ]);
  return mapEntries(entries.toSorted(byDisplayOrder), context, toCatalogueMachine).map(
    (machine) => ({ ...machine, goods: goods.get(machine.id) ?? [] }),
  );
}

/** The first four in the home page's order, without those taken off it. */
export async function readHomeMachineCards(reader: ContentReader): Promise<MachineCard[]> {
  const { entries, context } = await readMachineEntries(reader);
  const selection = homeSelection(entries).toSorted(byHomepageOrder);
  const cards = mapEntries(selection, context, toMachineCard);
  return cards.slice(0, HOME_MACHINES);
}

async function readMachineEntries(reader: ContentReader) {
  const page = await readWholeList(reader, 'machine');
  return { entries: page.items, context: mappingContext(reader, page.links) };
}
