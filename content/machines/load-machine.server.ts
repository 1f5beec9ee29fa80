import type { ContentReader } from '../contentful/content-reader.ts';
import type { Loaded } from '../loaded.ts';
import { loadByAddress, type AddressedKind } from '../queries/load-by-address.server.ts';
import { SAMPLE_MACHINES } from './fallback.ts';
import { machinesFailed } from './load-machines.server.ts';
import type { Machine } from './machine.ts';
import { readMachineCards } from './read-machines.server.ts';
import { toMachine } from './to-machine.ts';

/**
 * A value that looks like an id and names no machine is tried as a slug too, since hand-made slugs may look like ids. A
 * sample machine answers for its own slug wherever the list shows the samples: without configuration, and in a preview of
 * an empty or failed list.
 */
const MACHINES: AddressedKind<Machine> = {
  kind: 'machine',
  include: 2,
  to: toMachine,
  byId: 'first',
  failed: machinesFailed,
  builtIn: {
    things: SAMPLE_MACHINES,
    answers: (reason, spaceHasSome, reader) =>
      reader.preview ? !spaceHasSome : reason === 'not-configured' && !reader.publicSite,
    spaceHasSome: async (reader) => reader.preview && (await readMachineCards(reader)).length > 0,
  },
};

/** One machine by entry id or slug. */
export function loadMachine(reader: ContentReader, value: string): Promise<Loaded<Machine>> {
  return loadByAddress(reader, value, MACHINES);
}
