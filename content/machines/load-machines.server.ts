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
  return loadCards(reader, readMachineCards);
}

/** The four machines of the home page. */
export function loadHomeMachines(reader: ContentReader): Promise<Loaded<MachineCard[]>> {
  return loadCards(reader, readHomeMachineCards);
}

function loadCards(
  reader: ContentReader,
  readCards: (reader: ContentReader) => Promise<MachineCard[]>,
): Promise<Loaded<MachineCard[]>> {
  const read = async () => {
    const cards = await readCards(reader);
    return cards.length === 0 && reader.preview ? null : cards;
  };
  const fallback = (reason: FallbackReason) => {
    if (reader.preview) return SAMPLE_MACHINE_CARDS;
    if (reason !== 'not-configured') return null;
    return reader.publicSite ? [] : SAMPLE_MACHINE_CARDS;
  };
  return loadedFrom(reader, read, { fallback, failed: machinesFailed });
}
