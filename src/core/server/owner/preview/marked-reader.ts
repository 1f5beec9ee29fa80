import type { LinkTable } from '#content/contentful/contentful-answer.ts';
import type { ContentfulAsset, ContentfulEntry } from '#content/contentful/contentful-entry.ts';
import type { TracedReader } from '#content/reading/content-source.server.ts';
import type { FieldMarks } from './field-marks.ts';
import { markFields } from './mark-fields.ts';

/** A reader whose words carry their origin through the page's own code into what it draws (field-marks.ts). */
export function markedReader(reader: TracedReader, marks: FieldMarks): TracedReader {
  const known = new Map<ContentfulEntry | ContentfulAsset, ContentfulEntry | ContentfulAsset>();

  function mark<E extends ContentfulEntry | ContentfulAsset | undefined>(entity: E): E {
    if (!entity) return entity;
    if (!known.has(entity)) known.set(entity, markFields(entity, marks));
    return known.get(entity) as E;
  }
  const markLinks = (links: LinkTable): LinkTable => ({
    entry: (id) => mark(links.entry(id)),
    asset: (id) => mark(links.asset(id)),
  });

  return {
    ...reader,
    async readEntries(query) {
      const page = await reader.readEntries(query);
      return { ...page, items: page.items.map(mark), links: markLinks(page.links) };
    },
    async readEntry(id, include) {
      const found = await reader.readEntry(id, include);
      return found && { entry: mark(found.entry), links: markLinks(found.links) };
    },
  };
}
