import { DOOR_SIZES, type DoorSize } from '../machines/machine-facts.ts';
import type { CatalogueMachine } from '../machines/machine.ts';
import type { LockerSizeResult } from './locker-size.ts';

/** A locker of the catalogue whose doors are known. */
export type LockerChoice = {
  slug: string;
  title: string;
  doors: Partial<Record<DoorSize, number>>;
};

/** The lockers that state their doors and have a page of their own. */
export function toLockerChoices(machines: readonly CatalogueMachine[]): LockerChoice[] {
  return machines.flatMap(({ slug, title, type, facts: { doors } }) =>
    type === 'locker' && slug !== '' && doors !== null ? [{ slug, title, doors }] : [],
  );
}

/** How many of which locker; `doors` counts all of them. */
export type ProposedSet = {
  lockers: { slug: string; title: string; count: number }[];
  cabinets: number;
  doors: number;
};

/** Sets of more cabinets than this are put together of one kind, for the ways to mix them are too many to try. */
const MOST_MIXED = 6;
const MOST_KINDS = 12;

/**
 * The set of lockers with the fewest cabinets, and among those with the fewest doors, that has the doors asked for. A
 * parcel may lie behind a larger door than it needs, never behind a smaller one.
 * @param needed as of `toLockerSizeResult`; a size of null takes any door
 * @returns null when no locker, however many, has a door that is large enough
 */
export function proposeLockers(
  lockers: readonly LockerChoice[],
  needed: LockerSizeResult['doors'],
): ProposedSet | null {
  const wanted = atLeast((size) =>
    needed.reduce((sum, door) => sum + ((door.size ?? 'small') === size ? door.count : 0), 0),
  );
  const kinds = lockers
    .map((locker) => ({ locker, has: atLeast((size) => locker.doors[size] ?? 0) }))
    .filter(({ has }) => has[0]! > 0);
  if (wanted[0] === 0) return null;
  const alone = kinds
    .map((kind) => ({
      kind,
      count: Math.max(...wanted.map((n, at) => cabinetsFor(n, kind.has[at]!))),
    }))
    .filter(({ count }) => Number.isFinite(count))
    .map(({ kind, count }) => kinds.map((other) => (other === kind ? count : 0)));
  const mixed = kinds.length <= MOST_KINDS ? firstThatCovers(kinds, wanted) : [];
  const sets = [...alone, ...mixed].map((counts) => toSet(kinds, counts));
  return sets.toSorted((a, b) => a.cabinets - b.cabinets || a.doors - b.doors)[0] ?? null;
}

type Kind = { locker: LockerChoice; has: number[] };

/** By size, smallest first: how many doors are of that size or larger. */
function atLeast(count: (size: DoorSize) => number): number[] {
  return DOOR_SIZES.map((_, from) =>
    DOOR_SIZES.slice(from).reduce((sum, size) => sum + count(size), 0),
  );
}

function cabinetsFor(wanted: number, has: number): number {
  return wanted === 0 ? 0 : Math.ceil(wanted / has);
}

/** Every set of the smallest number of cabinets that has all that is wanted; none when that number is too large. */
function firstThatCovers(kinds: readonly Kind[], wanted: readonly number[]): number[][] {
  for (let cabinets = 1; cabinets <= MOST_MIXED; cabinets += 1) {
    const found = splits(cabinets, kinds.length).filter((counts) =>
      wanted.every(
        (n, at) => counts.reduce((sum, count, kind) => sum + count * kinds[kind]!.has[at]!, 0) >= n,
      ),
    );
    if (found.length > 0) return found;
  }
  return [];
}

/** Every way to share out a number among so many kinds. */
function splits(number: number, kinds: number): number[][] {
  if (kinds === 0) return [];
  if (kinds === 1) return [[number]];
  return Array.from({ length: number + 1 }, (_, first) =>
    splits(number - first, kinds - 1).map((rest) => [first, ...rest]),
  ).flat();
}

function toSet(kinds: readonly Kind[], counts: readonly number[]): ProposedSet {
  return {
    lockers: kinds.flatMap(({ locker: { slug, title } }, at) =>
      counts[at]! > 0 ? [{ slug, title, count: counts[at]! }] : [],
    ),
    cabinets: counts.reduce((sum, count) => sum + count, 0),
    doors: counts.reduce((sum, count, at) => sum + count * kinds[at]!.has[0]!, 0),
  };
}
