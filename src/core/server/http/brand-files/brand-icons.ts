import { logoMark } from '#content/brand/logo-mark.ts';

/** How a launcher or browser shows an icon: with our rounded corners, with its own, or cut to a circle. */
type IconShape = 'rounded' | 'square' | 'maskable';
type BrandIcon = { size: number; shape: IconShape };

/** Every icon of the site by its address, in pixels. */
export const BRAND_ICONS = {
  '/icons/favicon-32.png': { size: 32, shape: 'rounded' },
  '/icons/apple-touch-icon.png': { size: 180, shape: 'square' },
  '/icons/icon-192.png': { size: 192, shape: 'rounded' },
  '/icons/icon-512.png': { size: 512, shape: 'rounded' },
  '/icons/maskable-512.png': { size: 512, shape: 'maskable' },
  '/logo.png': { size: 512, shape: 'rounded' },
} as const satisfies Record<string, BrandIcon>;

export type IconPath = keyof typeof BRAND_ICONS;

/** Of an icon's width. Launchers cut a maskable icon to a circle of 80 %: the picture has to fit inside it. */
const FILLED: Record<IconShape, number> = { rounded: 1, square: 0.92, maskable: 0.72 };
/** An icon that unpacks to more than this is not read. */
const MOST_PIXELS = 16_000_000;

/** The built-in mark in the main colour, as the drawing that an icon is made from. */
export function markDrawing(ground: string, shape: IconShape = 'rounded'): string {
  const mark = logoMark({ ground, radius: shape === 'rounded' ? 10 : 0, scale: FILLED[shape] });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 34">${mark}</svg>`;
}

/** Room for a logo in mails: twice the size it shows in, for screens with more than one point to the pixel. */
const MAIL_LOGO = { width: 480, height: 72 };

/**
 * The owner's logo as PNG.
 * @param source pixels (to-pixels.ts)
 */
export async function mailLogo(source: Uint8Array): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(source, { limitInputPixels: MOST_PIXELS })
    .resize({ ...MAIL_LOGO, fit: 'inside' })
    .png({ quality: 95, effort: 9 })
    .toBuffer();
}

/**
 * Draws one icon as PNG.
 * @param source pixels to show in place of the built-in mark (to-pixels.ts); they are fitted in whole, on the ground where
 * they must not be cut
 * @param ground colour under the mark, `#rrggbb`
 */
export async function brandIcon(
  path: IconPath,
  { ground, source }: { ground: string; source: Uint8Array | null },
): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const { size, shape } = BRAND_ICONS[path];
  const png = { palette: true, quality: 95, effort: 9 };
  if (source === null) {
    const drawing = Buffer.from(markDrawing(ground, shape));
    return sharp(drawing, { density: (72 * size * 2) / 34 })
      .resize(size, size)
      .png(png)
      .toBuffer();
  }
  const filled = shape === 'rounded' ? size : Math.round(size * FILLED[shape]);
  const before = Math.floor((size - filled) / 2);
  const after = size - filled - before;
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const fitted = sharp(source, { limitInputPixels: MOST_PIXELS })
    .resize(filled, filled, { fit: 'contain', background: clear })
    .extend({ top: before, bottom: after, left: before, right: after, background: clear });
  if (shape === 'rounded') return fitted.png(png).toBuffer();
  return sharp(await fitted.png().toBuffer())
    .flatten({ background: ground })
    .png(png)
    .toBuffer();
}
