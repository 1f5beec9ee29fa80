import { solve, type Coefficients, type Model } from 'yalps';
import { DOOR_SIZES, type DoorSize } from '#content/machines/machine-facts.ts';
import type { CatalogueMachine } from '#content/machines/machine.ts';
import type { SummedMachine } from '#content/project/project-sums.ts';
import type { LockerFront } from './locker-front.ts';
import type { LockerSizeResult } from './locker-size.ts';
import type { LockerUse } from './locker-size-inputs.ts';

/** A locker of the catalogue whose doors are known. */
export type LockerChoice = {
  slug: string;
  title: string;
  doors: Partial<Record<DoorSize, number>>;
};

/** How many of which locker; `doors` counts all of them. */
type LockerSet = {
  lockers: { slug: string; title: string; count: number }[];
  cabinets: number;
  doors: number;
};

/**
 * With what is added up of its lockers, as of a project list, and how they look from the front: null where a measure of one
 * is unknown.
 */
export type ProposedSet = LockerSet & { summed: SummedMachine[]; fronts: LockerFront[] | null };

/**
 * Why there is no set: no locker states its doors; none of those suits the use; none has a door that is large enough; or
 * there are so many that the smallest set was not found.
 */
export type NoSet = 'unknown' | 'unsuited' | 'tooSmall' | 'tooMany';

/** Temperatures of lockers by what lies in them. A locker that states none has that of the room. */
const TEMPERATURES: Record<LockerUse['goods'], readonly string[]> = {
  parcels: ['ambient'],
  cooled: ['refrigerated', 'controlled', 'multi'],
};

/** The set of those lockers of the catalogue that suit a use and have a page of their own, for the doors asked for. */
export function proposeSet(
  machines: readonly CatalogueMachine[],
  { goods, place }: LockerUse,
  needed: LockerSizeResult['doors'],
): ProposedSet | NoSet {
  const lockers = machines.filter(({ type, slug }) => type === 'locker' && slug !== '');
  const known = lockers.flatMap((locker) => {
    const { doors, places } = locker.facts;
    return doors === null ? [] : [{ ...locker, doors, places }];
  });
  const suited = known.filter(
    ({ places, statedTemperature }) =>
      TEMPERATURES[goods].includes(statedTemperature?.toLowerCase() ?? 'ambient') &&
      (place === null || places.includes(place)),
  );
  if (known.length === 0) return 'unknown';
  if (suited.length === 0) return 'unsuited';
  const set = proposeLockers(suited, needed);
  if (typeof set === 'string') return set;
  const chosen = set.lockers.map(({ slug, title, count }) => {
    const { doors, facts } = suited.find((locker) => locker.slug === slug)!;
    return { title, count, doors, facts };
  });
  const summed = chosen.map(({ count: quantity, facts: { widthMm, weightKg, currentA } }) => ({
    quantity,
    facts: { widthMm, weightKg, currentA },
  }));
  const fronts = chosen.flatMap(({ title, count, doors, facts: { widthMm, heightMm } }) =>
    widthMm === null || heightMm === null ? [] : { title, count, doors, widthMm, heightMm },
  );
  return { ...set, summed, fronts: fronts.length === chosen.length ? fronts : null };
}

type Kind = LockerChoice & { has: number[] };

/**
 * The set of lockers with the fewest cabinets, and among those with the fewest doors, that has the doors asked for. A
 * parcel may lie behind a larger door than it needs, never behind a smaller one.
 * @param needed as of `toLockerSizeResult`; a size of null takes any door
 */
export function proposeLockers(
  lockers: readonly LockerChoice[],
  needed: LockerSizeResult['doors'],
): LockerSet | NoSet {
  const wanted = atLeast((size) =>
    needed.reduce((sum, door) => sum + ((door.size ?? 'small') === size ? door.count : 0), 0),
  );
  const kinds = lockers.map((locker) => ({
    ...locker,
    has: atLeast((size) => locker.doors[size] ?? 0),
  }));
  if (wanted.some((doors, at) => doors > 0 && kinds.every(({ has }) => has[at] === 0)))
    return 'tooSmall';
  const fewest = fewestOf(kinds, wanted, 'cabinets');
  const counts = fewest && fewestOf(kinds, wanted, 'doors', sumOf(fewest));
  return counts ? toSet(kinds, counts) : 'tooMany';
}

/** By size, smallest first: how many doors are of that size or larger. */
function atLeast(count: (size: DoorSize) => number): number[] {
  return DOOR_SIZES.map((_, from) =>
    DOOR_SIZES.slice(from).reduce((sum, size) => sum + count(size), 0),
  );
}

const MILLISECONDS = 200;
/** An order of so many has other questions, and whole numbers beyond it are no longer exact in the solver. */
const MOST_DOORS = 100_000;

/**
 * How many of each kind there are in the smallest set, as an integer programme: whole numbers of lockers whose doors of
 * each size or larger are at least those wanted.
 * @param cabinets how many there have to be; any number without it
 * @returns null when it was not found in time
 */
function fewestOf(
  kinds: readonly Kind[],
  wanted: readonly number[],
  objective: 'cabinets' | 'doors',
  cabinets?: number,
): number[] | null {
  if (wanted[0]! > MOST_DOORS) return null;
  const model: Model<number> = {
    direction: 'minimize',
    objective,
    constraints: [
      ...wanted.map((min, at) => [DOOR_SIZES[at]!, { min }] as const),
      ['cabinets', cabinets === undefined ? {} : { equal: cabinets }],
    ],
    variables: kinds.map(({ has }, kind): [number, Coefficients] => [
      kind,
      {
        cabinets: 1,
        doors: has[0]!,
        ...Object.fromEntries(has.map((doors, at) => [DOOR_SIZES[at], doors])),
      },
    ]),
  };
  // No set is smaller than the one with parts of lockers; a whole one that is not larger than its next number ends the search.
  const { result: bound } = solve(model);
  const tolerance = (Math.ceil(bound - 1e-6) + 0.5) / bound - 1;
  const { status, variables } = solve(
    { ...model, integers: true },
    { tolerance, timeout: MILLISECONDS, maxIterations: Infinity, includeZeroVariables: true },
  );
  return status === 'optimal' ? variables.map(([, count]) => Math.round(count)) : null;
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

function toSet(kinds: readonly Kind[], counts: readonly number[]): LockerSet {
  return {
    lockers: kinds.flatMap(({ slug, title }, at) =>
      counts[at]! > 0 ? [{ slug, title, count: counts[at]! }] : [],
    ),
    cabinets: sumOf(counts),
    doors: sumOf(counts.map((count, at) => count * kinds[at]!.has[0]!)),
  };
}
