import { CARD_LAYOUT, CARD_SIZE } from './social-card.ts';

const { width, height } = CARD_SIZE;
const SLOT = 62;
const STEP = 74;
/** Slots of the motif that stand out, by column and row. */
const LIT = new Map([
  ['0 2', '#4077ee'],
  ['2 3', '#f6c263'],
]);

/** The ground of a card: mist with the slot motif, and the blue panel where no picture will stand. */
export function cardGround(hasPicture: boolean): string {
  const panel = hasPicture
    ? ''
    : `<rect x="${width - 250}" width="250" height="${height}" fill="url(#blue)"/>${motif(width - 235, 20, 4, 9, '#fff', 0.16)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs>
      <linearGradient id="mist" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#eaf1fd"/><stop offset="1" stop-color="#dfe9fb"/></linearGradient>
      <linearGradient id="blue" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#1e42af"/><stop offset="1" stop-color="#2563eb"/></linearGradient>
    </defs>
    <rect width="${width}" height="${height}" fill="url(#mist)"/>
    ${motif(-40, 470, 8, 4, '#fff', 0.85)}
    ${panel}
    ${logoMark(CARD_LAYOUT.margin, 60, 72)}
  </svg>`;
}

/** A tilted grid of slots, the brand's graphic motif. */
function motif(
  x: number,
  y: number,
  columns: number,
  rows: number,
  fill: string,
  opacity: number,
): string {
  const slots = Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const lit = fill === '#fff' && opacity > 0.5 ? LIT.get(`${column} ${row}`) : undefined;
    return `<rect x="${column * STEP}" y="${row * STEP}" width="${SLOT}" height="${SLOT}" rx="16" fill="${lit ?? fill}" opacity="${lit ? 1 : opacity}"/>`;
  });
  return `<g transform="translate(${x} ${y}) rotate(-14)">${slots.join('')}</g>`;
}

/** The cabinet of nine slots. */
function logoMark(x: number, y: number, size: number): string {
  const slots = [0, 1, 2].flatMap((row) =>
    [0, 1, 2].map(
      (column) =>
        `<rect x="${7.5 + column * 7}" y="${6.5 + row * 6}" width="5" height="4.2" rx="1.4" fill="#fff" opacity="${row === 1 && column === 1 ? 0.45 : 1}"/>`,
    ),
  );
  return `<g transform="translate(${x} ${y}) scale(${size / 34})"><rect width="34" height="34" rx="10" fill="#2563eb"/>${slots.join('')}<rect x="7.5" y="25.6" width="19" height="3.4" rx="1.7" fill="#fff"/></g>`;
}
