import {
  PASSING,
  type Box,
  type Carrying,
  type PlaceName,
  type Pose,
  type Way,
} from './fit-geometry.ts';

/** Changes whenever the same measures may give another answer. Stored with inquiries. */
export const FIT_FORMULA_VERSION = 1;

/** A measure of a place, such as `door.width`. */
type Measure = {
  [Place in PlaceName]: `${Place}.${keyof NonNullable<Way[Place]> & string}`;
}[PlaceName];

export type PlaceResult = {
  place: PlaceName;
  fits: boolean;
  /** The measure that decides; null where every one of the place's is too small. */
  decides: Measure | null;
  /** What the deciding measure has to spare, or lacks, in whole millimetres; never said too favourably. */
  byMm: number;
  /** How the machine is held there; null where it does not fit. */
  pose: Pose | null;
};

/** With how much of it, at most and in whole millimetres, the machine would fit after all; null where it would not. */
type NearMiss = { trolleyMm: number | null; roomMm: number | null };

/** Every place that was measured, in the order of the way, and the one that decides. */
export type FitResult = {
  fits: boolean;
  places: PlaceResult[];
  decidedAt: PlaceResult;
  nearMiss: NearMiss;
};

const ORDER: readonly PlaceName[] = ['door', 'corridor', 'corner', 'lift', 'ceiling'];

/** No place needs to grow by more than this; what then still does not fit lacks another measure, too. */
const MOST_GROWTH_MM = 20_000;

/**
 * Whether a box gets along a way, and the measure that decides.
 * @returns null where no place was measured
 */
export function toFitResult(box: Box, carrying: Carrying, given: Way): FitResult | null {
  const way = withSlack(given);
  // A ceiling that is too low is said once, and not again by the places below it.
  const isTooLow = way.ceiling !== null && PASSING.ceiling(box, carrying, way) === null;
  const places = ORDER.filter((place) => way[place] !== null).map((place) =>
    toPlaceResult(
      place,
      box,
      carrying,
      isTooLow && place !== 'ceiling' ? { ...way, ceiling: null } : way,
    ),
  );
  if (places.length === 0) return null;
  const fits = places.every((place) => place.fits);
  const tightest = places.filter((place) => place.fits === fits).toSorted(fits ? bySpare : byLack);
  return {
    fits,
    places,
    decidedAt: tightest[0]!,
    nearMiss: fits ? { trolleyMm: null, roomMm: null } : nearMissOf(box, carrying, way),
  };
}

/** What inches lose to binary fractions is less, and must not close a way that is just wide enough. */
const SLACK_MM = 1e-6;

function withSlack(way: Way): Way {
  return Object.fromEntries(
    Object.entries(way).map(([place, sizes]) => [
      place,
      sizes && Object.fromEntries(Object.entries(sizes).map(([key, mm]) => [key, mm + SLACK_MM])),
    ]),
  ) as Way;
}

/** Less to carry never takes a pose away, so halving finds the most that fits. */
function nearMissOf(box: Box, carrying: Carrying, way: Way): NearMiss {
  const places = ORDER.filter((place) => way[place] !== null);
  const most = (key: keyof Carrying) => {
    const fitsWith = (mm: number) =>
      places.every((place) => PASSING[place](box, { ...carrying, [key]: mm }, way) !== null);
    // None at all is nothing that a carrier can do.
    if (carrying[key] <= 1 || !fitsWith(1)) return null;
    const top = Math.ceil(carrying[key]);
    return top - edge((lessMm) => fitsWith(top - lessMm), 0, top - 1);
  };
  return { trolleyMm: most('trolleyMm'), roomMm: most('roomMm') };
}

const bySpare = (one: PlaceResult, other: PlaceResult) => one.byMm - other.byMm;

/** What lacks more than one measure lacks most. */
function byLack(one: PlaceResult, other: PlaceResult): number {
  return Number(one.decides !== null) - Number(other.decides !== null) || other.byMm - one.byMm;
}

function toPlaceResult(place: PlaceName, box: Box, carrying: Carrying, way: Way): PlaceResult {
  const passes = (changed: Way) => PASSING[place](box, carrying, changed);
  const pose = passes(way);
  const fits = pose !== null;
  const measures = Object.keys(way[place]!).map((key) => {
    const changeTo = (byMm: number) => passes(grown(way, place, [key], byMm)) !== null;
    const measure = `${place}.${key}` as Measure;
    const size = (way[place] as Record<string, number>)[key]!;
    return { measure, byMm: fits ? spareOf(changeTo, size) : lackOf(changeTo) };
  });
  const deciding = measures.reduce((best, next) => (next.byMm < best.byMm ? next : best));
  if (deciding.byMm < Infinity)
    return { place, fits, decides: deciding.measure, byMm: deciding.byMm, pose };
  const all = Object.keys(way[place]!);
  const byMm = lackOf((growth) => passes(grown(way, place, all, growth)) !== null);
  return { place, fits, decides: null, byMm, pose };
}

/** How the box is held at a place; where it does not fit, how it would be if the place were as much larger as it lacks. */
export function poseAt(
  { box, carrying, way }: { box: Box; carrying: Carrying; way: Way },
  { place, pose, decides, byMm }: PlaceResult,
): Pose | null {
  if (pose) return pose;
  const keys = decides ? [decides.slice(place.length + 1)] : Object.keys(way[place]!);
  const larger = grown(withSlack(way), place, keys, byMm);
  const passes = (changed: Way) => PASSING[place](box, carrying, changed);
  return passes(larger) ?? (place === 'ceiling' ? null : passes({ ...larger, ceiling: null }));
}

/** The way with some measures of one place made larger, or smaller by a negative number. */
function grown(way: Way, place: PlaceName, keys: string[], byMm: number): Way {
  const sizes = { ...(way[place] as Record<string, number>) };
  for (const key of keys) sizes[key] = sizes[key]! + byMm;
  return { ...way, [place]: sizes } as Way;
}

/** How much smaller a measure may become, in whole millimetres. More room never takes a pose away, so halving finds it. */
function spareOf(fitsAt: (byMm: number) => boolean, sizeMm: number): number {
  return 0 - edge(fitsAt, -Math.ceil(sizeMm), 0);
}

/** How much larger a measure must become, in whole millimetres; Infinity where no size of it is enough. */
function lackOf(fitsAt: (byMm: number) => boolean): number {
  return fitsAt(MOST_GROWTH_MM) ? edge(fitsAt, 0, MOST_GROWTH_MM) : Infinity;
}

/** The smallest whole change that fits, where `no` does not and `yes` does. Whole, so that what is said was tried. */
function edge(fitsAt: (byMm: number) => boolean, no: number, yes: number): number {
  let low = no;
  let high = yes;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (fitsAt(middle)) high = middle;
    else low = middle;
  }
  return high;
}
