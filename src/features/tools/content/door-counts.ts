/** So many doors, and the chance, 0 to 1, that a parcel finds all of them taken. */
export type DoorCount = { count: number; overflow: number };

/** Below it, a chance no longer changes a sum of chances in double precision. */
const NEGLIGIBLE = 1e-18;

/**
 * Chance that all doors are taken when a parcel arrives (Erlang B), for parcels that arrive by themselves at any time
 * and are turned away when every door is taken. Holds whatever the spread of the dwell times is; their mean decides.
 * Recursion B(0) = 1, B(n) = a·B(n−1) / (n + a·B(n−1)): no factorials, so nothing overflows.
 * @param load parcels that would be there at once without a limit: arrivals a day × mean dwell in days
 */
export function erlangB(load: number, doors: number): number {
  let blocked = 1;
  for (let door = 1; door <= doors; door += 1) blocked = withOneMore(load, door, blocked);
  return blocked;
}

/** The fewest doors with which Erlang B is at most the chance asked for; for a load that is the same at any hour. */
export function doorsForSteadyLoad(load: number, mostBlocked: number): DoorCount {
  let [count, overflow] = [0, load > 0 ? 1 : 0];
  while (overflow > mostBlocked) {
    count += 1;
    overflow = withOneMore(load, count, overflow);
  }
  return { count, overflow };
}

/**
 * The fewest doors that are enough for a load that rises and falls, by the chance that as many parcels or more would be
 * there at its peak if there were no limit. That number has a Poisson distribution whatever the spread of the dwell times
 * is (Eick, Massey and Whitt 1993), and with a limit there are never more: so the chance is never above what is said,
 * also while a locker only fills, where Erlang B says too little.
 * P(N < n) = (1 − B(n)) · (1 − B(n+1)) · …, with B as of `erlangB`.
 * @param load parcels that would be there at once at the peak
 */
export function doorsForPeakLoad(load: number, mostBlocked: number): DoorCount {
  const blocked = [load > 0 ? 1 : 0];
  while (blocked.at(-1)! > NEGLIGIBLE)
    blocked.push(withOneMore(load, blocked.length, blocked.at(-1)!));
  let [count, fewer] = [blocked.length, 1];
  for (;;) {
    const next = count === 0 ? 0 : fewer * (1 - blocked[count - 1]!);
    if (1 - next > mostBlocked) return { count, overflow: 1 - fewer };
    count -= 1;
    fewer = next;
  }
}

function withOneMore(load: number, doors: number, blockedByFewer: number): number {
  return (load * blockedByFewer) / (doors + load * blockedByFewer);
}
