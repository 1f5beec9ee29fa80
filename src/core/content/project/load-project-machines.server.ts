import { asChoice } from '../locales/translation.ts';
import type { ContentReader } from '../content-reader.ts';
import { valueOf } from '../loaded.ts';
import { loadCatalogue } from '../machines/load-machines.server.ts';
import type { MachineType } from '../machines/machine.ts';
import type { Picture } from '../media/picture.ts';
import type { ProjectList } from './project-list.ts';
import type { SummedMachine } from './project-sums.ts';

type FoundMachine = SummedMachine & {
  slug: string;
  title: string;
  type: MachineType;
  picture: Picture | null;
};

/** The machines of a list that the site has, and the slugs of those it has not. */
export type FoundMachines = { found: FoundMachine[]; missing: string[] };

/**
 * Looks up the machines of a list, all with one query. While they cannot be read, every machine counts as found and
 * goes by its slug: an outage takes nothing off anybody's list.
 * @param reader null where content is not read yet
 */
export async function loadProjectMachines(
  reader: ContentReader | null,
  { machines }: ProjectList,
): Promise<FoundMachines> {
  const isRead = machines.length > 0 && reader !== null;
  const catalogue = isRead ? valueOf(await loadCatalogue(reader)) : null;
  const bySlug = catalogue && new Map(catalogue.map((machine) => [machine.slug, machine]));
  const result: FoundMachines = { found: [], missing: [] };
  for (const { slug, quantity } of machines) {
    const machine = bySlug?.get(slug);
    if (machine) {
      const { title, type, picture, facts } = machine;
      result.found.push(asChoice({ slug, quantity, title, type, picture, facts }, machine));
    } else if (bySlug) result.missing.push(slug);
    else
      result.found.push({
        slug,
        quantity,
        title: slug,
        type: 'vending',
        picture: null,
        facts: null,
      });
  }
  return result;
}
