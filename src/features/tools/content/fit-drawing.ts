import { heldAs, type Box, type Carrying, type Way } from './fit-geometry.ts';
import { poseAt, type FitResult, type PlaceResult } from './to-fit-result.ts';

type Rect = { x: number; y: number; width: number; height: number };

/** A place that the machine goes through, seen from the front. Places in the picture are in millimetres from its upper corner. */
export type DrawnPlace = {
  result: PlaceResult;
  opening: Rect & { isOpenAbove: boolean };
  /** The machine with the room for hands, and what it stands on. */
  taken: Rect;
  /** Corners of the machine. */
  outline: [x: number, y: number][];
  /** What of `taken` is outside the opening; empty where it fits. */
  over: Rect[];
};

/** Every picture has this size, in millimetres, so that all are to one scale. */
export type FitDrawing = { widthMm: number; heightMm: number; places: DrawnPlace[] };

/** Around and below what is drawn. */
const EDGE_MM = 120;

type Question = { box: Box; carrying: Carrying; way: Way };

/**
 * Draws door and corridor with the machine in them as `toFitResult` says that it is held; where it does not fit, as it would
 * with as much more as is lacking.
 * @returns null where neither is on the way
 */
export function toFitDrawing(question: Question, { places }: FitResult): FitDrawing | null {
  const { box, carrying, way } = question;
  // A ceiling that is too low is said of itself: the corridor below it then has none.
  const ceiling = places.some(({ place, fits }) => place === 'ceiling' && !fits)
    ? null
    : way.ceiling;
  const found = places.flatMap((result) => {
    const opening =
      result.place === 'door'
        ? way.door
        : result.place === 'corridor' && way.corridor
          ? { width: way.corridor.width, height: ceiling?.height ?? null }
          : null;
    const pose = opening && poseAt(question, result);
    return pose ? [{ result, opening, held: heldAs(box, carrying, pose) }] : [];
  });
  if (found.length === 0) return null;
  const widest = found.map(({ opening, held }) => Math.max(opening.width, held.acrossMm));
  const highest = found.map(({ opening, held }) => Math.max(opening.height ?? 0, held.highMm));
  const widthMm = Math.max(...widest) + 2 * EDGE_MM;
  const floor = Math.max(...highest) + EDGE_MM;
  const middle = widthMm / 2;
  return {
    widthMm,
    heightMm: floor + EDGE_MM,
    places: found.map(({ result, opening, held: { acrossMm, highMm, outline } }) => {
      const height = opening.height ?? floor;
      const onFloor = (width: number, high: number): Rect => ({
        x: middle - width / 2,
        y: floor - high,
        width,
        height: high,
      });
      const taken = onFloor(acrossMm, highMm);
      const beside = (acrossMm - opening.width) / 2;
      const over = [
        { ...taken, height: highMm - height },
        { ...taken, width: beside },
        { ...taken, x: taken.x + acrossMm - beside, width: beside },
      ];
      return {
        result,
        opening: { ...onFloor(opening.width, height), isOpenAbove: opening.height === null },
        taken,
        outline: outline.map(([x, y]) => [middle + x, floor - y]),
        over: result.fits ? [] : over.filter((rect) => rect.width > 0 && rect.height > 0),
      };
    }),
  };
}
