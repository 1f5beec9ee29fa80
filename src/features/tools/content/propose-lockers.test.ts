import { fc } from '#tests/support/property.ts';
import { describe, expect, it } from 'vitest';
import type { CatalogueMachine } from '#content/machines/machine.ts';
import { DOOR_SIZES, UNKNOWN_FACTS, type DoorSize } from '#content/machines/machine-facts.ts';
import { proposeLockers, proposeSet, type LockerChoice } from './propose-lockers.ts';

const locker = (slug: string, doors: LockerChoice['doors']): LockerChoice => ({
  slug,
  title: slug,
  doors,
});
const needs = (doors: Partial<Record<DoorSize, number>>) =>
  DOOR_SIZES.flatMap((size) =>
    doors[size] ? [{ size, count: doors[size], load: 0, overflow: 0 }] : [],
  );
const anyDoor = (count: number) => [{ size: null, count, load: 0, overflow: 0 }];

const TALL = locker('tall', { small: 20, medium: 8, large: 2 });
const WIDE = locker('wide', { medium: 6, large: 6 });

describe('proposeLockers', () => {
  it('takes the fewest cabinets, then the fewest doors', () => {
    expect(proposeLockers([TALL, WIDE], anyDoor(12))).toEqual({
      lockers: [{ slug: 'wide', title: 'wide', count: 1 }],
      cabinets: 1,
      doors: 12,
    });
    expect(proposeLockers([TALL, WIDE], anyDoor(40))).toMatchObject({ cabinets: 2, doors: 42 });
  });

  it('lets a parcel lie behind a larger door, never behind a smaller one', () => {
    expect(proposeLockers([WIDE], needs({ small: 12 }))).toMatchObject({ cabinets: 1 });
    expect(proposeLockers([TALL, WIDE], needs({ large: 8 }))).toEqual({
      lockers: [{ slug: 'wide', title: 'wide', count: 2 }],
      cabinets: 2,
      doors: 24,
    });
    expect(proposeLockers([TALL, WIDE], needs({ small: 30, large: 6 }))).toMatchObject({
      lockers: [
        { slug: 'tall', count: 1 },
        { slug: 'wide', count: 1 },
      ],
    });
    expect(proposeLockers([TALL], needs({ 'extra-large': 1 }))).toBe('tooSmall');
    expect(proposeLockers([], anyDoor(5))).toBe('tooSmall');
  });

  it('mixes kinds however many cabinets that takes, and says when it found no smallest set', () => {
    const bank = locker('bank', { large: 4, 'extra-large': 2 });
    const twenty = locker('twenty', { medium: 16, large: 4 });
    // Two extra large to a bank, which leaves 4 large each: 8 banks for 16, and 9 of twenty doors for the 184 left over.
    expect(
      proposeLockers(
        [bank, twenty],
        needs({ small: 100, medium: 70, large: 40, 'extra-large': 16 }),
      ),
    ).toEqual({
      lockers: [
        { slug: 'bank', title: 'bank', count: 8 },
        { slug: 'twenty', title: 'twenty', count: 9 },
      ],
      cabinets: 17,
      doors: 228,
    });
    // 99 × 30 = 2970 is too few, and the hundredth may be one of 12.
    expect(proposeLockers([TALL, WIDE], anyDoor(2_980))).toMatchObject({
      cabinets: 100,
      doors: 2_982,
    });
    expect(proposeLockers([TALL, WIDE], anyDoor(100_001))).toBe('tooMany');
  });

  it('is the smallest set, by counting out all of them', () => {
    const doors = fc.record({
      small: fc.integer({ min: 0, max: 12 }),
      medium: fc.integer({ min: 0, max: 12 }),
      large: fc.integer({ min: 0, max: 6 }),
      'extra-large': fc.integer({ min: 0, max: 2 }),
    });
    const wanted = fc.record({
      small: fc.integer({ min: 1, max: 60 }),
      medium: fc.integer({ min: 0, max: 40 }),
      large: fc.integer({ min: 0, max: 15 }),
      'extra-large': fc.integer({ min: 0, max: 5 }),
    });
    fc.assert(
      fc.property(fc.array(doors, { minLength: 1, maxLength: 4 }), wanted, (kinds, needed) => {
        const set = proposeLockers(
          kinds.map((has, at) => locker(`l${at}`, has)),
          needs(needed),
        );
        const best = smallestByCounting(kinds, needed);
        if (best) expect(set).toMatchObject(best);
        else if (typeof set !== 'string') expect(set.cabinets).toBeGreaterThan(MOST_COUNTED);
      }),
      { numRuns: 10_000 },
    );
  });
});

const MOST_COUNTED = 8;

/** Every set of up to eight cabinets, the smallest first; whether all parcels lie somewhere is tried by laying them in. */
function smallestByCounting(
  kinds: readonly Record<DoorSize, number>[],
  needed: Record<DoorSize, number>,
): { cabinets: number; doors: number } | null {
  for (let cabinets = 1; cabinets <= MOST_COUNTED; cabinets += 1) {
    let fewest = Infinity;
    const count = (kind: number, left: number, doors: number[]) => {
      if (kind === kinds.length) {
        const all = doors.reduce((a, b) => a + b);
        if (left === 0 && all < fewest && laysIn(doors, needed)) fewest = all;
        return;
      }
      for (let of = 0; of <= left; of += 1)
        count(
          kind + 1,
          left - of,
          doors.map((n, size) => n + of * kinds[kind]![DOOR_SIZES[size]!]),
        );
    };
    count(0, cabinets, [0, 0, 0, 0]);
    if (fewest < Infinity) return { cabinets, doors: fewest };
  }
  return null;
}

/** The largest parcels first, each behind the smallest free door that it fits. */
function laysIn(doors: readonly number[], needed: Record<DoorSize, number>): boolean {
  const free = [...doors];
  for (let size = free.length - 1; size >= 0; size -= 1) {
    let parcels = needed[DOOR_SIZES[size]!];
    for (let door = size; door < free.length; door += 1) {
      const taken = Math.min(parcels, free[door]!);
      free[door]! -= taken;
      parcels -= taken;
    }
    if (parcels > 0) return false;
  }
  return true;
}

describe('proposeSet', () => {
  const machine = (
    slug: string,
    stated: string | null,
    places: CatalogueMachine['facts']['places'],
  ) =>
    ({
      slug,
      title: slug,
      type: 'locker',
      statedTemperature: stated,
      facts: { ...UNKNOWN_FACTS, places, doors: { medium: 16 } },
    }) as unknown as CatalogueMachine;
  const CHILL = machine('chill', 'Controlled', ['indoor']);
  const PLAIN = machine('plain', 'ambient', ['indoor', 'sheltered']);
  const set = (machines: CatalogueMachine[], use: Parameters<typeof proposeSet>[1]) => {
    const found = proposeSet(machines, use, anyDoor(16));
    return typeof found === 'string' ? found : found.lockers.map(({ slug }) => slug);
  };

  it('takes lockers for parcels, and cooled ones only where that is asked for', () => {
    expect(set([CHILL, PLAIN], { goods: 'parcels', place: null })).toEqual(['plain']);
    expect(set([CHILL, PLAIN], { goods: 'cooled', place: null })).toEqual(['chill']);
    expect(set([machine('silent', null, [])], { goods: 'parcels', place: null })).toEqual([
      'silent',
    ]);
  });

  it('knows what its lockers measure, weigh and draw, as a project list adds it up', () => {
    const known = { widthMm: 1_900, weightKg: 310, currentA: null };
    const measured = { ...PLAIN, facts: { ...PLAIN.facts, ...known } };
    expect(proposeSet([measured], { goods: 'parcels', place: null }, anyDoor(40))).toMatchObject({
      cabinets: 3,
      summed: [{ quantity: 3, facts: known }],
    });
  });

  it('takes lockers that may stand where they are to, and says when there are none', () => {
    expect(set([CHILL, PLAIN], { goods: 'parcels', place: 'sheltered' })).toEqual(['plain']);
    expect(set([CHILL, PLAIN], { goods: 'parcels', place: 'outdoor' })).toBe('unsuited');
    expect(set([], { goods: 'parcels', place: null })).toBe('unknown');
    expect(set([{ ...PLAIN, slug: '' }], { goods: 'parcels', place: null })).toBe('unknown');
  });
});
