import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { colorDrawing } from '#content/brand/color-drawing.ts';
import type { Palette } from '#content/brand/palette.ts';
import { toServiceAddress } from '#content/contentful/asset-address.ts';
import { isPictureHost } from '#content/contentful/service-hosts.ts';
import { toPixels } from '../drawings/to-pixels.ts';

const BUILT_IN = /^\/pictures\/[a-z0-9-]+\.(?:webp|svg|jpg|png)$/u;
const WAIT_MS = 3_000;
const LIMIT_BYTES = 8 * 1024 * 1024;
/** Twice the room would be sharper than any network shows it. */
const ASKED_WIDTH = 1_000;

export type PictureSource = {
  /** Folder of the files that are served as they are. */
  filesDir: string;
  /** Origin of a content service that speaks plain HTTP; null when there is none. */
  serviceOrigin: () => string | null;
};

/**
 * The bytes of a picture that a page shows: one of our own files, or an asset of the content service and of
 * no other host. Null for anything else, for what cannot be drawn, and when it cannot be had in time.
 */
export async function loadCardPicture(
  url: string,
  { filesDir, serviceOrigin }: PictureSource,
  palette: Palette,
): Promise<Buffer | null> {
  try {
    if (BUILT_IN.test(url)) {
      const file = await readFile(join(filesDir, url));
      return inColors(file, palette) ?? file;
    }
    const address = toAddress(url, serviceOrigin(), 'jpg');
    const picture = address === null ? null : await fetchPicture(address);
    return picture && (inColors(picture, palette) ?? (await toPixels(picture, ASKED_WIDTH)));
  } catch {
    return null;
  }
}

/** A drawing of our own in the colours of the brand; null for every other picture. */
function inColors(picture: Buffer, palette: Palette): Buffer | null {
  if (!picture.subarray(0, 9).equals(Buffer.from('<!DOCTYPE'))) return null;
  const drawing = colorDrawing(picture.toString(), palette);
  return drawing === null ? null : Buffer.from(drawing);
}

/** The bytes of an owner's icon as SVG or PNG, with what is clear in it; null when it cannot be had in time. */
export async function loadIconPicture(
  url: string,
  { serviceOrigin }: Pick<PictureSource, 'serviceOrigin'>,
): Promise<Buffer | null> {
  const address = toAddress(url, serviceOrigin(), 'png');
  return address === null ? null : fetchPicture(address).catch(() => null);
}

function toAddress(url: string, serviceOrigin: string | null, format: 'jpg' | 'png'): URL | null {
  const service = serviceOrigin === null ? null : toServiceAddress(url, serviceOrigin);
  const address = URL.parse(service ?? url);
  if (address === null) return null;
  if (service === null && (address.protocol !== 'https:' || !isPictureHost(address.hostname))) {
    return null;
  }
  if (!address.pathname.toLowerCase().endsWith('.svg')) {
    address.search = `?w=${ASKED_WIDTH}&q=80&fm=${format}`;
  }
  return address;
}

async function fetchPicture(address: URL): Promise<Buffer | null> {
  const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(WAIT_MS) });
  // What it makes no copies of, such as a drawing whose name does not say so, the service has as it is.
  if (answer.status === 400 && address.search !== '')
    return fetchPicture(new URL(address.pathname, address));
  if (!answer.ok || !answer.headers.get('content-type')?.startsWith('image/') || !answer.body)
    return null;
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of answer.body) {
    length += part.length;
    if (length > LIMIT_BYTES) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
