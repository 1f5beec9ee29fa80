import type { ContentReader } from '../contentful/content-reader.ts';
import type { Loaded } from '../loaded.ts';
import { SAMPLE_CATALOGUE } from './fallback.ts';
import { loadMachineList } from './load-machines.server.ts';
import type { CatalogueMachine } from './machine.ts';
import { readCatalogueMachines } from './read-machines.server.ts';

/**
 * Every machine with what is known of it, for pages that find, compare and size machines. The samples stand in where
 * the machines page shows them; products that cannot be read only leave `goods` empty.
 */
export function loadCatalogue(reader: ContentReader): Promise<Loaded<CatalogueMachine[]>> {
  return loadMachineList(reader, readCatalogueMachines, SAMPLE_CATALOGUE);
}
