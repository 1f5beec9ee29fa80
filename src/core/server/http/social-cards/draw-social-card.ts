import { escapeUTF8 } from 'entities';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { OverlayOptions, Sharp } from 'sharp';
import type { Palette } from '#content/brand/palette.ts';
import { isPrintable } from '#content/documents/letters-without-font.ts';
import { FONT_PAIRS } from '#content/site-settings/font-pairs.ts';
import { isOneWay } from '../documents/set-lines.ts';
import { cardGround } from './card-ground.ts';
import { CARD_LAYOUT, CARD_SIZE, type SocialCard } from './social-card.ts';

type SharpMaker = (typeof import('sharp'))['default'];

/** Sizes of the title in pixels, the first that fits is taken. */
const TITLE_SIZES = [64, 56, 48, 42, 36];
const LONGEST_TITLE = 110;
const JPEG_QUALITY = 82;
/** A picture of the content space that unpacks to more than this is not drawn. */
const MOST_PIXELS = 40_000_000;

/** A mark that begins a text sets its direction (UAX 9, rule P2), and with it the side at which lines begin. */
const DIRECTION_MARKS = { ltr: '\u200E', rtl: '\u200F' } as const;

/** Read once, the fonts of documents stand in for letters that those of the cards lack. */
let standIns: Promise<unknown> | null = null;

/**
 * Draws a card as JPEG. A title with letters that no font has is left out: a card without words says nothing wrong.
 * @param picture bytes of the picture, null for a card of words alone
 * @param palette colours of the site
 * @param filesDir folder that holds `fonts/cards/` and `fonts/documents/`
 */
export async function drawSocialCard(
  card: SocialCard,
  picture: Buffer | null,
  palette: Palette,
  filesDir: string,
): Promise<Buffer> {
  // Only when the first card is asked for: a site that starts should not wait for it.
  const { default: sharp } = await import('sharp');
  standIns ??= readStandIns(sharp, join(filesDir, 'fonts/documents'));
  await standIns;
  const { direction } = card;
  const side = picture && (await drawPicture(sharp, picture, palette, direction));
  const room = side ? CARD_LAYOUT.wordsBesidePicture : CARD_LAYOUT.wordsAlone;
  const words = await drawWords(sharp, card, palette, room, join(filesDir, 'fonts/cards'));
  return sharp(Buffer.from(cardGround(palette, { direction, hasPicture: side !== null })))
    .composite([...(side ? [side] : []), ...words])
    .jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
    .toBuffer();
}

async function readStandIns(sharp: SharpMaker, folder: string): Promise<void> {
  try {
    for (const name of await readdir(folder))
      await sharp({ text: { text: '.', fontfile: join(folder, name) } }).toBuffer();
  } catch (error) {
    standIns = null;
    throw error;
  }
}

/** The picture at the end of the lines, its corners towards them rounded; null when it cannot be read. */
async function drawPicture(
  sharp: SharpMaker,
  picture: Buffer,
  { light }: Palette,
  direction: SocialCard['direction'],
): Promise<OverlayOptions | null> {
  const width = CARD_SIZE.width - CARD_LAYOUT.pictureLeft;
  const { height } = CARD_SIZE;
  const [left, begin] = direction === 'rtl' ? [0, -60] : [CARD_LAYOUT.pictureLeft, 0];
  const shape = `<svg width="${width}" height="${height}"><rect x="${begin}" width="${width + 60}" height="${height}" rx="40"/></svg>`;
  try {
    const input = await sharp(picture, { limitInputPixels: MOST_PIXELS, density: 144 })
      .resize(width, height, { fit: 'cover' })
      .flatten({ background: light['picture-ground'] })
      .composite([{ input: Buffer.from(shape), blend: 'dest-in' }])
      .png()
      .toBuffer();
    return { input, left, top: 0 };
  } catch {
    return null;
  }
}

async function drawWords(
  sharp: SharpMaker,
  { title, kicker, siteName, direction, titleDirection, fontPair }: SocialCard,
  { light }: Palette,
  room: number,
  fontsDir: string,
): Promise<OverlayOptions[]> {
  const { margin, titleTop, titleHeight } = CARD_LAYOUT;
  const fonts = FONT_PAIRS[fontPair];
  const write = (text: string, colour: string, size: number, font: string, from = direction) =>
    sharp({
      text: {
        text: `<span foreground="${colour}">${escapeMarkup(begun(text, from))}</span>`,
        // Fonts are known by their names once they have been read, so those of the cards have names of their own.
        font: `Card ${font} ${size}`,
        fontfile: join(fontsDir, `${font}.ttf`),
        width: room,
        wrap: 'word-char',
        rgba: true,
        dpi: 72,
        spacing: -Math.round(size / 14),
      },
    });
  const overlays: OverlayOptions[] = [];
  const put = async (drawn: Sharp, top: number) => {
    const { data: input, info } = await drawn.png().toBuffer({ resolveWithObject: true });
    const left = direction === 'rtl' ? CARD_SIZE.width - margin - info.width : margin;
    overlays.push({ input, left, top });
  };
  const shown = shorten(title);
  const heading = [shown, siteName].find((text) => text !== '' && isPrintable(text)) ?? '';
  const headingDirection = heading === shown ? titleDirection : direction;
  if (kicker !== '' && isPrintable(kicker))
    await put(write(kicker, light.link, 26, fonts.text), titleTop - 44);
  for (const size of heading === '' ? [] : TITLE_SIZES) {
    const drawn = write(heading, light.text, size, fonts.display, headingDirection);
    const { info } = await drawn.clone().png().toBuffer({ resolveWithObject: true });
    if (info.height > titleHeight && size !== TITLE_SIZES.at(-1)) continue;
    await put(drawn, titleTop);
    break;
  }
  if (siteName !== title && siteName !== heading && isPrintable(siteName))
    await put(write(siteName, light['text-2'], 26, fonts.text), CARD_SIZE.height - 84);
  return overlays;
}

/** A text in the direction of its language; one that needs no mark for it goes without. */
function begun(text: string, direction: SocialCard['direction']): string {
  return direction === 'ltr' && isOneWay(text) ? text : DIRECTION_MARKS[direction] + text;
}

function shorten(title: string): string {
  const text = title.replace(/\s+/gu, ' ').trim();
  return text.length <= LONGEST_TITLE ? text : `${text.slice(0, LONGEST_TITLE - 1).trimEnd()}…`;
}

/** Text for Pango markup; characters that XML forbids are dropped. */
function escapeMarkup(text: string): string {
  return escapeUTF8(text.replace(/[\p{Cc}\uFFFE\uFFFF]/gu, ' '));
}
