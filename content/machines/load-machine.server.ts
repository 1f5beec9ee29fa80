import type { ContentReader } from '../contentful/content-reader.ts';
import { loadedFrom, UnusableEntryError } from '../loaded-from.ts';
import type { FallbackReason, Loaded } from '../loaded.ts';
import { contentTypeOf } from '../slugs/entry-href.ts';
import { isEntryId } from '../slugs/lookup-value.ts';
import { whyNoAddress } from '../slugs/why-no-address.ts';
import { mapEntry } from '../mapping/map-entries.ts';
import { mappingContext } from '../mapping/mapping-context.ts';
import { readEntryBySlug } from '../queries/read-single-entry.ts';
import { isUnlisted } from '../queries/whole-list.ts';
import { SAMPLE_MACHINES } from './fallback.ts';
import { machinesFailed } from './load-machines.server.ts';
import type { Machine } from './machine.ts';
import { readMachineCards } from './read-machines.server.ts';
import { HIDDEN_MACHINE, NOT_A_MACHINE, toMachine } from './to-machine.ts';

const MACHINE_INCLUDE_DEPTH = 2;

/**
 * One machine by entry id or slug. A value that looks like an id and names no machine is tried as a
 * slug too, since hand-made slugs may look like ids. A sample machine answers for its own slug wherever
 * the list shows the samples: without configuration, and in a preview of an empty or failed list.
 */
export async function loadMachine(reader: ContentReader, value: string): Promise<Loaded<Machine>> {
  if (whyNoAddress('machine', value) !== null) return { status: 'missing' };
  const sample = SAMPLE_MACHINES.find((machine) => machine.slug === value) ?? null;
  let spaceHasMachines = false;

  const read = async () => {
    const machine = await readMachine(reader, value);
    if (machine === null && sample !== null && reader.preview) {
      spaceHasMachines = (await readMachineCards(reader)).length > 0;
    }
    return machine;
  };
  const fallback = (reason: FallbackReason) => {
    const isListed = reader.preview ? !spaceHasMachines : !reader.publicSite;
    return isListed && (reader.preview || reason === 'not-configured') ? sample : null;
  };
  return loadedFrom(reader, read, {
    fallback,
    failed: machinesFailed,
    unlisted: () => isUnlisted(reader, 'machine', [value]),
  });
}

async function readMachine(reader: ContentReader, value: string): Promise<Machine | null> {
  const found =
    (isEntryId(value) ? await readMachineById(reader, value) : null) ??
    (await readEntryBySlug(reader, 'machine', value, MACHINE_INCLUDE_DEPTH));
  if (found === null) return null;
  const result = mapEntry(found.entry, mappingContext(reader, found.links), toMachine);
  if (result.ok) return result.value;
  if (result.reason === HIDDEN_MACHINE || result.reason === NOT_A_MACHINE) return null;
  throw new UnusableEntryError(machinesFailed(result.reason));
}

async function readMachineById(reader: ContentReader, id: string) {
  const found = await reader.readEntry(id, MACHINE_INCLUDE_DEPTH);
  return found !== null && contentTypeOf(found.entry) === 'machine' ? found : null;
}
