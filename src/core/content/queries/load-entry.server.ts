import type { ContentReader } from '../content-reader.ts';
import { CONTENT_KINDS } from '../kinds/content-kinds.server.ts';
import type { SlugKind } from '../kinds/slug-kinds.ts';

/** One entry of any kind, found as its page finds it, with the picture that its page shows first. */
export async function loadEntry(reader: ContentReader, kind: SlugKind, slug: string) {
  const { load, pictureOf } = CONTENT_KINDS[kind];
  const loaded = await load(reader, slug);
  if (!('value' in loaded)) return loaded;
  const { value } = loaded;
  return { ...loaded, value: { ...value, picture: pictureOf?.(value) ?? value.picture ?? null } };
}
