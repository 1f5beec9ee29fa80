const SLOTS = [0, 1, 2].flatMap((row) =>
  [0, 1, 2].map(
    (column) =>
      `<rect x="${7.5 + column * 7}" y="${6.5 + row * 6}" width="5" height="4.2" rx="1.4" fill="#fff"${row === 1 && column === 1 ? ' opacity=".45"' : ''}/>`,
  ),
);
const MARK = `${SLOTS.join('')}<rect x="7.5" y="25.6" width="19" height="3.4" rx="1.7" fill="#fff"/>`;

/**
 * The built-in mark as shapes of a drawing of 34 by 34: a small cabinet of nine slots, the middle one just emptied.
 * @param ground colour under it
 * @param radius of the ground's corners
 * @param scale how much of the square the mark may fill
 */
export function logoMark({
  ground,
  radius = 10,
  scale = 1,
}: {
  ground: string;
  radius?: number;
  scale?: number;
}): string {
  const shift = 17 - 17 * scale;
  return `<rect width="34" height="34" rx="${radius}" fill="${ground}"/><g transform="translate(${shift} ${shift}) scale(${scale})">${MARK}</g>`;
}
