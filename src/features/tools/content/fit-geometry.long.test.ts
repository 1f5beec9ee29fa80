import { describe, expect, it } from 'vitest';
import {
  PASSING,
  TILT_DEGREES,
  turnsCorner,
  type Box,
  type Carrying,
  type Pose,
  type Way,
} from './fit-geometry.ts';

const ROOMS = 10_000;
/** Rooms within this of the verdict's edge are left out of the comparison: sampling sees no finer. */
const TOLERANCE_MM = 6;
const TILT_STEP_DEGREES = 0.25;
const TURN_STEP_DEGREES = 0.5;

/** Seeded, so that a room that fails can be looked at again (mulberry32). */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Point = readonly [x: number, y: number];

/** The extents of a box tipped over an edge, from its turned corners: [along the tip, up]. */
function tippedExtents(side: number, height: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const corners: Point[] = [
    [0, 0],
    [side, 0],
    [0, height],
    [side, height],
  ];
  const turned = corners.map(([x, z]): Point => [
    x * Math.cos(angle) + z * Math.sin(angle),
    z * Math.cos(angle) - x * Math.sin(angle),
  ]);
  const spread = (index: 0 | 1) =>
    Math.max(...turned.map((point) => point[index])) -
    Math.min(...turned.map((point) => point[index]));
  return [spread(0), spread(1)];
}

type Sample = { width: number; depth: number; height: number };

/** Poses one after the other: on the trolley, then every quarter of a degree over the back and over the side. */
function samplePoses(box: Box, { trolleyMm, roomMm }: Carrying): Sample[] {
  const room = (width: number, depth: number, height: number): Sample => ({
    width: width + 2 * roomMm,
    depth: depth + 2 * roomMm,
    height: height + roomMm,
  });
  const { widthMm, depthMm, heightMm } = box;
  const poses = [room(widthMm, depthMm, heightMm + trolleyMm)];
  for (
    let degrees = TILT_DEGREES.least;
    degrees <= TILT_DEGREES.most;
    degrees += TILT_STEP_DEGREES
  ) {
    const [overBack, highBack] = tippedExtents(depthMm, heightMm, degrees);
    poses.push(room(widthMm, overBack, highBack));
    const [overSide, highSide] = tippedExtents(widthMm, heightMm, degrees);
    poses.push(room(overSide, depthMm, highSide));
  }
  return poses;
}

/** Both directions of travel. */
const ahead = ({ width, depth }: Sample): Point[] => [
  [width, depth],
  [depth, width],
];

const BRUTE: { [Place in keyof Way]: (box: Box, carrying: Carrying, way: Way) => boolean } = {
  door: (box, carrying, { door }) =>
    samplePoses(box, carrying).some(
      (pose) =>
        pose.height <= door!.height && ahead(pose).some(([across]) => across <= door!.width),
    ),
  corridor: (box, carrying, { corridor, ceiling }) =>
    samplePoses(box, carrying).some(
      (pose) =>
        pose.height <= (ceiling?.height ?? Infinity) &&
        ahead(pose).some(([across]) => across <= corridor!.width),
    ),
  corner: (box, carrying, { corner, ceiling }) =>
    samplePoses(box, carrying)
      .filter(({ height }) => height <= (ceiling?.height ?? Infinity))
      // What is larger in both directions than another pose gets nowhere that the other does not.
      .filter(
        (pose, _, all) =>
          !all.some(
            (other) =>
              other.width + other.depth < pose.width + pose.depth &&
              other.width <= pose.width &&
              other.depth <= pose.depth,
          ),
      )
      .some(({ width, depth }) => walksCorner(width, depth, corner!.before, corner!.after)),
  lift: (box, carrying, { lift }) =>
    samplePoses(box, carrying).some(
      (pose) =>
        pose.height <= lift!.doorHeight &&
        pose.height <= lift!.cabinHeight &&
        ahead(pose).some(
          ([across, along]) =>
            across <= lift!.doorWidth && across <= lift!.cabinWidth && along <= lift!.cabinDepth,
        ),
    ),
  ceiling: (box, { trolleyMm, roomMm }, { ceiling }) => {
    const free = ceiling!.height - roomMm;
    if (box.heightMm + trolleyMm <= free) return true;
    return [box.widthMm, box.depthMm].some((side) => {
      for (let degrees = TILT_DEGREES.least; degrees >= 0; degrees -= TILT_STEP_DEGREES)
        if (tippedExtents(side, box.heightMm, degrees)[1] > free) return false;
      return true;
    });
  },
};

/**
 * Turns the rectangle through half a circle, each time pushed into the outer corner, and looks whether a corner of the
 * wall or of the rectangle is where it must not be. It has got around when angles that clear follow each other from one
 * that lies within the first corridor to one that lies within the second.
 */
function walksCorner(width: number, depth: number, before: number, after: number): boolean {
  let reachesFirst = false;
  let reachesSecond = false;
  // Twice around half a circle, for the first run may begin in the middle of a row that clears.
  for (let degrees = 0; degrees <= 360; degrees += TURN_STEP_DEGREES) {
    const place = pushedIntoCorner(width, depth, degrees);
    const inFirst = place.spanX <= before;
    const inSecond = place.spanY <= after;
    if (!inFirst && !inSecond && reachesPast(place.corners, before, after)) {
      reachesFirst = false;
      reachesSecond = false;
      continue;
    }
    reachesFirst ||= inFirst;
    reachesSecond ||= inSecond;
    if (reachesFirst && reachesSecond) return true;
  }
  return false;
}

function pushedIntoCorner(width: number, depth: number, degrees: number) {
  const angle = (degrees * Math.PI) / 180;
  const raw: Point[] = [
    [0, 0],
    [width, 0],
    [width, depth],
    [0, depth],
  ];
  const turned = raw.map(([x, y]): Point => [
    x * Math.cos(angle) - y * Math.sin(angle),
    x * Math.sin(angle) + y * Math.cos(angle),
  ]);
  const left = Math.min(...turned.map(([x]) => x));
  const low = Math.min(...turned.map(([, y]) => y));
  const corners = turned.map(([x, y]): Point => [x - left, y - low]);
  return {
    corners,
    spanX: Math.max(...corners.map(([x]) => x)),
    spanY: Math.max(...corners.map(([, y]) => y)),
  };
}

/**
 * Tries what a pose says, with the footprint worked out from the turned corners of the box: what is ahead lies within the
 * first corridor, and is turned with the way step by step, or goes on sideways.
 */
function isPossibleAtCorner(
  box: Box,
  { roomMm }: Carrying,
  { before, after }: NonNullable<Way['corner']>,
  pose: Pose,
): void {
  const { widthMm, depthMm, heightMm } = box;
  const overBack = tippedExtents(depthMm, heightMm, pose.tiltDegrees)[0];
  const overSide = tippedExtents(widthMm, heightMm, pose.tiltDegrees)[0];
  const width = (pose.tipped === 'side' ? overSide : widthMm) + 2 * roomMm;
  const depth = (pose.tipped === 'back' ? overBack : depthMm) + 2 * roomMm;
  const [across, along] = pose.ahead === 'front' ? [width, depth] : [depth, width];
  const at = JSON.stringify({ box, before, after, pose });
  expect(across, at).toBeLessThanOrEqual(before + 1e-6);
  expect(pose.goesSideways ? along : across, at).toBeLessThanOrEqual(after + 1e-6);
  if (pose.goesSideways) return;
  const clears = (degrees: number) => {
    const { corners, spanX, spanY } = pushedIntoCorner(across, along, degrees);
    const edge = TOLERANCE_MM / 10;
    return (
      spanX <= before + edge ||
      spanY <= after + edge ||
      !reachesPast(corners, before + edge, after + edge)
    );
  };
  const turns = Array.from(
    { length: 90 / TURN_STEP_DEGREES },
    (_, step) => step * TURN_STEP_DEGREES,
  );
  // To the right, or to the left with its other end ahead.
  const isTurned = [1, -1].some((side) => turns.every((degrees) => clears(side * degrees)));
  expect(isTurned, at).toBe(true);
}

/** Whether any of the outline lies beyond the inner corner in both directions. */
function reachesPast(corners: Point[], before: number, after: number): boolean {
  return corners.some(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length]!;
    for (let step = 0; step <= 200; step++) {
      const share = step / 200;
      const isPast = x + (nextX - x) * share > before && y + (nextY - y) * share > after;
      if (isPast) return true;
    }
    return false;
  });
}

function changed(way: Way, place: keyof Way, byMm: number): Way {
  const sizes = Object.entries(way[place]!).map(([key, size]) => [key, size + byMm]);
  const ceiling = way.ceiling && { height: way.ceiling.height + byMm };
  return { ...way, ceiling, [place]: Object.fromEntries(sizes) } as Way;
}

describe('PASSING', () => {
  const places = ['door', 'corridor', 'corner', 'lift', 'ceiling'] as const;

  it.each(places)(
    `judges ${ROOMS} made-up rooms as trying poses one by one does: %s`,
    (place) => {
      const random = randomFrom(20_261_124 + places.indexOf(place));
      const between = (least: number, most: number) =>
        Math.round(least + random() * (most - least));
      const counted = { fits: 0, not: 0, edge: 0 };
      for (let room = 0; room < ROOMS; room++) {
        const box = {
          widthMm: between(300, 2_000),
          depthMm: between(300, 1_200),
          heightMm: between(500, 2_200),
        };
        const carrying = { trolleyMm: between(0, 200), roomMm: between(0, 60) };
        const way: Way = {
          door: { width: between(500, 1_800), height: between(1_000, 2_500) },
          corridor: { width: between(500, 1_800) },
          corner: { before: between(500, 2_000), after: between(500, 2_000) },
          lift: {
            doorWidth: between(600, 1_800),
            doorHeight: between(1_500, 2_500),
            cabinWidth: between(700, 2_000),
            cabinDepth: between(700, 2_500),
            cabinHeight: between(1_700, 2_600),
          },
          ceiling: random() < 0.5 ? { height: between(1_500, 3_000) } : null,
        };
        if (place === 'ceiling') way.ceiling = { height: between(500, 3_000) };
        const pose = PASSING[place](box, carrying, way);
        const answer = pose !== null;
        if (pose && place === 'corner') isPossibleAtCorner(box, carrying, way.corner!, pose);
        const tried = BRUTE[place](box, carrying, way);
        if (answer !== tried) {
          // At the edge both are right: a little more room, or a little less, must bring them together.
          const at = JSON.stringify({ place, box, carrying, way });
          expect(BRUTE[place](box, carrying, changed(way, place, TOLERANCE_MM)), at).toBe(true);
          expect(BRUTE[place](box, carrying, changed(way, place, -TOLERANCE_MM)), at).toBe(false);
          counted.edge++;
        } else counted[answer ? 'fits' : 'not']++;
      }
      expect(counted.edge).toBeLessThan(ROOMS / 100);
      expect(Math.min(counted.fits, counted.not)).toBeGreaterThan(ROOMS / 20);
    },
    120_000,
  );
});

describe('turnsCorner', () => {
  it.each([
    // A ladder without breadth between corridors of 1 m: (1 + 1)^(3/2) = 2.828 m.
    [2_828, 0, 1_000, 1_000, true],
    [2_829, 0, 1_000, 1_000, false],
    // With a breadth q the longest is 2(√2·a − q).
    [1_628, 600, 1_000, 1_000, true],
    [1_629, 600, 1_000, 1_000, false],
    // Broader than a corridor.
    [1_100, 1_001, 1_000, 3_000, false],
  ])('a rectangle of %i × %i mm from %i into %i mm: %s', (one, other, before, after, turns) => {
    expect(turnsCorner(one, other, before, after)).toBe(turns);
    expect(turnsCorner(one, other, after, before)).toBe(turns);
  });
});
