import { escapeUTF8 } from 'entities';
import { join } from 'node:path';
import type { OverlayOptions, Sharp } from 'sharp';
import type { Palette } from '#content/brand/palette.ts';
import { FONT_PAIRS } from '#content/site-settings/font-pairs.ts';
import { cardGround } from './card-ground.ts';
import { CARD_LAYOUT, CARD_SIZE, type SocialCard } from './social-card.ts';

type SharpMaker = (typeof import('sharp'))['default'];

/** Sizes of the title in pixels, the first that fits is taken. */
const TITLE_SIZES = [64, 56, 48, 42, 36];
const LONGEST_TITLE = 110;
const JPEG_QUALITY = 82;
/** A picture of the content space that unpacks to more than this is not drawn. */
const MOST_PIXELS = 40_000_000;

/**
 * Draws a card as JPEG.
 * @param picture bytes of the picture, null for a card of words alone
 * @param palette colours of the site
 * @param filesDir folder that holds `fonts/cards/`
 */
export async function drawSocialCard(
  card: SocialCard,
  picture: Buffer | null,
  palette: Palette,
  filesDir: string,
): Promise<Buffer> {
  // Only when the first card is asked for: a site that starts should not wait for it.
  const { default: sharp } = await import('sharp');
  const side = picture && (await drawPicture(sharp, picture, palette));
  const room = side ? CARD_LAYOUT.wordsBesidePicture : CARD_LAYOUT.wordsAlone;
  const words = await drawWords(sharp, card, palette, room, join(filesDir, 'fonts/cards'));
  return sharp(Buffer.from(cardGround(palette, side !== null)))
    .composite([...(side ? [side] : []), ...words])
    .jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
    .toBuffer();
}

/** The picture on the right, its left corners rounded; null when it cannot be read. */
async function drawPicture(
  sharp: SharpMaker,
  picture: Buffer,
  { light }: Palette,
): Promise<OverlayOptions | null> {
  const left = CARD_LAYOUT.pictureLeft;
  const width = CARD_SIZE.width - left;
  const { height } = CARD_SIZE;
  const shape = `<svg width="${width}" height="${height}"><rect width="${width + 60}" height="${height}" rx="40"/></svg>`;
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
  { title, kicker, siteName, fontPair }: SocialCard,
  { light }: Palette,
  room: number,
  fontsDir: string,
): Promise<OverlayOptions[]> {
  const { margin, titleTop, titleHeight } = CARD_LAYOUT;
  const fonts = FONT_PAIRS[fontPair];
  const write = (text: string, colour: string, size: number, font: string) =>
    sharp({
      text: {
        text: `<span foreground="${colour}">${escapeMarkup(text)}</span>`,
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
    overlays.push({ input: await drawn.png().toBuffer(), left: margin, top });
  };
  if (kicker !== '') await put(write(kicker, light.link, 26, fonts.text), titleTop - 44);
  for (const size of TITLE_SIZES) {
    const drawn = write(shorten(title) || siteName, light.text, size, fonts.display);
    const { info } = await drawn.clone().png().toBuffer({ resolveWithObject: true });
    if (info.height > titleHeight && size !== TITLE_SIZES.at(-1)) continue;
    await put(drawn, titleTop);
    break;
  }
  if (siteName !== title)
    await put(write(siteName, light['text-2'], 26, fonts.text), CARD_SIZE.height - 84);
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
