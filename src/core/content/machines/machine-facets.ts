import { FACETS, type Facet } from './facet-names.ts';
import { PAYMENT_INTERFACES, PLACES } from './machine-facts.ts';
import type { CatalogueMachine } from './machine.ts';

/** Bands of width. The upper end belongs to a band: 700 mm is "up to 70 cm". */
const SIZE_BANDS = [
  { value: 'narrow', mostMm: 700 },
  { value: 'medium', mostMm: 1_000 },
  { value: 'wide', mostMm: Infinity },
] as const;
export type SizeBand = (typeof SIZE_BANDS)[number]['value'];

/** Values of each facet that an address may hold whatever the catalogue says; null: those that occur in it. */
const NAMED_VALUES: Record<Facet, readonly string[] | null> = {
  kind: ['vending', 'locker'],
  temperature: null,
  place: PLACES,
  payment: PAYMENT_INTERFACES,
  size: SIZE_BANDS.map(({ value }) => value),
  goods: null,
};

/** The chosen values of every facet. Values of one facet are alternatives; the facets all have to be met. */
export type FacetChoice = Record<Facet, string[]>;

export const NO_CHOICE: FacetChoice = {
  kind: [],
  temperature: [],
  place: [],
  payment: [],
  size: [],
  goods: [],
};

type FacetOption = {
  value: string;
  /** Machines that would be left by it, given what is chosen of the other facets. */
  count: number;
  chosen: boolean;
};

export type FacetOptions = { facet: Facet; options: FacetOption[] };

/** Most values of an address that are read. */
const MOST_VALUES = 100;
/** Most nonsense of an address that is repeated, in values and in characters of each. */
const MOST_IGNORED = 3;
const LONGEST_IGNORED = 40;

/** What is known of a machine in one facet; nothing where it is unknown, so that no choice claims it. */
function valuesOf(machine: CatalogueMachine, facet: Facet): readonly string[] {
  const { facts } = machine;
  switch (facet) {
    case 'kind':
      return [machine.type];
    case 'temperature':
      return machine.statedTemperature === null ? [] : [machine.statedTemperature.toLowerCase()];
    case 'place':
      return facts.places;
    case 'payment':
      return facts.paymentInterfaces;
    case 'size':
      return facts.widthMm === null ? [] : [bandOf(facts.widthMm)];
    case 'goods':
      return machine.goods;
  }
}

function bandOf(widthMm: number): SizeBand {
  return SIZE_BANDS.find(({ mostMm }) => widthMm <= mostMm)!.value;
}

/**
 * Reads what an address chooses. What no facet knows is left out and named.
 * @returns `ignored`: the first few values that mean nothing here, shortened
 */
export function parseFacets(
  search: URLSearchParams,
  machines: readonly CatalogueMachine[],
): { choice: FacetChoice; ignored: string[] } {
  const choice = { ...NO_CHOICE };
  const ignored = new Set<string>();
  for (const facet of FACETS) {
    const known = knownValues(facet, machines);
    const given = new Set(search.getAll(facet).slice(0, MOST_VALUES));
    // In the catalogue's order, so that one choice has one address.
    choice[facet] = known.filter((value) => given.delete(value));
    given.delete('');
    for (const value of given) ignored.add(value.slice(0, LONGEST_IGNORED).toWellFormed());
  }
  return { choice, ignored: [...ignored].slice(0, MOST_IGNORED) };
}

function knownValues(facet: Facet, machines: readonly CatalogueMachine[]): readonly string[] {
  return (
    NAMED_VALUES[facet] ??
    [...new Set(machines.flatMap((machine) => valuesOf(machine, facet)))].toSorted()
  );
}

/** The machines that meet a choice, in the order given. */
export function findMachines(
  machines: readonly CatalogueMachine[],
  choice: FacetChoice,
): CatalogueMachine[] {
  return machines.filter((machine) => meets(machine, choice));
}

/** @param except a facet that is not asked for */
function meets(machine: CatalogueMachine, choice: FacetChoice, except?: Facet): boolean {
  return FACETS.every(
    (facet) =>
      facet === except ||
      choice[facet].length === 0 ||
      valuesOf(machine, facet).some((value) => choice[facet].includes(value)),
  );
}

/**
 * What can be chosen further: every option leaves at least one machine, save one that is chosen, which can be taken back.
 * A facet that tells no machine from another is left out.
 */
export function toFacetOptions(
  machines: readonly CatalogueMachine[],
  choice: FacetChoice,
): FacetOptions[] {
  return FACETS.flatMap((facet) => {
    const chosen = choice[facet];
    if (chosen.length === 0 && !tellsApart(machines, facet)) return [];
    const candidates = machines.filter((machine) => meets(machine, choice, facet));
    const options = knownValues(facet, machines).map((value) => ({
      value,
      count: candidates.filter((machine) => valuesOf(machine, facet).includes(value)).length,
      chosen: chosen.includes(value),
    }));
    const offered = options.filter((option) => option.count > 0 || option.chosen);
    return offered.length > 0 ? [{ facet, options: offered }] : [];
  });
}

function tellsApart(machines: readonly CatalogueMachine[], facet: Facet): boolean {
  return knownValues(facet, machines).some((value) => {
    const count = machines.filter((machine) => valuesOf(machine, facet).includes(value)).length;
    return count > 0 && count < machines.length;
  });
}

export function hasChoice(choice: FacetChoice): boolean {
  return FACETS.some((facet) => choice[facet].length > 0);
}

/** A choice without one of its values. */
export function withoutValue(choice: FacetChoice, facet: Facet, value: string): FacetChoice {
  return { ...choice, [facet]: choice[facet].filter((chosen) => chosen !== value) };
}

/** The query of a choice: facets and values in one order, so that one choice has one address. */
export function toFacetQuery(choice: FacetChoice): URLSearchParams {
  return new URLSearchParams(
    FACETS.flatMap((facet) => choice[facet].map((value) => [facet, value])),
  );
}
