import type { ContentReader } from '../content-reader.ts';
import { contentTypeOf } from '../slugs/entry-href.ts';

/** Part 1 section 8, "Entry missing": shown to those who run the site, whose setting names the entry. */
function entryNotFound(id: string): string {
  return `Entry not found with ID: ${id}`;
}

/** The entry that a setting names; null, and recorded, when the space has none of that id and type. */
export async function readNamedEntry(
  reader: ContentReader,
  id: string,
  { include, contentType }: { include: number; contentType?: string },
) {
  const found = await reader.readEntry(id, include);
  const isWanted =
    contentType === undefined || (found && contentTypeOf(found.entry) === contentType);
  if (found !== null && isWanted) return found;
  const about = {
    entryId: id,
    title: '',
    version: '',
    page: null,
    severity: 'error' as const,
    missingId: id,
  };
  reader.report({ ...about, reason: entryNotFound(id) });
  return null;
}
