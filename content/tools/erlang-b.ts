/**
 * Chance that all doors are taken when a parcel arrives (Erlang B), for parcels that arrive by themselves at any time
 * and are turned away when every door is taken. Holds whatever the spread of the dwell times is; their mean decides.
 * Recursion B(0) = 1, B(n) = a·B(n−1) / (n + a·B(n−1)): no factorials, so nothing overflows.
 * @param load parcels that would be there at once without a limit: arrivals a day × mean dwell in days
 */
export function erlangB(load: number, doors: number): number {
  let blocked = 1;
  for (let door = 1; door <= doors; door += 1) blocked = (load * blocked) / (door + load * blocked);
  return blocked;
}

/** The fewest doors with which a parcel finds all of them taken at most as often as asked; 0 without any load. */
export function doorsFor(load: number, mostBlocked: number): number {
  if (load <= 0) return 0;
  let doors = 0;
  let blocked = 1;
  while (blocked > mostBlocked) {
    doors += 1;
    blocked = (load * blocked) / (doors + load * blocked);
  }
  return doors;
}
