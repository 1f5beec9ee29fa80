import { toAssetUrl, toServiceAddress } from '#content/contentful/asset-address.ts';
import type { ContentEndpoint } from '#content/contentful/configuration.ts';
import { toText } from '#content/mapping/read-fields.ts';
import { isRecord } from '#content/is-record.ts';

type WireAsset = { sys: { id: string }; fields: Record<string, unknown> };

const WAIT_MS = 10_000;
/** A drawing larger than this is named for its size (image-sizes.ts). */
const LARGEST_BYTES = 1024 * 1024;
const MOST_DRAWINGS = 500;
const AT_ONCE = 8;

/** What the SVG files of a space hold, by asset id; those that cannot be had in time are left out. */
export async function readDrawings(
  assets: readonly WireAsset[],
  { host, insecure }: ContentEndpoint,
): Promise<ReadonlyMap<string, string>> {
  const origin = `http://${host}`;
  const rules = { serviceOrigins: insecure ? [origin] : [] };
  const wanted = assets
    .flatMap(({ sys, fields }) => {
      const file = isRecord(fields['file']) ? fields['file'] : {};
      const url = toAssetUrl(toText(file['url'], 2_000), rules);
      if (url === null || file['contentType'] !== 'image/svg+xml') return [];
      return [{ id: sys.id, address: insecure ? (toServiceAddress(url, origin) ?? url) : url }];
    })
    .slice(0, MOST_DRAWINGS);
  const drawings = new Map<string, string>();
  const readNext = async (): Promise<void> => {
    for (let next = wanted.shift(); next; next = wanted.shift()) {
      const text = await readDrawing(next.address).catch(() => null);
      if (text !== null) drawings.set(next.id, text);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, readNext));
  return drawings;
}

async function readDrawing(address: string): Promise<string | null> {
  const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(WAIT_MS) });
  if (!answer.ok || answer.body === null) return null;
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of answer.body) {
    text += decoder.decode(part, { stream: true });
    if (text.length > LARGEST_BYTES) return null;
  }
  return text;
}
