type Range = { leastMm: number; mostMm: number };

const OPENING: Range = { leastMm: 300, mostMm: 6_000 };

/** The fields of "Will it fit?" that take a length, by their names in the address, with the range that works. */
export const FIT_RANGES = {
  width: { leastMm: 200, mostMm: 4_000 },
  depth: { leastMm: 200, mostMm: 3_000 },
  height: { leastMm: 200, mostMm: 3_500 },
  'door-width': OPENING,
  'door-height': OPENING,
  corridor: OPENING,
  'corner-before': OPENING,
  'corner-after': OPENING,
  'lift-door-width': OPENING,
  'lift-door-height': OPENING,
  'lift-width': OPENING,
  'lift-depth': OPENING,
  'lift-height': OPENING,
  ceiling: OPENING,
  trolley: { leastMm: 0, mostMm: 400 },
  room: { leastMm: 0, mostMm: 200 },
} as const satisfies Record<string, Range>;

export type FitField = keyof typeof FIT_RANGES;

/** The names of those fields, in their order. */
export const FIT_FIELDS = Object.keys(FIT_RANGES) as FitField[];
