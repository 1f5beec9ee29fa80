import type { ContentReader } from '../content-reader.ts';
import type { FallbackReason, Loaded } from '../loaded.ts';
import { readGoodsByMachine } from '../products/load-products.server.ts';
import { loadByAddress, type AddressedKind } from '../queries/load-by-address.server.ts';
import { loadCards, ofHomePage, type CardKind } from '../queries/read-cards.ts';
import { SAMPLE_CATALOGUE, SAMPLE_MACHINE_CARDS, SAMPLE_MACHINES } from './fallback.ts';
import type { CatalogueMachine, MachineCard } from './machine.ts';
import type { Machine } from './to-machine.ts';
import { toCatalogueMachine, toMachine, toMachineCard } from './to-machine.ts';

/** Part 1 section 8 and part 2 section 8: what the machine pages say. */
export const USING_SAMPLE_MACHINES = 'Using fallback machine data in preview environment';
export const NO_MACHINES_FOUND =
  'No machines found in Contentful. Check console logs for more details.';

/** The home page shows four machines (part 1 section 9). */
const HOME_MACHINES = 4;

const CARDS: CardKind<MachineCard> = { kind: 'machine', to: toMachineCard };

const machinesFailed = (message: string) => `Failed to load machine data: ${message}`;

/**
 * A value that looks like an id and names no machine is tried as a slug too, since hand-made slugs may look like ids. A
 * sample machine answers for its own slug wherever the list shows the samples: without configuration, and in a preview of
 * an empty or failed list.
 */
export const MACHINES: AddressedKind<Machine> = {
  kind: 'machine',
  include: 2,
  to: toMachine,
  byId: 'first',
  failed: machinesFailed,
  builtIn: {
    things: SAMPLE_MACHINES,
    answers: (reason, spaceHasSome, reader) =>
      isPreview(reader) ? !spaceHasSome : reason === 'not-configured' && !reader.publicSite,
  },
};

/** One machine by entry id or slug. */
export function loadMachine(reader: ContentReader, value: string): Promise<Loaded<Machine>> {
  return loadByAddress(reader, value, MACHINES);
}

/**
 * All machines by displayOrder, then title. The sample machines stand in without configuration and, in
 * a preview environment, for an empty or failed list; elsewhere an empty list is a live, empty answer. On a public
 * address they would be offers nobody makes, so without configuration that list is empty.
 */
export function loadMachines(reader: ContentReader): Promise<Loaded<MachineCard[]>> {
  const standIn = samplesFor(reader, SAMPLE_MACHINE_CARDS);
  return loadCards(reader, CARDS, { standIn, failed: machinesFailed });
}

/** The first four machines in the home page's order. */
export function loadHomeMachines(reader: ContentReader): Promise<Loaded<MachineCard[]>> {
  return loadCards(reader, CARDS, {
    select: ofHomePage,
    finish: (cards) => cards.slice(0, HOME_MACHINES),
    standIn: samplesFor(reader, SAMPLE_MACHINE_CARDS),
    failed: machinesFailed,
  });
}

/**
 * Every machine with what is known of it, for pages that find, compare and size machines. The samples stand in where
 * the machines page shows them; products that cannot be read only leave `goods` empty.
 */
export function loadCatalogue(reader: ContentReader): Promise<Loaded<CatalogueMachine[]>> {
  return loadCards(
    reader,
    { kind: 'machine', to: toCatalogueMachine },
    {
      finish: async (machines) => {
        const goods = await readGoodsByMachine(reader);
        return machines.map((machine) => ({ ...machine, goods: goods.get(machine.id) ?? [] }));
      },
      standIn: samplesFor(reader, SAMPLE_CATALOGUE),
      failed: machinesFailed,
    },
  );
}

/** Of a public site anybody can ask for a preview by naming a host: there an editor's own shows samples, and no other. */
const isPreview = ({ preview, drafts, publicSite }: ContentReader) =>
  preview && (drafts || !publicSite);

/** Where samples stand in for a list of machines, as cards or with more. */
const samplesFor =
  <Item>(reader: ContentReader, samples: Item[]) =>
  (reason: FallbackReason): Item[] | null => {
    if (isPreview(reader)) return samples;
    if (reason !== 'not-configured') return null;
    return reader.publicSite ? [] : samples;
  };
