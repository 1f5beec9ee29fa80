import type { ContentReader, EntryQuery } from '../contentful/content-reader.ts';
import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import { translationOf } from '../locales/translation.ts';
import { contentTypeOf } from '../slugs/entry-href.ts';
import { fieldsOf } from '../mapping/read-fields.ts';
import { readDate } from '../mapping/written-date.ts';

/** The most that one answer of the service holds. */
export const WHOLE_LIST_PAGE = 1_000;

/** Posts without a date are drafts: lists and neighbours show them in an editor's preview only. */
export function publishedFilter(reader: ContentReader): Record<string, boolean> {
  return reader.drafts ? {} : { 'fields.publishDate[exists]': true };
}

/**
 * Whether a list shows an entry that `publishedFilter` let through: the service takes a date that is none for one.
 */
export function isListed(
  entry: ContentfulEntry,
  reader: Pick<ContentReader, 'drafts' | 'report'>,
): boolean {
  const isPost = contentTypeOf(entry) === 'blogPost';
  return reader.drafts || !isPost || readDate(entry, 'publishDate', reader) !== null;
}

/** Asks for all entries of a type, a page of the list at a time; drafts of posts only in an editor's preview. */
export function wholeListQuery(
  reader: ContentReader,
  contentType: string,
  page = 0,
): EntryQuery & { contentType: string } {
  return {
    contentType,
    ...(contentType === 'blogPost' ? { filters: publishedFilter(reader) } : {}),
    order: ['sys.id'],
    limit: WHOLE_LIST_PAGE,
    skip: page * WHOLE_LIST_PAGE,
    include: 1,
  };
}

/** The slugs of an entry, in every language of the site. */
export function slugsOf(entry: ContentfulEntry): string[] {
  const own = fieldsOf(entry)['slug'];
  return [
    ...(typeof own === 'string' ? [own] : []),
    ...Object.values(translationOf(entry)?.slugs ?? {}),
  ];
}

/**
 * Whether the last list of all entries of a type, still good enough to show, has none under these slugs or ids: then
 * there is no such page, even while the service cannot be asked (decision 004). False when no such list is known.
 */
export function isUnlisted(
  reader: ContentReader,
  contentType: string,
  values: readonly string[],
): boolean {
  const known = reader.recallEntries(wholeListQuery(reader, contentType));
  if (known === null || known.total > known.items.length) return false;
  return !known.items.some((entry) =>
    [entry.sys.id, ...slugsOf(entry)].some((value) => values.includes(value)),
  );
}
