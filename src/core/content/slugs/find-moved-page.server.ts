import {
  ContentNotConfiguredError,
  ContentUnavailableError,
} from '../contentful/content-errors.ts';
import type { ContentReader } from '../content-reader.ts';
import { contentTypeOf } from './entry-href.ts';
import { entrySlug } from './entry-slug.ts';
import { isHidden } from '../mapping/mapped.ts';
import { slugsOf } from '../queries/whole-list.ts';
import { readEntryBySlug } from '../queries/read-single-entry.ts';
import { SLUG_KINDS, type SlugKind } from '../kinds/slug-kinds.ts';

/**
 * What became of an entry whose page was asked for under an old slug: `moved` to another address,
 * `gone` from the space (unpublished or deleted), `unknown` when it is hidden or still under that very
 * slug, which then is no reason to send anyone anywhere, or `unreadable` while the service is out.
 */
export type MovedPage =
  | { state: 'moved'; href: string }
  | { state: 'gone' }
  | { state: 'unknown' | 'unreadable' };

const UNKNOWN: MovedPage = { state: 'unknown' };

/**
 * Looks for the page that an entry has now.
 * A move counts only when the new slug leads to this same entry, so that no two addresses can send a
 * visitor back and forth.
 */
export async function findMovedPage(
  reader: ContentReader,
  kind: SlugKind,
  { entryId, oldSlug }: { entryId: string; oldSlug: string },
): Promise<MovedPage> {
  const { contentType, href } = SLUG_KINDS[kind];
  try {
    const found = await reader.readEntry(entryId, 0);
    if (found === null || contentTypeOf(found.entry) !== contentType) return { state: 'gone' };
    const slug = entrySlug(found.entry, kind, '');
    if (!slug.ok || slugsOf(found.entry).includes(oldSlug) || isHidden(found.entry)) return UNKNOWN;
    const shown = await readEntryBySlug(reader, contentType, slug.value, 0);
    return shown?.entry.sys.id === entryId ? { state: 'moved', href: href(slug.value) } : UNKNOWN;
  } catch (error) {
    if (error instanceof ContentUnavailableError || error instanceof ContentNotConfiguredError) {
      return { state: 'unreadable' };
    }
    throw error;
  }
}
