import { POST_CARD_FIELDS } from '../blog/post-lists.ts';
import type { ContentReader } from '../content-reader.ts';
import type { EntryPage } from '../contentful/contentful-answer.ts';
import type { EntryQuery } from '../contentful/content-question.ts';
import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import { ANSWER_USUAL_BYTES } from '../contentful/freshness.ts';
import { kindOfType, SLUG_KINDS } from '../kinds/slug-kinds.ts';
import { translationOf } from '../locales/translation.ts';
import { contentTypeOf } from '../slugs/entry-href.ts';
import { isHidden } from '../mapping/mapped.ts';
import { fieldsOf } from '../mapping/read-fields.ts';
import { readDate } from '../mapping/written-date.ts';

/** The most that one answer of the service holds. */
const WHOLE_LIST_PAGE = 1_000;
/**
 * Entries with long texts that one answer of usual size holds: a text has 50,000 characters at most (the service's own
 * limit), and an answer above that size is asked for twice.
 */
export const TEXTS_AT_ONCE = Math.floor(ANSWER_USUAL_BYTES / 60_000);
/** A service that counts wrongly is not asked without end. */
const MAX_PAGES = 2_000;

/** How deep what a page is made of lies below its entry. */
export const PART_DEPTH = 3;

type ListQuery = EntryQuery & { limit: number };

/** Posts without a date are drafts: lists and neighbours show them in an editor's preview only. */
export function publishedFilter(reader: ContentReader): Record<string, boolean> {
  return reader.drafts ? {} : { 'fields.publishDate[exists]': true };
}

/**
 * Whether a list shows an entry that `publishedFilter` let through: the service takes a date that is none for one. Where
 * the space keeps no dates at all, every post is published.
 */
export function isListed(
  entry: ContentfulEntry,
  reader: Pick<ContentReader, 'drafts' | 'report'>,
): boolean {
  if (reader.drafts || contentTypeOf(entry) !== 'blogPost') return true;
  return !fieldsOf(entry)['publishDate'] || readDate(entry, 'publishDate', reader) !== null;
}

/**
 * Asks for all entries of a type, by id: an order that every space has. Posts come without their text, and drafts of them
 * only in an editor's preview.
 */
export function wholeListQuery(reader: ContentReader, contentType: string): ListQuery {
  const ofPosts = { filters: publishedFilter(reader), fields: POST_CARD_FIELDS };
  const kind = kindOfType(contentType);
  return {
    contentType,
    ...(contentType === 'blogPost' ? ofPosts : {}),
    order: ['sys.id'],
    limit: WHOLE_LIST_PAGE,
    // In which languages a page is depends on all that it is made of.
    include: reader.language && kind && SLUG_KINDS[kind].hasDeepParts ? PART_DEPTH : 1,
  };
}

/** The same with the entries' texts, of which no more than a few are held at once. */
export function textsQuery(reader: ContentReader, contentType: string): ListQuery {
  const query = wholeListQuery(reader, contentType);
  return { ...query, fields: undefined, once: true, limit: TEXTS_AT_ONCE };
}

/** Reads a list to its end, `limit` entries at a time, without posts that lists do not show. */
export async function* readPages(
  reader: ContentReader,
  query: ListQuery,
): AsyncGenerator<EntryPage, void> {
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const answer = await reader.readEntries({ ...query, skip: page * query.limit });
    yield { ...answer, items: answer.items.filter((entry) => isListed(entry, reader)) };
    if ((page + 1) * query.limit >= answer.total) return;
  }
}

/** All entries of a type, as `wholeListQuery` or a change of it asks for them. */
export async function readWholeList(
  reader: ContentReader,
  contentType: string,
  change: Partial<EntryQuery> = {},
): Promise<EntryPage> {
  const pages: EntryPage[] = [];
  const query = { ...wholeListQuery(reader, contentType), ...change };
  for await (const page of readPages(reader, query)) pages.push(page);
  const first = <T>(find: (page: EntryPage) => T | undefined) =>
    pages
      .values()
      .map(find)
      .find((found) => found !== undefined);
  return {
    items: pages.flatMap(({ items }) => items),
    total: pages[0]?.total ?? 0,
    links: {
      entry: (id) => first(({ links }) => links.entry(id)),
      asset: (id) => first(({ links }) => links.asset(id)),
    },
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
 * Whether the last list of all entries of a type, still good enough to show, shows none under these slugs or ids: then
 * there is no such page, even while the service cannot be asked. False when no such list is known.
 */
export function isUnlisted(
  reader: ContentReader,
  contentType: string,
  values: readonly string[],
): boolean {
  const known = reader.recallEntries(wholeListQuery(reader, contentType));
  if (known === null || known.total > known.items.length) return false;
  return !known.items.some(
    (entry) =>
      !isHidden(entry) && [entry.sys.id, ...slugsOf(entry)].some((value) => values.includes(value)),
  );
}

/** Whether the last list of all entries of a type, still good enough to show, has any. */
export function recallsSome(reader: ContentReader, contentType: string): boolean {
  return (reader.recallEntries(wholeListQuery(reader, contentType))?.items.length ?? 0) > 0;
}
