import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { MAXIMUM_EDGE_PX } from './image-request.ts';
import type { Focus, Format, ImageRequest } from './image-request.ts';

const TYPES: Record<Format, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  tiff: 'image/tiff',
};

/** Larger sources are refused before they are decoded, so that a small file cannot fill the memory. */
const MAXIMUM_PIXELS = 60_000_000;

export type Picture = { body: Buffer; contentType: string };

/**
 * Makes the picture an address asks for from the file's bytes.
 * Undefined when the bytes are no picture sharp can read, so that the file is sent as it is.
 */
export async function renderImage(
  source: Buffer,
  request: ImageRequest,
): Promise<Picture | undefined> {
  try {
    const animated = request.format === 'gif' || request.format === 'webp';
    const image = sharp(source, { limitInputPixels: MAXIMUM_PIXELS, animated });
    const { width, height, format, pages } = await image.metadata();
    if (!width || !height || !format) return undefined;
    const target = request.format ?? toFormat(format);
    if (!target) return undefined;
    const frames = pages ?? 1;
    let result = resize(image.autoOrient(), request, width, Math.round(height / frames));
    if (request.radius !== undefined && frames === 1)
      result = await rounded(result, request.radius);
    const needsGround = request.background !== undefined || target === 'jpg';
    if (needsGround) result = result.flatten({ background: request.background ?? '#ffffff' });
    return { body: await encode(result, target, request).toBuffer(), contentType: TYPES[target] };
  } catch {
    return undefined;
  }
}

function resize(image: Sharp, request: ImageRequest, width: number, height: number): Sharp {
  const wantedWidth = request.width;
  const wantedHeight = request.height;
  if (wantedWidth === undefined && wantedHeight === undefined) return image;
  const box = {
    ...(wantedWidth === undefined ? {} : { width: wantedWidth }),
    ...(wantedHeight === undefined ? {} : { height: wantedHeight }),
  };
  const boxWidth = Math.min(wantedWidth ?? width, MAXIMUM_EDGE_PX);
  const boxHeight = Math.min(wantedHeight ?? height, MAXIMUM_EDGE_PX);
  const background = request.background ?? { r: 255, g: 255, b: 255, alpha: 0 };
  const position = toPosition(request.focus);
  switch (request.fit) {
    case 'pad':
      return image.resize({
        width: boxWidth,
        height: boxHeight,
        fit: 'contain',
        background,
        position,
      });
    case 'scale':
      return image.resize({ ...box, fit: 'fill' });
    case 'fill':
    case 'thumb':
      return image.resize({ width: boxWidth, height: boxHeight, fit: 'cover', position });
    case 'crop':
      return image.extract(
        cutOut(
          Math.min(boxWidth, width),
          Math.min(boxHeight, height),
          width,
          height,
          request.focus,
        ),
      );
    default:
      return image.resize({ ...box, fit: 'inside', withoutEnlargement: true });
  }
}

// Faces are not looked for: the middle stands in.
function toPosition(focus: Focus | undefined): string {
  if (focus === undefined || focus === 'face' || focus === 'faces') return 'center';
  // It names the side before the height.
  return focus.split('_').toReversed().join(' ');
}

function cutOut(
  width: number,
  height: number,
  fullWidth: number,
  fullHeight: number,
  focus: Focus | undefined,
) {
  const sides = focus ?? 'center';
  const left = sides.includes('left') ? 0 : sides.includes('right') ? 1 : 0.5;
  const top = sides.includes('top') ? 0 : sides.includes('bottom') ? 1 : 0.5;
  return {
    width,
    height,
    left: Math.round((fullWidth - width) * left),
    top: Math.round((fullHeight - height) * top),
  };
}

async function rounded(image: Sharp, radius: number | 'max'): Promise<Sharp> {
  const { data, info } = await image.ensureAlpha().png().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const corner = radius === 'max' ? Math.max(width, height) : radius;
  const rx = Math.min(corner, width / 2);
  const ry = Math.min(corner, height / 2);
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${rx}" ry="${ry}"/></svg>`;
  return sharp(data).composite([{ input: Buffer.from(mask), blend: 'dest-in' }]);
}

function encode(image: Sharp, format: Format, request: ImageRequest): Sharp {
  const { quality, progressive, eightBit } = request;
  const chosen = quality === undefined ? {} : { quality };
  switch (format) {
    case 'jpg':
      return image.jpeg({ ...chosen, progressive });
    case 'png':
      return image.png({ ...chosen, palette: eightBit || quality !== undefined, progressive });
    case 'webp':
      return image.webp(chosen);
    case 'avif':
      return image.avif({ ...chosen, effort: 3 });
    case 'gif':
      return image.gif();
    case 'tiff':
      return image.tiff(chosen);
  }
}

function toFormat(name: string): Format | undefined {
  if (name === 'jpeg') return 'jpg';
  if (name === 'heif') return 'avif';
  return Object.hasOwn(TYPES, name) ? (name as Format) : undefined;
}
