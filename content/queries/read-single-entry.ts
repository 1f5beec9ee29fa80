import { ContentUnavailableError } from '../contentful/content-errors.ts';
import type { ContentReader, EntryPage, LinkTable } from '../contentful/content-reader.ts';
import type { ContentfulEntry } from '../contentful/contentful-entry.ts';

type FoundEntry = { entry: ContentfulEntry; links: LinkTable };

/** Include depth of page content (part 1 section 9). */
const PAGE_INCLUDE_DEPTH = 2;

/** The newest entry of a type that holds one; null when there is none, or no such type in the space. */
export async function readSingleEntry(
  reader: ContentReader,
  contentType: string,
  include = PAGE_INCLUDE_DEPTH,
): Promise<FoundEntry | null> {
  try {
    const query = { contentType, order: ['-sys.createdAt', 'sys.id'], limit: 1, include };
    return firstOf(await reader.readEntries(query));
  } catch (error) {
    const noSuchType =
      error instanceof ContentUnavailableError && error.kind === 'unknown-content-type';
    if (noSuchType) return null;
    throw error;
  }
}

/** The entry of a type with a slug; null when there is none. */
export async function readEntryBySlug(
  reader: ContentReader,
  contentType: string,
  slug: string,
  include: number,
): Promise<FoundEntry | null> {
  const filters = { 'fields.slug': slug };
  const query = { contentType, filters, order: ['sys.id'], limit: 1, include };
  return firstOf(await reader.readEntries(query));
}

function firstOf(page: EntryPage): FoundEntry | null {
  const entry = page.items[0];
  return entry === undefined ? null : { entry, links: page.links };
}
