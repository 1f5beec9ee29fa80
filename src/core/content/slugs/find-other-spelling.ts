import type { ContentReader } from '../content-reader.ts';
import { isHidden } from '../mapping/mapped.ts';
import { wholeListQuery } from '../queries/whole-list.ts';
import { entrySlug } from './entry-slug.ts';
import { SLUG_KINDS, type SlugKind } from '../kinds/slug-kinds.ts';

/**
 * A slug as people say and type it: without the case of its letters, how they are composed, and white space that nobody
 * sees.
 */
export function plainSlug(slug: string): string {
  return slug.normalize('NFC').replace(/\s+/gu, ' ').trim().toLowerCase();
}

/**
 * The address of the entry whose slug is the same but for how it is written (`plainSlug`), from the list that is known;
 * null when there is none, or no list.
 */
export function findOtherSpelling(
  reader: ContentReader,
  kind: SlugKind,
  slug: string,
): string | null {
  const { contentType, href } = SLUG_KINDS[kind];
  const wanted = plainSlug(slug);
  const known = reader.recallEntries(wholeListQuery(reader, contentType))?.items ?? [];
  for (const entry of known) {
    const own = entrySlug(entry, kind, '');
    if (!own.ok || own.value === slug || isHidden(entry)) continue;
    if (plainSlug(own.value) === wanted) return href(own.value);
  }
  return null;
}
