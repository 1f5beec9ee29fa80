import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toServiceAddress } from '#content/contentful/asset-address.ts';

const BUILT_IN = /^\/pictures\/[a-z0-9-]+\.(?:webp|svg|jpg|png)$/u;
const CONTENT_HOST = /^images(?:\.[a-z]+)?\.ctfassets\.net$/u;
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
 * no other host. Null for anything else and when it cannot be had in time.
 */
export async function loadCardPicture(
  url: string,
  { filesDir, serviceOrigin }: PictureSource,
): Promise<Buffer | null> {
  try {
    if (BUILT_IN.test(url)) return await readFile(join(filesDir, url));
    const address = toAddress(url, serviceOrigin());
    return address === null ? null : await fetchPicture(address);
  } catch {
    return null;
  }
}

function toAddress(url: string, serviceOrigin: string | null): URL | null {
  const service = serviceOrigin === null ? null : toServiceAddress(url, serviceOrigin);
  const address = URL.parse(service ?? url);
  if (address === null) return null;
  if (service === null && (address.protocol !== 'https:' || !CONTENT_HOST.test(address.hostname))) {
    return null;
  }
  if (!address.pathname.toLowerCase().endsWith('.svg')) {
    address.search = `?w=${ASKED_WIDTH}&q=80&fm=jpg`;
  }
  return address;
}

async function fetchPicture(address: URL): Promise<Buffer | null> {
  const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(WAIT_MS) });
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
