import type { ContentReader } from '../contentful/content-reader.ts';
import { isHidden } from '../mapping/mapped.ts';
import { fieldsOf, readText } from '../mapping/read-fields.ts';
import { wholeListQuery } from '../queries/whole-list.ts';
import { SLUG_KINDS, type SlugKind } from './slug-kinds.ts';

/**
 * The address of the entry whose slug is the same but for its letters' case, from the list that is known; null when
 * there is none, or no list.
 */
export function findOtherCase(reader: ContentReader, kind: SlugKind, slug: string): string | null {
  const { contentType, href } = SLUG_KINDS[kind];
  const wanted = slug.trim().toLowerCase();
  const known = reader.recallEntries(wholeListQuery(reader, contentType))?.items ?? [];
  for (const entry of known) {
    const own = readText(fieldsOf(entry), 'slug');
    if (own !== slug && own.toLowerCase() === wanted && !isHidden(entry)) return href(own);
  }
  return null;
}
