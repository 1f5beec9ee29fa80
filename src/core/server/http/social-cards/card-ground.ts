import { logoMark } from '#content/brand/logo-mark.ts';
import type { Palette } from '#content/brand/palette.ts';
import { CARD_LAYOUT, CARD_SIZE } from './social-card.ts';

const { width, height } = CARD_SIZE;
const SLOT = 62;
const STEP = 74;
/** Side of the site's mark. */
const MARK = 72;
/** Slots of the motif that stand out, by column and row. */
const LIT = new Map<string, 'brand-600' | 'lit'>([
  ['0 2', 'brand-600'],
  ['2 3', 'lit'],
]);

/**
 * The ground of a card: mist with the slot motif, and the banner's gradient where no picture will stand. From the right it
 * is seen in a mirror, but for the mark, which is a sign and stays as it is.
 */
export function cardGround(
  { scale }: Palette,
  { direction, hasPicture }: { direction: 'ltr' | 'rtl'; hasPicture: boolean },
): string {
  const mirror = direction === 'rtl' ? `translate(${width} 0) scale(-1 1)` : 'scale(1)';
  const markLeft = direction === 'rtl' ? width - CARD_LAYOUT.margin - MARK : CARD_LAYOUT.margin;
  const panel = hasPicture
    ? ''
    : `<rect x="${width - 250}" width="250" height="${height}" fill="url(#banner)"/>${motif({ x: width - 235, y: 20, columns: 4, rows: 9, opacity: 0.16 })}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs>
      <linearGradient id="mist" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${scale['tile-from']}"/><stop offset="1" stop-color="${scale['brand-100']}"/></linearGradient>
      <linearGradient id="banner" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${scale['brand-800']}"/><stop offset="1" stop-color="${scale['brand-600']}"/></linearGradient>
    </defs>
    <g transform="${mirror}">
    <rect width="${width}" height="${height}" fill="url(#mist)"/>
    ${motif({ x: -40, y: 470, columns: 8, rows: 4, opacity: 0.85, scale })}
    ${panel}
    </g>
    <g transform="translate(${markLeft} 60) scale(${MARK / 34})">${logoMark({ ground: scale['brand-600'] })}</g>
  </svg>`;
}

/**
 * A tilted grid of slots, the brand's graphic motif.
 * @param of.scale colours of the slots that stand out; without them all are white
 */
function motif(of: {
  x: number;
  y: number;
  columns: number;
  rows: number;
  opacity: number;
  scale?: Palette['scale'];
}): string {
  const slots = Array.from({ length: of.columns * of.rows }, (_, index) => {
    const [column, row] = [index % of.columns, Math.floor(index / of.columns)];
    const lit = LIT.get(`${column} ${row}`);
    const fill = (lit && of.scale?.[lit]) ?? '#fff';
    const opacity = fill === '#fff' ? of.opacity : 1;
    return `<rect x="${column * STEP}" y="${row * STEP}" width="${SLOT}" height="${SLOT}" rx="16" fill="${fill}" opacity="${opacity}"/>`;
  });
  return `<g transform="translate(${of.x} ${of.y}) rotate(-14)">${slots.join('')}</g>`;
}
