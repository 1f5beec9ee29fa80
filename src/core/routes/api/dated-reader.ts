import type { ContentReader } from '#content/content-reader.ts';
import type { ContentfulEntry } from '#content/contentful/contentful-entry.ts';
import { changedAt } from '#content/site-pages/read-entry-pages.server.ts';

/**
 * A reader that remembers when each entry it was asked for was last published. A page shows no such date, so no type of
 * ours holds it; from another answer, it could be the date of other words.
 * @returns `updatedAt` answers ISO 8601, or null for what is built in
 */
export function datedReader(reader: ContentReader): {
  reader: ContentReader;
  updatedAt(id: string): string | null;
} {
  const dates = new Map<string, string | null>();
  const note = (entry: ContentfulEntry) => dates.set(entry.sys.id, changedAt(entry));
  return {
    reader: {
      ...reader,
      async readEntries(query) {
        const page = await reader.readEntries(query);
        page.items.forEach(note);
        return page;
      },
      async readEntry(id, include) {
        const found = await reader.readEntry(id, include);
        if (found) note(found.entry);
        return found;
      },
    },
    updatedAt: (id) => dates.get(id) ?? null,
  };
}
