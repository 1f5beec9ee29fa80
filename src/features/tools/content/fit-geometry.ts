/** A box that is carried: its footprint and height upright, in millimetres. */
export type Box = { widthMm: number; depthMm: number; heightMm: number };

/** How the box is carried; every figure is an assumption of ours that the page prints. */
export type Carrying = {
  /** What a trolley adds to the height of the box upright. */
  trolleyMm: number;
  /** Room left free on every side and above, for hands and packing. */
  roomMm: number;
};

/** Measures of the places on the way, in millimetres. Null: there is no such place, or nobody has measured it. */
export type Way = {
  door: { width: number; height: number } | null;
  corridor: { width: number } | null;
  corner: { before: number; after: number } | null;
  lift: {
    doorWidth: number;
    doorHeight: number;
    cabinWidth: number;
    cabinDepth: number;
    cabinHeight: number;
  } | null;
  ceiling: { height: number } | null;
};

export type PlaceName = keyof Way;

/** How a box is held: which side goes ahead, and how far it is tipped over the lower edge of its back or of its side. */
export type Pose = {
  ahead: 'front' | 'side';
  tipped: 'no' | 'back' | 'side';
  /** 0 where it stands upright. */
  tiltDegrees: number;
  /** At a corner that it gets around only without being turned: what was ahead before it is a side of it behind it. */
  goesSideways?: true;
};

/** A sack truck rolls between these angles; less tips over, more cannot be held by its handles. */
export const TILT_DEGREES = { least: 15, most: 45 } as const;
const LEAST_TILT = (TILT_DEGREES.least * Math.PI) / 180;
const MOST_TILT = (TILT_DEGREES.most * Math.PI) / 180;

/** What the box takes of a place: the lengths across and along the way, with the room around it. */
type Held = { across: number; along: number; pose: Pose };

/**
 * The ways to hold the box below a height, each with the smallest footprint that the height allows. Tipping over an edge
 * by t makes a box of height h and side s as high as h cos t + s sin t and as long as s cos t + h sin t. Both curves are
 * concave, so the shortest that stays below the height is at one end of an allowed range of tilt.
 * @param limitMm free height, Infinity where nothing limits it
 */
function heldBelow(box: Box, carrying: Carrying, limitMm: number): Held[] {
  const { widthMm, depthMm, heightMm } = box;
  const free = limitMm - carrying.roomMm;
  const around = 2 * carrying.roomMm;
  const held: Held[] = [];
  const add = (width: number, depth: number, tipped: Pose['tipped'], tilt: number) => {
    const tiltDegrees = (tilt * 180) / Math.PI;
    const across = width + around;
    const along = depth + around;
    held.push(
      { across, along, pose: { ahead: 'front', tipped, tiltDegrees } },
      { across: along, along: across, pose: { ahead: 'side', tipped, tiltDegrees } },
    );
  };
  if (heightMm + carrying.trolleyMm <= free) add(widthMm, depthMm, 'no', 0);
  const back = shortestTipped(depthMm, heightMm, free);
  if (back) add(widthMm, back.length, 'back', back.tilt);
  const side = shortestTipped(widthMm, heightMm, free);
  if (side) add(side.length, depthMm, 'side', side.tilt);
  return held;
}

/** How long a side is over the ground once it is tipped, or how high a height: each with the other beside it. */
function lengthTipped(side: number, beside: number, tilt: number): number {
  return side * Math.cos(tilt) + beside * Math.sin(tilt);
}

/**
 * What a box takes of a place where it is held so, in millimetres: across the way and above the floor, with the room around
 * it, and the outline of its front as corners from the middle of the floor.
 */
export function heldAs(
  { widthMm, depthMm, heightMm }: Box,
  { trolleyMm, roomMm }: Carrying,
  { ahead, tipped, tiltDegrees }: Pose,
): { acrossMm: number; highMm: number; outline: [x: number, y: number][] } {
  const tilt = (tiltDegrees * Math.PI) / 180;
  const [across, other] = ahead === 'front' ? [widthMm, depthMm] : [depthMm, widthMm];
  const isTippedAcross = tipped !== 'no' && (tipped === 'side') === (ahead === 'front');
  const wide = isTippedAcross ? lengthTipped(across, heightMm, tilt) : across;
  const high =
    tipped === 'no' ? heightMm : lengthTipped(heightMm, isTippedAcross ? across : other, tilt);
  const floor = tipped === 'no' ? trolleyMm : 0;
  // Over its lower edge, which is as far from where it reaches to as its height leans over.
  const edge = heightMm * Math.sin(tilt) - wide / 2;
  const outline: [number, number][] = isTippedAcross
    ? [
        [edge, 0],
        [wide / 2, across * Math.sin(tilt)],
        [across * Math.cos(tilt) - wide / 2, high],
        [-wide / 2, heightMm * Math.cos(tilt)],
      ]
    : [
        [-wide / 2, floor],
        [wide / 2, floor],
        [wide / 2, floor + high],
        [-wide / 2, floor + high],
      ];
  return { acrossMm: wide + 2 * roomMm, highMm: floor + high + roomMm, outline };
}

/** The tilt at which a tipped side is shortest without standing higher than `free`; null where every tilt is too high. */
function shortestTipped(
  side: number,
  height: number,
  free: number,
): { length: number; tilt: number } | null {
  const lengthAt = (tilt: number) => lengthTipped(side, height, tilt);
  const heightAt = (tilt: number) => lengthTipped(height, side, tilt);
  const tilts = [LEAST_TILT, MOST_TILT].filter((tilt) => heightAt(tilt) <= free);
  const diagonal = Math.hypot(height, side);
  if (free > 0 && free < diagonal) {
    // Where it stands exactly as high as is free: on either side of the tilt at which the diagonal is upright.
    const upright = Math.atan2(side, height);
    const reach = Math.acos(free / diagonal);
    for (const tilt of [upright - reach, upright + reach])
      if (tilt > LEAST_TILT && tilt < MOST_TILT) tilts.push(tilt);
  }
  if (tilts.length === 0) return null;
  const tilt = tilts.reduce((best, next) => (lengthAt(next) < lengthAt(best) ? next : best));
  return { length: lengthAt(tilt), tilt };
}

/** How the box gets through a place, the easiest way first; null where it does not. */
export type Passing = (box: Box, carrying: Carrying, way: Way) => Pose | null;

/**
 * Rules of the places. A pose is kept from before a place to behind it; a box goes ahead with its front or its side,
 * and turns freely about the vertical axis only in a corner. The ceiling also limits corridor and corner.
 */
export const PASSING: Record<PlaceName, Passing> = {
  door: (box, carrying, { door }) =>
    poseWhere(heldBelow(box, carrying, door!.height), ({ across }) => across <= door!.width),
  corridor: (box, carrying, { corridor, ceiling }) =>
    poseWhere(
      heldBelow(box, carrying, heightOf(ceiling)),
      ({ across }) => across <= corridor!.width,
    ),
  corner: (box, carrying, { corner, ceiling }) => {
    const held = heldBelow(box, carrying, heightOf(ceiling));
    const { before, after } = corner!;
    const turned = held.find(
      ({ across, along }) =>
        across <= Math.min(before, after) && turnsCorner(along, across, before, after),
    );
    if (turned) return turned.pose;
    const sideways = held.find(({ across, along }) => across <= before && along <= after);
    return sideways ? { ...sideways.pose, goesSideways: true } : null;
  },
  lift: (box, carrying, { lift }) =>
    poseWhere(
      heldBelow(box, carrying, Math.min(lift!.doorHeight, lift!.cabinHeight)),
      ({ across, along }) =>
        across <= Math.min(lift!.doorWidth, lift!.cabinWidth) && along <= lift!.cabinDepth,
    ),
  ceiling: (box, carrying, { ceiling }) => standsUp(box, carrying, heightOf(ceiling)),
};

function heightOf(ceiling: Way['ceiling']): number {
  return ceiling?.height ?? Infinity;
}

function poseWhere(held: Held[], passes: (held: Held) => boolean): Pose | null {
  return held.find(passes)?.pose ?? null;
}

/** Set down from a trolley, or raised from a sack truck: then the diagonal passes below the ceiling. */
function standsUp({ widthMm, depthMm, heightMm }: Box, carrying: Carrying, limitMm: number) {
  const free = limitMm - carrying.roomMm;
  if (heightMm + carrying.trolleyMm <= free)
    return { ahead: 'front', tipped: 'no', tiltDegrees: 0 } satisfies Pose;
  const side = Math.min(widthMm, depthMm);
  // It is held as steep as a sack truck allows, and its highest point passes the angle of its diagonal on the way up.
  const tilt = Math.min(LEAST_TILT, Math.atan2(side, heightMm));
  const highest = heightMm * Math.cos(tilt) + side * Math.sin(tilt);
  if (highest > free) return null;
  const tipped = depthMm <= widthMm ? 'back' : 'side';
  return { ahead: 'front', tipped, tiltDegrees: TILT_DEGREES.least } satisfies Pose;
}

/**
 * Whether a rectangle is turned with the way at a right-angled corner of two corridors, so that the same side is ahead
 * behind it. Pushed into the outer corner at an angle, it clears the inner one when it lies within one of the corridors,
 * or when the distance from the inner corner to its far edge is not negative:
 * before·sin + after·cos − length·sin·cos − breadth ≥ 0 (the moving-ladder problem with a breadth). Every angle of a
 * quarter turn has to clear.
 */
export function turnsCorner(along: number, across: number, before: number, after: number): boolean {
  if (across > before || across > after) return false;
  const long = Math.max(along, across);
  const short = Math.min(along, across);
  if (Math.hypot(long, short) <= Math.max(before, after)) return true;
  const inFirst = (angle: number) => long * Math.cos(angle) + short * Math.sin(angle) <= before;
  const inSecond = (angle: number) => long * Math.sin(angle) + short * Math.cos(angle) <= after;
  // Where the diagonal stands across a corridor, the breadth of the rectangle there is greatest.
  const acrossFirst = Math.atan2(short, long);
  const acrossSecond = Math.atan2(long, short);
  const from = Math.max(
    lastWhere(inSecond, 0, acrossSecond),
    long <= before ? lastWhere(inFirst, 0, acrossFirst) : 0,
  );
  const to = Math.min(
    lastWhere(inFirst, Math.PI / 2, acrossFirst),
    long <= after ? lastWhere(inSecond, Math.PI / 2, acrossSecond) : Math.PI / 2,
  );
  if (to <= from) return true;
  const room = (angle: number) =>
    before * Math.sin(angle) +
    after * Math.cos(angle) -
    long * Math.sin(angle) * Math.cos(angle) -
    short;
  return leastBetween(room, from, to) >= 0;
}

const STEPS = 60;

/** The last angle from `start` towards `end` where a condition that holds at first still holds. */
function lastWhere(holds: (angle: number) => boolean, start: number, end: number): number {
  let inside = start;
  let outside = end;
  for (let step = 0; step < STEPS; step++) {
    const middle = (inside + outside) / 2;
    if (holds(middle)) inside = middle;
    else outside = middle;
  }
  return inside;
}

const SAMPLES = 90;

/** The least value of a smooth function: the lowest of many samples, refined between its neighbours. */
function leastBetween(value: (angle: number) => number, from: number, to: number): number {
  const step = (to - from) / SAMPLES;
  let lowest = from;
  for (let index = 1; index <= SAMPLES; index++) {
    const angle = from + index * step;
    if (value(angle) < value(lowest)) lowest = angle;
  }
  let low = Math.max(from, lowest - step);
  let high = Math.min(to, lowest + step);
  for (let round = 0; round < STEPS; round++) {
    const third = (high - low) / 3;
    if (value(low + third) < value(high - third)) high -= third;
    else low += third;
  }
  return Math.min(value((low + high) / 2), value(lowest));
}
