import { fc } from '#tests/support/property.ts';
import { describe, expect, it } from 'vitest';
import { doorsForPeakLoad, doorsForSteadyLoad, erlangB } from './door-counts.ts';
import { parseLockerInputs, parseLockerLine, toLockerLine } from './locker-size-inputs.ts';
import { BATCH_ERRORS, toLockerSizeResult } from './locker-size.ts';
import { simulateLocker, worstHour } from './test-support/simulate-locker.ts';

/** The case that `BATCH_ERRORS` was played through with. */
const BATCH_CASE = {
  perDay: 60,
  hours: 24,
  doors: 75,
  dwell: 'exponential',
  seed: 3,
} as const;

const read = (query: string) => parseLockerInputs(new URLSearchParams(query), 'en');
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

describe('doorsForSteadyLoad', () => {
  it('is the first number of doors that is enough', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.01, max: 500, noNaN: true }),
        fc.double({ min: 0.001, max: 0.5, noNaN: true }),
        (load, most) => {
          const { count, overflow } = doorsForSteadyLoad(load, most);
          expect(overflow).toBeLessThanOrEqual(most);
          expect(erlangB(load, count)).toBeCloseTo(overflow, 12);
          if (count > 0) expect(erlangB(load, count - 1)).toBeGreaterThan(most);
        },
      ),
    );
  });

  it('gives 58 doors for 45 parcels at once and 107 for 90, at most 1 %', () => {
    // 300 flats, 30 or 60 parcels a day for each hundred, half a day in the locker: 45 or 90 at once.
    expect(doorsForSteadyLoad(45, 0.01).count).toBe(58);
    expect(doorsForSteadyLoad(90, 0.01).count).toBe(107);
  });
});

describe('doorsForPeakLoad', () => {
  it('is the first number that a Poisson distribution reaches rarely enough, by adding up its terms', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.01, max: 500, noNaN: true }),
        fc.double({ min: 0.001, max: 0.5, noNaN: true }),
        (load, most) => {
          const { count, overflow } = doorsForPeakLoad(load, most);
          let [term, fewer, before] = [Math.exp(-load), 0, 0];
          for (let parcels = 0; parcels < count; parcels += 1) {
            before = fewer;
            fewer += term;
            term *= load / (parcels + 1);
          }
          expect(overflow).toBeCloseTo(1 - fewer, 9);
          expect(overflow).toBeLessThanOrEqual(most);
          expect(1 - before).toBeGreaterThan(most);
        },
      ),
    );
  });

  it('agrees with printed tables: 9 or fewer of 4 have 0.9919, 8 or fewer 0.9786', () => {
    expect(doorsForPeakLoad(4, 0.0215)).toMatchObject({ count: 9 });
    expect(doorsForPeakLoad(4, 0.0213)).toMatchObject({ count: 10 });
    expect(doorsForPeakLoad(4, 0.01).overflow).toBeCloseTo(1 - 0.9919, 4);
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

  it('has all parcels of the one day of delivery at its end, when each stays a day', () => {
    const { peakLoad, fullestDays, total } = resultOf(
      'parcels=50&peak=1&overflow=1&mon=24&tue=&wed=&thu=&fri=',
    );
    expect(peakLoad).toBeCloseTo(50, 9);
    expect(fullestDays).toEqual(['mon']);
    expect(total).toBe(68);
  });

  it('carries over what is left from the days before', () => {
    // Three days of ten parcels each lie there from Wednesday's end on.
    expect(resultOf('parcels=10&peak=1&mon=72&tue=72&wed=72&thu=72&fri=72')).toMatchObject({
      peakLoad: 30,
      fullestDays: ['wed', 'thu', 'fri'],
    });
  });

  it('counts the spread of times that leaves more parcels in the locker', () => {
    // Fixed times of 48 hours every second day: 20 at once. Exponential ones, in geometric series by hand, at Friday's end:
    // 20 × 2 × (1 − e^−½) × (1 + e⁻¹ + e⁻²) / (1 − e^−3.5) = 24.40.
    const { peakLoad, fullestDays } = resultOf('parcels=20&peak=1&mon=48&tue=&wed=48&thu=&fri=48');
    expect(peakLoad).toBeCloseTo(24.4, 2);
    expect(fullestDays).toEqual(['fri']);
  });

  it('finds a fullest moment between two hours', () => {
    // The last parcels of Monday begin to be fetched half an hour after Tuesday begins, and so do 12.5 % of a day's.
    const { peakLoad } = resultOf('parcels=24&peak=1&mon=24.5&tue=3&wed=&thu=&fri=');
    expect(peakLoad).toBeCloseTo(24.5, 9);
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

  // More weeks: `locker-size.long.test.ts`.
  it('turns no more away in any hour than accepted when all comes on one day, and needs the doors', () => {
    const [planned] = resultOf('parcels=240&peak=1&overflow=2&mon=24&tue=&wed=&thu=&fri=').doors;
    const hours = [24, null, null, null, null, null, null];
    const worst = (doors: number) => worstHour({ perDay: 240, hours, doors, batch: 1, seed: 11 });
    expect(worst(planned!.count)).toBeLessThan(0.02 + HALF_A_POINT);
    expect(worst(Math.floor(planned!.count * 0.95))).toBeGreaterThan(0.02 + HALF_A_POINT);
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
      small: { kind: 'text', min: 0, max: 100 },
    });
  });

  it('reads its own line as the same inputs', () => {
    for (const query of [
      '',
      'parcels=12.5&sat=40&fri=',
      'small=50&large=50',
      'peak=10&overflow=50',
      'goods=cooled&place=outdoor',
    ]) {
      const { inputs, numbers, use } = read(query);
      const line = toLockerLine({ numbers, use });
      expect(parseLockerLine(line)).toEqual({ inputs, numbers, use });
      expect(line.length).toBeLessThan(180);
    }
    expect(parseLockerLine('')).toBeNull();
    expect(parseLockerLine('1,2,3')).toBeNull();
  });
});
