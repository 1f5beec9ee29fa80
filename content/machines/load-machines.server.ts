import type { ContentReader } from '../contentful/content-reader.ts';
import { loadedFrom } from '../loaded-from.ts';
import type { FallbackReason, Loaded } from '../loaded.ts';
import { SAMPLE_MACHINE_CARDS } from './fallback.ts';
import type { MachineCard } from './machine.ts';
import { readHomeMachineCards, readMachineCards } from './read-machines.server.ts';

/** Part 1 section 8 and part 2 section 8: what the machine pages say. */
export const USING_SAMPLE_MACHINES = 'Using fallback machine data in preview environment';
export const NO_MACHINES_FOUND =
  'No machines found in Contentful. Check console logs for more details.';

export function machinesFailed(message: string): string {
  return `Failed to load machine data: ${message}`;
}

/**
 * All machines by displayOrder, then title. The sample machines stand in without configuration and, in
 * a preview environment, for an empty or failed list; elsewhere an empty list is a live, empty answer. On a public
 * address they would be offers nobody makes, so without configuration that list is empty.
 */
export function loadMachines(reader: ContentReader): Promise<Loaded<MachineCard[]>> {
  return loadMachineList(reader, readMachineCards, SAMPLE_MACHINE_CARDS);
}

/** The four machines of the home page. */
export function loadHomeMachines(reader: ContentReader): Promise<Loaded<MachineCard[]>> {
  return loadMachineList(reader, readHomeMachineCards, SAMPLE_MACHINE_CARDS);
}

/** A list of machines as cards or with more, by the same rules. */
export function loadMachineList<Item>(
  reader: ContentReader,
  readItems: (reader: ContentReader) => Promise<Item[]>,
  samples: Item[],
): Promise<Loaded<Item[]>> {
  const read = async () => {
    const items = await readItems(reader);
    return items.length === 0 && reader.preview ? null : items;
  };
  const fallback = (reason: FallbackReason) => {
    if (reader.preview) return samples;
    if (reason !== 'not-configured') return null;
    return reader.publicSite ? [] : samples;
  };
  return loadedFrom(reader, read, { fallback, failed: machinesFailed });
}
