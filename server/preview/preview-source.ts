import type { ContentfulEntry } from '#content/contentful/contentful-entry.ts';
import type { TracedReader } from '#content/contentful/content-source.server.ts';

/** What a previewed page was built from, for click-to-edit: each entry's fields as the words that may stand on the page. */
export type PreviewSource = { locale: string; entries: PreviewEntry[] };
export type PreviewEntry = { id: string; contentType: string; fields: Record<string, string[]> };

const LONGEST_TEXT = 5_000;
const MOST_ENTRIES = 400;

/** A reader that remembers the entries its page looked at, links of links too. */
export function watchReader(reader: TracedReader): {
  reader: TracedReader;
  source(): PreviewSource;
} {
  const seen = new Map<string, ContentfulEntry>();
  const note = <T extends ContentfulEntry | undefined>(entry: T): T => {
    if (entry && seen.size < MOST_ENTRIES) seen.set(entry.sys.id, entry);
    return entry;
  };
  return {
    reader: {
      ...reader,
      async readEntries(query) {
        const page = await reader.readEntries(query);
        page.items.forEach(note);
        return { ...page, links: { ...page.links, entry: (id) => note(page.links.entry(id)) } };
      },
      async readEntry(id, include) {
        const found = await reader.readEntry(id, include);
        if (!found) return null;
        note(found.entry);
        return {
          ...found,
          links: { ...found.links, entry: (key) => note(found.links.entry(key)) },
        };
      },
    },
    source: () => ({
      locale: localeOf(seen.values().next().value),
      entries: [...seen.values()].map(toPreviewEntry),
    }),
  };
}

/** The language of an answer; the service's own default where it does not say. */
function localeOf(entry: ContentfulEntry | undefined): string {
  const locale = (entry?.sys as { locale?: unknown } | undefined)?.locale;
  return typeof locale === 'string' ? locale : 'en-US';
}

function toPreviewEntry({ sys, fields }: ContentfulEntry): PreviewEntry {
  const texts = Object.entries(fields).map(([name, value]) => [name, textsOf(value)] as const);
  return {
    id: sys.id,
    contentType: sys.contentType.sys.id,
    fields: Object.fromEntries(texts.filter(([, list]) => list.length > 0)),
  };
}

/** The words of a field: a text, each of a list, each paragraph of a rich text. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.slice(0, LONGEST_TEXT)];
  if (Array.isArray(value))
    return value.flatMap((item) => (typeof item === 'string' ? textsOf(item) : []));
  const node = value as { nodeType?: unknown; value?: unknown; content?: unknown } | null;
  if (node?.nodeType === 'text') return textsOf(node.value);
  return Array.isArray(node?.content) ? node.content.flatMap(textsOf) : [];
}
