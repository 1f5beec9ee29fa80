import { DOOR_SIZES, type DoorSize } from '../machines/machine-facts.ts';
import { doorsFor, erlangB } from './erlang-b.ts';
import { WEEKDAYS, type LockerInputs, type Weekday } from './locker-size-inputs.ts';

/** Raised whenever the same inputs would give another answer; kept with every inquiry about a result. */
export const LOCKER_FORMULA_VERSION = 1;

/**
 * By how many percentage points overflow is higher than planned when a courier brings several parcels at once: played
 * through with 60 parcels a day that stay 24 hours on average, and the 75 doors that 1 % asks for
 * (`locker-size.test.ts`). Erlang B knows no batches.
 */
export const BATCH_CASE = {
  perDay: 60,
  hours: 24,
  doors: 75,
  dwell: 'exponential',
  seed: 3,
} as const;
export const BATCH_ERRORS = [
  { batch: 3, points: 2.2 },
  { batch: 5, points: 4.8 },
  { batch: 10, points: 10 },
] as const;

const HOURS_PER_DAY = 24;
const HOURS_PER_WEEK = 168;
/** Earlier weeks that still count: after 720 hours of mean dwell, e⁻³⁰ of the parcels of the oldest are left. */
const WEEKS_BACK = 130;

export type LockerSizeResult = {
  /** Parcels in the locker at once in the fullest hour of a peak week, if it had no limit. */
  peakLoad: number;
  fullestDay: Weekday;
  /** Doors by size; one line for all where no shares are known. */
  doors: { size: DoorSize | null; load: number; count: number; overflow: number }[];
  total: number;
};

/**
 * Doors that are needed so that a parcel finds none free at most as often as asked, in the fullest hour of a peak week.
 *
 * Parcels arrive evenly over each day of delivery. One delivered on a day stays for a time with that day's mean, and
 * what is left over is carried into the next days and weeks: the parcels that are there at an hour are the sum over all
 * earlier days. The fullest hour's sum is the load of Erlang B, by size of door (offered load at its peak; Jagerman
 * 1975, Massey and Whitt 1994).
 */
export function toLockerSizeResult(inputs: LockerInputs): LockerSizeResult {
  const { hour, load } = fullestHour(inputs);
  const parts: [DoorSize | null, number][] = inputs.shares
    ? DOOR_SIZES.map((size) => [size, inputs.shares![size]])
    : [[null, 1]];
  const doors = parts
    .filter(([, share]) => share > 0)
    .map(([size, share]) => {
      const count = doorsFor(load * share, inputs.mostOverflow);
      return { size, load: load * share, count, overflow: erlangB(load * share, count) };
    });
  return {
    peakLoad: load,
    // The hour is the end of one: midnight still belongs to the day before.
    fullestDay: WEEKDAYS[Math.ceil(hour / HOURS_PER_DAY) - 1]!,
    doors,
    total: doors.reduce((sum, { count }) => sum + count, 0),
  };
}

function fullestHour(inputs: LockerInputs): { hour: number; load: number } {
  let fullest = { hour: 1, load: 0 };
  for (let hour = 1; hour <= HOURS_PER_WEEK; hour += 1) {
    const load = loadAt(inputs, hour);
    // Rounding must not decide between hours that are alike.
    if (load > fullest.load * (1 + 1e-9)) fullest = { hour, load };
  }
  return fullest;
}

/** Parcels that are there at an hour of the week, from this day, the days before and the weeks before. */
function loadAt({ parcelsPerDay, peakFactor, dwellHours }: LockerInputs, hour: number): number {
  const perHour = (parcelsPerDay * peakFactor) / HOURS_PER_DAY;
  let load = 0;
  for (const [index, day] of WEEKDAYS.entries()) {
    const mean = dwellHours[day];
    if (mean === null) continue;
    const begin = index * HOURS_PER_DAY;
    for (let week = 0; week <= WEEKS_BACK; week += 1) {
      const sinceBegin = hour - begin + week * HOURS_PER_WEEK;
      if (sinceBegin <= 0) continue;
      const sinceEnd = Math.max(0, sinceBegin - HOURS_PER_DAY);
      const part = Math.exp(-sinceEnd / mean) - Math.exp(-sinceBegin / mean);
      load += perHour * mean * part;
      if (part < 1e-15) break;
    }
  }
  return load;
}
