import { fc } from '#tests/support/property.ts';
import { describe, expect, it } from 'vitest';
import { doorsFor, erlangB } from './erlang-b.ts';
import { parseLockerInputs, parseLockerLine, toLockerLine } from './locker-size-inputs.ts';
import { BATCH_CASE, BATCH_ERRORS, toLockerSizeResult } from './locker-size.ts';
import { simulateLocker } from './simulate-locker.ts';

const read = (query: string) => parseLockerInputs(new URLSearchParams(query));
const resultOf = (query: string) => {
  const { inputs, problems } = read(query);
  if (!inputs) throw new Error(JSON.stringify(problems));
  return toLockerSizeResult(inputs);
};
/** The same dwell on every day of the week. */
const everyDay = (hours: number) =>
  ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => `${day}=${hours}`).join('&');

describe('erlangB', () => {
  it('agrees with values worked out by hand', () => {
    // One door, load 1: 1 / (1 + 1). Two doors, load 1: (1/2) / (1 + 1 + 1/2) = 0.2.
    expect(erlangB(1, 1)).toBeCloseTo(0.5, 12);
    expect(erlangB(1, 2)).toBeCloseTo(0.2, 12);
    // Three doors, load 2: (8/6) / (1 + 2 + 2 + 8/6) = 4/19.
    expect(erlangB(2, 3)).toBeCloseTo(4 / 19, 12);
    expect(erlangB(0, 3)).toBe(0);
    expect(erlangB(5, 0)).toBe(1);
  });

  it('agrees with published traffic tables: 1 % at 4.46 erlangs and 10 lines, 84.1 and 100', () => {
    expect(erlangB(4.46, 10)).toBeCloseTo(0.01, 3);
    expect(erlangB(84.1, 100)).toBeCloseTo(0.01, 3);
  });

  it('agrees with the sum in logarithms, where factorials would overflow', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.01, max: 2_000, noNaN: true }),
        fc.integer({ min: 0, max: 2_500 }),
        (load, doors) => {
          let [logTerm, sum] = [0, 1];
          // B = term(n) / Σ term(k), each divided by the last term.
          for (let door = doors; door > 0; door -= 1) {
            logTerm += Math.log(door) - Math.log(load);
            sum += Math.exp(logTerm);
          }
          expect(erlangB(load, doors)).toBeCloseTo(1 / sum, 9);
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe('doorsFor', () => {
  it('is the first number of doors that is enough', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.01, max: 500, noNaN: true }),
        fc.double({ min: 0.001, max: 0.5, noNaN: true }),
        (load, most) => {
          const doors = doorsFor(load, most);
          expect(erlangB(load, doors)).toBeLessThanOrEqual(most);
          if (doors > 0) expect(erlangB(load, doors - 1)).toBeGreaterThan(most);
        },
      ),
    );
  });

  it('gives 58 doors for 45 parcels at once and 107 for 90, at most 1 %', () => {
    // 300 flats, 30 or 60 parcels a day for each hundred, half a day in the locker: 45 or 90 at once.
    expect(doorsFor(45, 0.01)).toBe(58);
    expect(doorsFor(90, 0.01)).toBe(107);
  });
});

describe('toLockerSizeResult', () => {
  it('has parcels a day × dwell × peak in the locker where every day is alike', () => {
    // 60 × 2 a day × 12 / 24 days = 60 at once.
    const result = resultOf(`parcels=60&peak=2&overflow=1&${everyDay(12)}`);
    expect(result.peakLoad).toBeCloseTo(60, 9);
    expect(result.total).toBe(75);
    expect(result.doors).toHaveLength(1);
  });

  it('agrees with one day of delivery worked out by hand', () => {
    // Monday only, 24 parcels in 24 hours, 24 hours' mean: at its end 24 × (1 − e⁻¹) = 15.1709, and of the week before
    // e⁻⁷ of that: 15.1709 / (1 − e⁻⁷) = 15.1847.
    const result = resultOf('parcels=24&peak=1&mon=24&tue=&wed=&thu=&fri=');
    expect(result.peakLoad).toBeCloseTo(15.1847, 4);
    expect(result.fullestDay).toBe('mon');
  });

  it('carries over what is left from the days before', () => {
    const { fullestDay, peakLoad } = resultOf(
      'parcels=10&peak=1&mon=40&tue=40&wed=40&thu=40&fri=40',
    );
    expect(fullestDay).toBe('fri');
    expect(peakLoad).toBeGreaterThan(10 * (40 / 24) * (1 - Math.exp(-24 / 40)));
    expect(peakLoad).toBeLessThan(10 * (40 / 24));
  });

  it('splits the load by size, and needs no fewer doors than all alike would', () => {
    const query = `parcels=60&peak=1&${everyDay(24)}`;
    const split = resultOf(`${query}&small=50&medium=30&large=20`);
    expect(split.doors.map(({ size }) => size)).toEqual(['small', 'medium', 'large']);
    expect(split.doors[0]!.load).toBeCloseTo(30, 9);
    expect(split.total).toBeGreaterThan(resultOf(query).total);
  });

  it('never needs fewer doors for more parcels, a longer stay or a smaller chance of overflow', () => {
    const parcels = fc.integer({ min: 1, max: 200 });
    fc.assert(
      fc.property(parcels, fc.integer({ min: 1, max: 96 }), (count, hours) => {
        const doors = (query: string) => resultOf(query).total;
        const now = doors(`parcels=${count}&${everyDay(hours)}`);
        expect(doors(`parcels=${count + 5}&${everyDay(hours)}`)).toBeGreaterThanOrEqual(now);
        expect(doors(`parcels=${count}&${everyDay(hours + 5)}`)).toBeGreaterThanOrEqual(now);
        expect(doors(`parcels=${count}&overflow=0.5&${everyDay(hours)}`)).toBeGreaterThanOrEqual(
          now,
        );
        expect(doors(`parcels=${count}&peak=3&${everyDay(hours)}`)).toBeGreaterThanOrEqual(now);
      }),
      { numRuns: 40 },
    );
  });
});

/** Overflow may differ by this from what parcels do that arrive by themselves: half a percentage point. */
const HALF_A_POINT = 0.005;

describe('an event simulation', () => {
  it.each([
    { perDay: 60, hours: 12, doors: 34, dwell: 'exponential' as const },
    { perDay: 60, hours: 12, doors: 40, dwell: 'exponential' as const },
    { perDay: 100, hours: 24, doors: 110, dwell: 'exponential' as const },
    { perDay: 60, hours: 12, doors: 34, dwell: 'fixed' as const },
    { perDay: 8, hours: 24, doors: 12, dwell: 'two kinds' as const },
  ])('blocks as often as Erlang B says: %j', ({ perDay, hours, doors, dwell }) => {
    const { overflow } = simulateLocker({ perDay, hours, doors, dwell, batch: 1, seed: 7 });
    expect(Math.abs(overflow - erlangB((perDay * hours) / 24, doors))).toBeLessThan(HALF_A_POINT);
  });

  it('blocks no more than said on the fullest day of a week whose days differ', () => {
    const hours = [30, 28, 26, 24, 40, null, null];
    const inputs = read('parcels=40&peak=1&mon=30&tue=28&wed=26&thu=24&fri=40').inputs!;
    const { doors, fullestDay } = toLockerSizeResult(inputs);
    expect(fullestDay).toBe('fri');
    const { overflowByDay } = simulateLocker({
      perDay: 40,
      hours,
      doors: doors[0]!.count,
      dwell: 'exponential',
      batch: 1,
      seed: 11,
    });
    for (const overflow of overflowByDay)
      expect(overflow).toBeLessThan(doors[0]!.overflow + HALF_A_POINT);
  });

  it.each(BATCH_ERRORS)(
    'errs by what the page says when parcels come in batches of $batch: $points points',
    ({ batch, points }) => {
      const overflow = simulateLocker({ ...BATCH_CASE, batch }).overflow;
      const planned = erlangB((BATCH_CASE.perDay * BATCH_CASE.hours) / 24, BATCH_CASE.doors);
      expect((overflow - planned) * 100).toBeCloseTo(points, 1);
    },
  );
});

describe('parseLockerInputs', () => {
  it('takes an empty day for one without deliveries, and asks for one with', () => {
    expect(read('mon=').inputs!.dwellHours.mon).toBeNull();
    expect(read('mon=&tue=&wed=&thu=&fri=').problems).toHaveProperty('mon');
  });

  it('asks for shares that make up a whole', () => {
    expect(read('small=50&medium=30').problems).toEqual({ small: { kind: 'whole', sum: 80 } });
    expect(read('small=50&large=50').inputs!.shares).toEqual({
      small: 0.5,
      medium: 0,
      large: 0.5,
      'extra-large': 0,
    });
    expect(read('small=x&medium=30').problems).toEqual({
      small: { kind: 'range', min: 0, max: 100 },
    });
  });

  it('reads its own line as the same inputs', () => {
    for (const query of [
      '',
      'parcels=12.5&sat=40&fri=',
      'small=50&large=50',
      'peak=10&overflow=50',
    ]) {
      const { inputs, numbers } = read(query);
      const line = toLockerLine(numbers);
      expect(parseLockerLine(line)!.inputs).toEqual(inputs);
      expect(line.length).toBeLessThan(180);
    }
    expect(parseLockerLine('')).toBeNull();
    expect(parseLockerLine('1,2,3')).toBeNull();
  });
});
