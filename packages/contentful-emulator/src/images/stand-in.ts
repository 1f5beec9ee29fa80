import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { AssetFile } from './find-asset.ts';
import { MAXIMUM_EDGE_PX } from './image-request.ts';

const DEFAULT_EDGE_PX = 800;

/**
 * A picture in place of one that is not here: of the recorded size and type, its colour taken from
 * the address so that different pictures look different, its title written on it.
 * SVG is sent as drawn; everything that is no picture becomes a short text.
 */
export async function drawStandIn(file: AssetFile): Promise<Buffer> {
  if (!file.contentType.startsWith('image/')) {
    return Buffer.from(`Stand-in for ${file.fileName}: the file is not beside the space file.\n`);
  }
  const scale = Math.min(1, MAXIMUM_EDGE_PX / Math.max(file.width ?? 1, file.height ?? 1));
  const width = Math.max(1, Math.round((file.width ?? DEFAULT_EDGE_PX) * scale));
  const height = Math.max(1, Math.round((file.height ?? DEFAULT_EDGE_PX) * scale));
  const drawing = Buffer.from(draw(file, width, height));
  if (file.contentType === 'image/svg+xml') return drawing;
  const picture = sharp(drawing);
  switch (file.contentType) {
    case 'image/jpeg':
    case 'image/jpg':
      return picture.jpeg({ quality: 70 }).toBuffer();
    case 'image/webp':
      return picture.webp({ quality: 70 }).toBuffer();
    case 'image/avif':
      return picture.avif({ quality: 50, effort: 0 }).toBuffer();
    case 'image/gif':
      return picture.gif().toBuffer();
    case 'image/tiff':
      return picture.tiff().toBuffer();
    default:
      return picture.png().toBuffer();
  }
}

function draw(file: AssetFile, width: number, height: number): string {
  const hash = createHash('sha1').update(file.path).digest();
  const hue = ((hash[0] ?? 0) * 360) / 256;
  const size = Math.max(8, Math.round(Math.min(width, height) / 12));
  const title = escape(file.title.slice(0, 40));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="hsl(${hue},45%,72%)"/><stop offset="1" stop-color="hsl(${(hue + 40) % 360},45%,48%)"/></linearGradient></defs>
<rect width="100%" height="100%" fill="url(#g)"/>
<text x="50%" y="50%" text-anchor="middle" dominant-baseline="middle" font-family="sans-serif" font-size="${size}" fill="#1c1c28">${title}</text>
</svg>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
