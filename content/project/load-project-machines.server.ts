import type { ContentReader } from '../contentful/content-reader.ts';
import { valueOf } from '../loaded.ts';
import { loadCatalogue, loadMachines } from '../machines/load-machines.server.ts';
import type { CatalogueMachine, MachineCard, MachineType } from '../machines/machine.ts';
import type { Picture } from '../media/picture.ts';
import type { ProjectList } from './project-list.ts';

type FoundMachine = {
  slug: string;
  quantity: number;
  title: string;
  type: MachineType;
  picture: Picture | null;
};

/** The machines of a list that the site has, and the slugs of those it has not. */
export type FoundMachines = {
  found: FoundMachine[];
  missing: string[];
  /** Every machine with its measures, where a result of the list needs them; null where they cannot be read. */
  catalogue: readonly CatalogueMachine[] | null;
};

/**
 * Looks up the machines of a list, all with one query. While they cannot be read, every machine counts as found and
 * goes by its slug: an outage takes nothing off anybody's list.
 * @param reader null where content is not read yet
 */
export async function loadProjectMachines(
  reader: ContentReader | null,
  { machines, results }: ProjectList,
): Promise<FoundMachines> {
  const isMeasured = results.some(({ tool }) => tool === 'fit');
  const [cards, catalogue] = await Promise.all([
    machines.length === 0 || reader === null ? null : readCards(reader),
    isMeasured && reader !== null ? loadCatalogue(reader).then(valueOf) : null,
  ]);
  const result: FoundMachines = { found: [], missing: [], catalogue };
  for (const { slug, quantity } of machines) {
    const card = cards?.get(slug);
    if (card) {
      const { title, type, picture } = card;
      result.found.push({ slug, quantity, title, type, picture });
    } else if (cards) result.missing.push(slug);
    else result.found.push({ slug, quantity, title: slug, type: 'vending', picture: null });
  }
  return result;
}

async function readCards(reader: ContentReader): Promise<Map<string, MachineCard> | null> {
  const cards = valueOf(await loadMachines(reader));
  return cards && new Map(cards.map((card) => [card.slug, card]));
}
