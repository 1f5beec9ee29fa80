import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import { isHidden } from '../mapping/mapped.ts';
import { entrySlug } from './entry-slug.ts';
import { kindOfType, SLUG_KINDS } from '../kinds/slug-kinds.ts';

/** The page of this site that shows an entry; null when it has none or must not be shown. */
export function entryHref(entry: ContentfulEntry): string | null {
  const kind = kindOfType(contentTypeOf(entry));
  if (kind === null || isHidden(entry)) return null;
  const slug = entrySlug(entry, kind, '');
  return slug.ok ? SLUG_KINDS[kind].href(slug.value) : null;
}

/** The content type id of an entry; '' when the entry does not say. */
export function contentTypeOf(entry: ContentfulEntry): string {
  const id: unknown = entry.sys?.contentType?.sys?.id;
  return typeof id === 'string' ? id : '';
}
