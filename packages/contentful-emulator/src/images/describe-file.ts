import sharp from 'sharp';
import type { JsonObject } from '../space/space-types.ts';

const PICTURES: Record<string, string> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  svg: 'image/svg+xml',
  heif: 'image/avif',
  tiff: 'image/tiff',
};

/** What the service records of an uploaded file, apart from its address. */
export type DescribedFile = { fileName: string; contentType: string; details: JsonObject };

/**
 * Tells the kind of a file and the size of a picture by its bytes; what its sender calls it counts only where they say
 * nothing.
 * @throws Error in one sentence for an empty file and for a picture that cannot be read
 */
export async function describeFile(
  bytes: Buffer,
  name: string,
  saidType: string,
): Promise<DescribedFile> {
  const fileName = toFileName(name);
  if (bytes.length === 0) throw new Error(`${fileName} is empty.`);
  const details = { size: bytes.length };
  const picture = await measure(bytes);
  if (picture) {
    return { fileName, contentType: picture.type, details: { ...details, image: picture.size } };
  }
  const contentType = typeByBytes(bytes) ?? typeBySender(saidType);
  if (contentType.startsWith('image/')) throw new Error(`${fileName} cannot be read as a picture.`);
  return { fileName, contentType, details };
}

async function measure(
  bytes: Buffer,
): Promise<{ type: string; size: { width: number; height: number } } | undefined> {
  try {
    const { format, autoOrient } = await sharp(bytes).metadata();
    const type = PICTURES[format];
    const { width, height } = autoOrient;
    return type && width && height ? { type, size: { width, height } } : undefined;
  } catch {
    return undefined;
  }
}

function typeByBytes(bytes: Buffer): string | undefined {
  const text = bytes.subarray(0, 12).toString('latin1');
  if (text.startsWith('%PDF-')) return 'application/pdf';
  if (text.slice(4, 8) === 'ftyp') return text.endsWith('qt  ') ? 'video/quicktime' : 'video/mp4';
  return text.startsWith('\x1A\x45\xDF\xA3') ? 'video/webm' : undefined;
}

function typeBySender(said: string): string {
  const [type = ''] = said.toLowerCase().split(';');
  return /^[a-z]+\/[a-z0-9.+-]+$/.test(type) ? type : 'application/octet-stream';
}

/** A name that is safe in an address and in a folder. */
function toFileName(name: string): string {
  const safe = (name.split(/[\\/]/).at(-1) ?? '').replace(/[^\w.-]+/g, '_').replace(/^\.+/, '');
  return safe.slice(-120) || 'file';
}
