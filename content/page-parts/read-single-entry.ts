import type { ContentReader, LinkTable } from '../contentful/content-reader.ts';
import type { ContentfulEntry } from '../contentful/contentful-entry.ts';

type FoundEntry = { entry: ContentfulEntry; links: LinkTable };

/** Include depth of page content (part 1 section 9). */
const PAGE_INCLUDE_DEPTH = 2;

/** The newest entry of a type that holds one; null when there is none. */
export async function readSingleEntry(
  reader: ContentReader,
  contentType: string,
  include = PAGE_INCLUDE_DEPTH,
): Promise<FoundEntry | null> {
  const page = await reader.readEntries({
    contentType,
    order: ['-sys.createdAt', 'sys.id'],
    limit: 1,
    include,
  });
  const entry = page.items[0];
  return entry === undefined ? null : { entry, links: page.links };
}

/** The entry of a type with a slug; null when there is none. */
export async function readEntryBySlug(
  reader: ContentReader,
  contentType: string,
  slug: string,
  include: number,
): Promise<FoundEntry | null> {
  const page = await reader.readEntries({
    contentType,
    filters: { 'fields.slug': slug },
    order: ['sys.id'],
    limit: 1,
    include,
  });
  const entry = page.items[0];
  return entry === undefined ? null : { entry, links: page.links };
}
