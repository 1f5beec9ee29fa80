import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import type { MappingContext } from './mapping-context.ts';
import { readLinkIds, type Fields } from './read-fields.ts';

/** What a list of links leads to, in the editor's order; missing entries and drafts are left out. */
export function linkedEntries(
  fields: Fields,
  name: string,
  { links }: MappingContext,
): ContentfulEntry[] {
  return readLinkIds(fields, 'Entry', name)
    .map((id) => links.entry(id))
    .filter((entry) => entry !== undefined);
}
