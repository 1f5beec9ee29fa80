/** A line of a drawing to scale: as thick on a phone as on a wide screen, in the color of its text. */
export const DRAWN_LINE = {
  fill: 'none',
  stroke: 'currentColor',
  vectorEffect: 'non-scaling-stroke',
} as const;
