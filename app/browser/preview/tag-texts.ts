/** What the page was built from, as the server wrote it down. */
export type PreviewSource = {
  locale: string;
  entries: { id: string; contentType: string; fields: Record<string, string[]> }[];
};

type Origin = { entryId: string; fieldId: string; index: number };

/** Too short to tell where it came from, such as a single letter or a number. */
const SHORTEST_TEXT = 3;

const plain = (text: string) => text.replace(/\s+/gu, ' ').trim();

/** Words on the page that stand in a field of an entry, by entry. */
export type TaggedTexts = Map<string, (Origin & { node: Text })[]>;

/**
 * Finds which field of which entry each text of the page came from, and says so on the element around it in the way
 * that the content service's editor looks for. A text that stands in several entries counts for the first.
 */
export function tagTexts(root: Element, { entries, locale }: PreviewSource): TaggedTexts {
  const origins = new Map<string, Origin>();
  for (const { id, fields } of entries) {
    for (const [fieldId, texts] of Object.entries(fields)) {
      for (const [index, text] of texts.entries()) {
        const key = plain(text);
        if (key.length >= SHORTEST_TEXT && !origins.has(key)) {
          origins.set(key, { entryId: id, fieldId, index });
        }
      }
    }
  }
  const tagged: TaggedTexts = new Map();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const origin = origins.get(plain(node.data));
    const element = node.parentElement;
    if (!origin || !element || /^(?:script|style)$/iu.test(element.tagName)) continue;
    element.dataset['contentfulEntryId'] = origin.entryId;
    element.dataset['contentfulFieldId'] = origin.fieldId;
    element.dataset['contentfulLocale'] = locale;
    const known = tagged.get(origin.entryId) ?? [];
    tagged.set(origin.entryId, [...known, { ...origin, node }]);
  }
  return tagged;
}

/** Writes an entry's new words where its old ones stood; what is no plain text waits until the entry is saved. */
export function updateTexts(
  tagged: TaggedTexts,
  entryId: string,
  fields: Record<string, unknown>,
): void {
  for (const { fieldId, index, node } of tagged.get(entryId) ?? []) {
    const value = fields[fieldId];
    const text: unknown = Array.isArray(value) ? value[index] : value;
    if (typeof text === 'string' && node.data !== text) node.data = text;
  }
}
