import { DOOR_SIZES, type DoorSize } from '#content/machines/machine-facts.ts';

/** A cabinet of a proposed set, and how many of it there are. */
export type LockerFront = {
  title: string;
  count: number;
  widthMm: number;
  heightMm: number;
  doors: Partial<Record<DoorSize, number>>;
};

/** Where a door is, in millimetres from the upper corner of its cabinet. */
export type DrawnDoor = { size: DoorSize; x: number; y: number; width: number; height: number };

/** How high doors are beside each other: no cabinet states it, so it is ours. */
const HEIGHTS: Record<DoorSize, number> = { small: 1, medium: 2, large: 4, 'extra-large': 6 };
/** About as wide as doors of parcel lockers are. */
const COLUMN_MM = 500;
const EDGE_MM = 30;

/**
 * Draws the doors of a cabinet in columns, the largest first, each where the least stands yet. Doors of a size are alike,
 * and every door is drawn.
 */
export function toDrawnDoors({ widthMm, heightMm, doors }: LockerFront): DrawnDoor[] {
  const sizes = DOOR_SIZES.toReversed().flatMap((size) =>
    Array.from({ length: doors[size] ?? 0 }, () => size),
  );
  const columns = Array.from(
    { length: Math.max(1, Math.min(Math.round(widthMm / COLUMN_MM), sizes.length)) },
    () => 0,
  );
  const placed = sizes.map((size) => {
    const column = columns.indexOf(Math.min(...columns));
    const from = columns[column]!;
    columns[column] = from + HEIGHTS[size];
    return { size, column, from };
  });
  const unit = (heightMm - 2 * EDGE_MM) / Math.max(...columns);
  const width = (widthMm - 2 * EDGE_MM) / columns.length;
  return placed.map(({ size, column, from }) => ({
    size,
    x: EDGE_MM + column * width,
    y: EDGE_MM + from * unit,
    width,
    height: HEIGHTS[size] * unit,
  }));
}
