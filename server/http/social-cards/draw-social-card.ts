import { escapeUTF8 } from 'entities';
import { join } from 'node:path';
import type { OverlayOptions, Sharp } from 'sharp';
import { cardGround } from './card-ground.ts';
import { CARD_LAYOUT, CARD_SIZE, type SocialCard } from './social-card.ts';

type SharpMaker = (typeof import('sharp'))['default'];

const DISPLAY = { font: 'Card Display', file: 'bricolage-grotesque-card.ttf' };
const TEXT = { font: 'Card Text', file: 'geist-card.ttf' };
/** Sizes of the title in pixels, the first that fits is taken. */
const TITLE_SIZES = [64, 56, 48, 42, 36];
const LONGEST_TITLE = 110;
const JPEG_QUALITY = 82;
/** A picture of the content space that unpacks to more than this is not drawn. */
const MOST_PIXELS = 40_000_000;

/**
 * Draws a card as JPEG.
 * @param picture bytes of the picture, null for a card of words alone
 * @param filesDir folder that holds `fonts/`
 */
export async function drawSocialCard(
  card: SocialCard,
  picture: Buffer | null,
  filesDir: string,
): Promise<Buffer> {
  // Only when the first card is asked for: a site that starts should not wait for it.
  const { default: sharp } = await import('sharp');
  const side = picture && (await drawPicture(sharp, picture));
  const room = side ? CARD_LAYOUT.wordsBesidePicture : CARD_LAYOUT.wordsAlone;
  const words = await drawWords(sharp, card, room, join(filesDir, 'fonts'));
  return sharp(Buffer.from(cardGround(side !== null)))
    .composite([...(side ? [side] : []), ...words])
    .jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
    .toBuffer();
}

/** The picture on the right, its left corners rounded; null when it cannot be read. */
async function drawPicture(sharp: SharpMaker, picture: Buffer): Promise<OverlayOptions | null> {
  const left = CARD_LAYOUT.pictureLeft;
  const width = CARD_SIZE.width - left;
  const { height } = CARD_SIZE;
  const shape = `<svg width="${width}" height="${height}"><rect width="${width + 60}" height="${height}" rx="40"/></svg>`;
  try {
    const input = await sharp(picture, { limitInputPixels: MOST_PIXELS, density: 144 })
      .resize(width, height, { fit: 'cover' })
      .flatten({ background: '#dfe8f6' })
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
  { title, kicker, siteName }: SocialCard,
  room: number,
  fonts: string,
): Promise<OverlayOptions[]> {
  const { margin, titleTop, titleHeight } = CARD_LAYOUT;
  const write = (text: string, colour: string, size: number, face: typeof TEXT) =>
    sharp({
      text: {
        text: `<span foreground="${colour}">${escapeMarkup(text)}</span>`,
        font: `${face.font} ${size}`,
        fontfile: join(fonts, face.file),
        width: room,
        wrap: 'word-char',
        rgba: true,
        dpi: 72,
        spacing: -Math.round(size / 14),
      },
    });
  const overlays: OverlayOptions[] = [];
  const put = async (drawn: Sharp, top: number) => {
    overlays.push({ input: await drawn.png().toBuffer(), left: margin, top });
  };
  if (kicker !== '') await put(write(kicker, '#1d4ed8', 26, TEXT), titleTop - 44);
  for (const size of TITLE_SIZES) {
    const drawn = write(shorten(title) || siteName, '#0a101d', size, DISPLAY);
    const { info } = await drawn.clone().png().toBuffer({ resolveWithObject: true });
    if (info.height > titleHeight && size !== TITLE_SIZES.at(-1)) continue;
    await put(drawn, titleTop);
    break;
  }
  if (siteName !== title) await put(write(siteName, '#3d4a61', 26, TEXT), CARD_SIZE.height - 84);
  return overlays;
}

function shorten(title: string): string {
  const text = title.replace(/\s+/gu, ' ').trim();
  return text.length <= LONGEST_TITLE ? text : `${text.slice(0, LONGEST_TITLE - 1).trimEnd()}…`;
}

/** Text for Pango markup; characters that XML forbids are dropped. */
function escapeMarkup(text: string): string {
  return escapeUTF8(text.replace(/[\p{Cc}\uFFFE\uFFFF]/gu, ' '));
}
