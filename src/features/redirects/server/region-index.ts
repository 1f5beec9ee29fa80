import { keysUpwards } from './path-key.ts';

/** A part of the site's addresses: one, or one with everything below it. */
export type Region = { key: string; below: boolean };

/** Whether two parts have an address in common. */
export function overlap(one: Region, other: Region): boolean {
  if (one.key === other.key) return true;
  return (one.below && isBelow(other.key, one.key)) || (other.below && isBelow(one.key, other.key));
}

function isBelow(key: string, above: string): boolean {
  return above === '/' || key.startsWith(`${above}/`);
}

/** Parts of the site's addresses by who owns them, so that thousands can be compared with one at once. */
export type RegionIndex = {
  add(owner: string, region: Region): void;
  remove(owner: string, region: Region): void;
  /** Somebody else who owns an address of this part; null when nobody does. */
  findOther(owner: string, region: Region): string | null;
};

export function createRegionIndex(): RegionIndex {
  const single = new Map<string, Set<string>>();
  const wide = new Map<string, Set<string>>();
  /** Under each key, who owns something there or below. */
  const within = new Map<string, Set<string>>();

  const mapsOf = ({ key, below }: Region): (readonly [Map<string, Set<string>>, string])[] => [
    [below ? wide : single, key],
    ...[...keysUpwards(key)].map((above) => [within, above] as const),
  ];
  const otherIn = (owners: Set<string> | undefined, owner: string): string | null => {
    for (const other of owners ?? []) if (other !== owner) return other;
    return null;
  };

  return {
    add(owner, region) {
      for (const [map, key] of mapsOf(region)) {
        const owners = map.get(key) ?? new Set();
        map.set(key, owners.add(owner));
      }
    },
    remove(owner, region) {
      for (const [map, key] of mapsOf(region)) {
        const owners = map.get(key);
        owners?.delete(owner);
        if (owners?.size === 0) map.delete(key);
      }
    },
    findOther(owner, { key, below }) {
      for (const above of keysUpwards(key)) {
        const other = otherIn(wide.get(above), owner);
        if (other !== null) return other;
      }
      return otherIn(below ? within.get(key) : single.get(key), owner);
    },
  };
}
