import type { ContentReader } from '../content-reader.ts';
import type { EntryPage, LinkTable } from '../contentful/contentful-answer.ts';
import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import type { Language, PageLanguage } from '../locales/language.ts';
import { ifTypeExists } from './if-type-exists.ts';

export type FoundEntry = { entry: ContentfulEntry; links: LinkTable };

/** Include depth of page content (part 1 section 9). */
const PAGE_INCLUDE_DEPTH = 2;

/** The newest entry of a type that holds one; null when there is none, or no such type in the space. */
export async function readSingleEntry(
  reader: ContentReader,
  contentType: string,
  include = PAGE_INCLUDE_DEPTH,
): Promise<FoundEntry | null> {
  const query = { contentType, order: ['-sys.createdAt', 'sys.id'], limit: 1, include };
  const answer = await ifTypeExists(reader.readEntries(query), null);
  return answer && firstOf(answer);
}

/**
 * The entry of a type with a slug: on a site with several languages its slug in the page's language, else in any other,
 * the default first, so that an address goes on in every language. Null when there is none.
 */
export async function readEntryBySlug(
  reader: ContentReader,
  contentType: string,
  slug: string,
  include: number,
): Promise<FoundEntry | null> {
  const readBy = async (field: string) => {
    const query = { contentType, filters: { [field]: slug }, order: ['sys.id'], limit: 1, include };
    return firstOf(await reader.readEntries(query));
  };
  const [own, ...others] = slugFields(reader.language);
  const found = await readBy(own);
  if (found !== null || others.length === 0) return found;
  const elsewhere = await Promise.all(others.map(readBy));
  return elsewhere.find((each) => each !== null) ?? null;
}

/** Where a slug is looked for: the field alone stands for the default locale. */
function slugFields(page: PageLanguage | null): [string, ...string[]] {
  if (page === null) return ['fields.slug'];
  const { language, languages } = page;
  const fieldOf = ({ segment, code }: Language) =>
    segment === null ? 'fields.slug' : `fields.slug.${code}`;
  const others = [languages.default, ...languages.public].map(fieldOf);
  return [fieldOf(language), ...new Set(others).difference(new Set([fieldOf(language)]))];
}

function firstOf(page: EntryPage): FoundEntry | null {
  const entry = page.items[0];
  return entry === undefined ? null : { entry, links: page.links };
}
