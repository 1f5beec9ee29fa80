import { DOOR_SIZES, type DoorSize } from '#content/machines/machine-facts.ts';
import { doorsForPeakLoad, doorsForSteadyLoad, type DoorCount } from './door-counts.ts';
import { WEEKDAYS, type LockerInputs, type Weekday } from './locker-size-inputs.ts';

/** Raised whenever the same inputs would give another answer; kept with every inquiry about a result. */
export const LOCKER_FORMULA_VERSION = 2;

/**
 * By how many percentage points overflow is higher than planned when a courier brings several parcels at once: played
 * through with 60 parcels a day that stay 24 hours on average, and the 75 doors that 1 % asks for
 * (`locker-size.test.ts`). Erlang B knows no batches.
 */
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
  /** The days on which there are so many. */
  fullestDays: Weekday[];
  /** Doors by size; one line for all where no shares are known. */
  doors: ({ size: DoorSize | null; load: number } & DoorCount)[];
  total: number;
};

/**
 * Doors that are needed so that a parcel finds none free at most as often as asked, in the fullest hour of a peak week.
 *
 * Parcels arrive evenly over each day of delivery. One delivered on a day stays for a time with that day's mean, and
 * what is left over is carried into the next days and weeks: the parcels that are there at an hour are the sum over all
 * earlier days. How many these are depends on how the times spread; they are counted for times that are all alike and
 * for times that spread widely (exponentially), and the larger number counts. The doors follow from it by size of door.
 */
export function toLockerSizeResult(inputs: LockerInputs): LockerSizeResult {
  const { days, load } = fullestHours(inputs);
  const parts: [DoorSize | null, number][] = inputs.shares
    ? DOOR_SIZES.map((size) => [size, inputs.shares![size]])
    : [[null, 1]];
  const doorsFor = isSteady(inputs) ? doorsForSteadyLoad : doorsForPeakLoad;
  const doors = parts
    .filter(([, share]) => share > 0)
    .map(([size, share]) => ({
      size,
      load: load * share,
      ...doorsFor(load * share, inputs.mostOverflow),
    }));
  return {
    peakLoad: load,
    fullestDays: days,
    doors,
    total: doors.reduce((sum, { count }) => sum + count, 0),
  };
}

/** Whether the days of the week are alike, so that as many parcels leave as come. */
function isSteady({ dwellHours }: LockerInputs): boolean {
  return WEEKDAYS.every((day) => dwellHours[day] === dwellHours.mon);
}

function fullestHours(inputs: LockerInputs): { days: Weekday[]; load: number } {
  const loads = hoursOfInterest(inputs).map((hour) => ({
    // The hour is the end of one: midnight still belongs to the day before.
    day: WEEKDAYS[Math.ceil(hour / HOURS_PER_DAY) - 1]!,
    load: Math.max(...SPREADS.map((stillThere) => loadAt(inputs, hour, stillThere))),
  }));
  const load = Math.max(...loads.map((at) => at.load));
  // Rounding must not decide between hours that are alike.
  const fullest = loads.filter((at) => at.load > load * (1 - 1e-9)).map(({ day }) => day);
  return { load, days: WEEKDAYS.filter((day) => fullest.includes(day)) };
}

/** The ends of all hours of a week, and the moments at which the parcels of a day begin or cease to be fetched. */
function hoursOfInterest({ dwellHours }: LockerInputs): number[] {
  const hours = Array.from({ length: HOURS_PER_WEEK }, (_, index) => index + 1);
  for (const [index, day] of WEEKDAYS.entries())
    for (const edge of [index, index + 1]) {
      const hour = (edge * HOURS_PER_DAY + (dwellHours[day] ?? 0)) % HOURS_PER_WEEK;
      if (hour > 0) hours.push(hour);
    }
  return hours;
}

/** The part of a day's parcels, in hours of arrivals, that is still there so long after the day's begin and its end. */
type StillThere = (mean: number, sinceBegin: number, sinceEnd: number) => number;

const SPREADS: readonly StillThere[] = [
  // All times alike: what came within the last so many hours.
  (mean, sinceBegin, sinceEnd) => Math.max(0, Math.min(sinceBegin, mean) - sinceEnd),
  // Exponential.
  (mean, sinceBegin, sinceEnd) =>
    mean * (Math.exp(-sinceEnd / mean) - Math.exp(-sinceBegin / mean)),
];

/** Parcels that are there at an hour of the week, from this day, the days before and the weeks before. */
function loadAt(
  { parcelsPerDay, peakFactor, dwellHours }: LockerInputs,
  hour: number,
  stillThere: StillThere,
): number {
  let arrivals = 0;
  for (const [index, day] of WEEKDAYS.entries()) {
    const mean = dwellHours[day];
    if (mean === null) continue;
    for (let week = 0; week <= WEEKS_BACK; week += 1) {
      const sinceBegin = hour - index * HOURS_PER_DAY + week * HOURS_PER_WEEK;
      if (sinceBegin <= 0) continue;
      const part = stillThere(mean, sinceBegin, Math.max(0, sinceBegin - HOURS_PER_DAY));
      arrivals += part;
      if (part < 1e-15) break;
    }
  }
  return (arrivals * parcelsPerDay * peakFactor) / HOURS_PER_DAY;
}
