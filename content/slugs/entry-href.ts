import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import { isHidden } from '../mapping/mapped.ts';
import { fieldsOf, readText } from '../mapping/read-fields.ts';
import { SLUG_KINDS } from './slug-kinds.ts';

const KIND_BY_CONTENT_TYPE = new Map(
  Object.values(SLUG_KINDS).map((facts) => [facts.contentType, facts]),
);

/** The page of this site that shows an entry; null when it has none or must not be shown. */
export function entryHref(entry: ContentfulEntry): string | null {
  const slug = readText(fieldsOf(entry), 'slug');
  if (slug === '' || isHidden(entry)) return null;
  const kind = KIND_BY_CONTENT_TYPE.get(contentTypeOf(entry));
  if (kind === undefined || kind.takes?.(slug) === false) return null;
  return kind.href(slug);
}

/** The content type id of an entry; '' when the entry does not say. */
export function contentTypeOf(entry: ContentfulEntry): string {
  const id: unknown = entry.sys?.contentType?.sys?.id;
  return typeof id === 'string' ? id : '';
}
