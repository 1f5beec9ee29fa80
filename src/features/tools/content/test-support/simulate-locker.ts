/** A locker as it is played through, parcel by parcel: the check on what is worked out, used by tests alone. */
export type SimulatedLocker = {
  /** Parcels on a day with deliveries, on average. */
  perDay: number;
  /** Mean hours in the locker: the same every day, or by weekday with null for none delivered. */
  hours: number | readonly (number | null)[];
  doors: number;
  /** How the times spread: exponentially, not at all, or nine in ten short and one long. */
  dwell: 'exponential' | 'fixed' | 'two kinds';
  /** Parcels that a courier brings at once; they come by themselves with 1. */
  batch: number;
  seed: number;
};

const DAYS = 7_000;
const WARM_UP_DAYS = 30;
const HOURS_PER_DAY = 24;
const HOURS_PER_WEEK = 168;

/**
 * Plays a locker through for 7,000 days after a month to fill up. Deliveries come at random moments of a day; who finds
 * no free door is turned away. The same seed gives the same result.
 * @returns share of parcels turned away, in all and by hour of the week
 */
export function simulateLocker(locker: SimulatedLocker): {
  overflow: number;
  overflowByHour: number[];
} {
  const random = randomOf(locker.seed);
  /** When the parcels behind the doors are fetched; those that have been are cleared out once all doors seem taken. */
  let leaving: number[] = [];
  const came = Array.from({ length: HOURS_PER_WEEK }, () => 0);
  const turnedAway = Array.from({ length: HOURS_PER_WEEK }, () => 0);
  const gap = (HOURS_PER_DAY * locker.batch) / locker.perDay;
  for (let day = -WARM_UP_DAYS; day < DAYS; day += 1) {
    const weekday = ((day % 7) + 7) % 7;
    const mean = typeof locker.hours === 'number' ? locker.hours : locker.hours[weekday]!;
    if (mean === null) continue;
    const midnight = (day + 1) * HOURS_PER_DAY;
    let now = day * HOURS_PER_DAY - gap * Math.log(1 - random());
    for (; now < midnight; now -= gap * Math.log(1 - random())) {
      const hour = weekday * HOURS_PER_DAY + Math.floor(now - day * HOURS_PER_DAY);
      for (let parcel = 0; parcel < locker.batch; parcel += 1) {
        if (day >= 0) came[hour]! += 1;
        if (leaving.length === locker.doors) leaving = leaving.filter((time) => time > now);
        if (leaving.length < locker.doors) leaving.push(now + dwellOf(locker.dwell, mean, random));
        else if (day >= 0) turnedAway[hour]! += 1;
      }
    }
  }
  const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
  return {
    overflow: sum(turnedAway) / sum(came),
    overflowByHour: came.map((count, index) => (count > 0 ? turnedAway[index]! / count : 0)),
  };
}

/** The highest share turned away in any hour of the week, whether all times are alike or spread exponentially. */
export function worstHour(locker: Omit<SimulatedLocker, 'dwell'>): number {
  const kinds = ['fixed', 'exponential'] as const;
  return Math.max(...kinds.flatMap((dwell) => simulateLocker({ ...locker, dwell }).overflowByHour));
}

function dwellOf(kind: SimulatedLocker['dwell'], mean: number, random: () => number): number {
  if (kind === 'fixed') return mean;
  if (kind === 'exponential') return -mean * Math.log(1 - random());
  // 0.9 × 5/9 + 0.1 × 5 = 1.
  return random() < 0.9 ? (mean * 5) / 9 : mean * 5;
}

/** Mulberry32: 32 bits of state, the same numbers from the same seed. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
