import { fc } from '#tests/support/property.ts';
import { describe, expect, it } from 'vitest';
import { DOOR_SIZES, type DoorSize } from '../machines/machine-facts.ts';
import { proposeLockers, type LockerChoice } from './propose-lockers.ts';

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
    expect(proposeLockers([TALL], needs({ 'extra-large': 1 }))).toBeNull();
    expect(proposeLockers([], anyDoor(5))).toBeNull();
  });

  it('puts very many doors together of one kind', () => {
    expect(proposeLockers([TALL, WIDE], anyDoor(3_000))).toEqual({
      lockers: [{ slug: 'tall', title: 'tall', count: 100 }],
      cabinets: 100,
      doors: 3_000,
    });
  });

  it('covers what is needed, and no smaller set of the same kinds does', () => {
    const doors = fc.record({
      small: fc.integer({ min: 0, max: 12 }),
      medium: fc.integer({ min: 0, max: 12 }),
      large: fc.integer({ min: 0, max: 6 }),
      'extra-large': fc.integer({ min: 0, max: 2 }),
    });
    fc.assert(
      fc.property(fc.array(doors, { minLength: 1, maxLength: 3 }), doors, (kinds, wanted) => {
        const lockers = kinds.map((has, at) => locker(`l${at}`, has));
        const set = proposeLockers(lockers, needs(wanted));
        const covers = (counts: number[]) =>
          DOOR_SIZES.every((_, from) => {
            const sizes = DOOR_SIZES.slice(from);
            const sum = (of: Record<DoorSize, number>) =>
              sizes.reduce((total, size) => total + of[size], 0);
            return counts.reduce((total, n, at) => total + n * sum(kinds[at]!), 0) >= sum(wanted);
          });
        if (set) expect(covers(lockers.map((l) => countOf(set, l.slug)))).toBe(true);
        // Brute force over every set of up to four cabinets.
        for (let code = 1; code < 5 ** kinds.length; code += 1) {
          const counts = kinds.map((_, at) => Math.floor(code / 5 ** at) % 5);
          if (counts.reduce((a, b) => a + b) > 4 || !covers(counts)) continue;
          if (Object.values(wanted).every((n) => n === 0)) continue;
          expect(set!.cabinets).toBeLessThanOrEqual(counts.reduce((a, b) => a + b));
        }
      }),
    );
  });
});

function countOf(set: NonNullable<ReturnType<typeof proposeLockers>>, slug: string): number {
  return set.lockers.find((found) => found.slug === slug)?.count ?? 0;
}
