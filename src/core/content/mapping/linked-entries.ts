import { problemOf } from '../content-problems.ts';
import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import type { MappingContext } from './mapping-context.ts';
import { fieldsOf, readLinkIds } from './read-fields.ts';

/** What a link or a list of links leads to, in the editor’s order; missing entries and drafts are left out and reported. */
export function linkedEntries(
  entry: ContentfulEntry,
  name: string,
  context: MappingContext,
): ContentfulEntry[] {
  return readLinkIds(fieldsOf(entry), 'Entry', name).flatMap((id) => {
    const linked = context.links.entry(id);
    if (linked === undefined) reportMissingLink(entry, name, id, context);
    return linked ?? [];
  });
}

/** Reports a link that leads to nothing a visitor may see. */
export function reportMissingLink(
  entry: ContentfulEntry,
  name: string,
  id: string,
  context: MappingContext,
): void {
  const reason = `"${name}" links to an entry that is missing or not published (ID: ${id})`;
  context.report(problemOf(entry, reason, id));
}
