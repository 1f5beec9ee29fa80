/** The entries whose words the page shows. */
export function shownEntries(root: Element): Set<string> {
  const elements = root.querySelectorAll<HTMLElement>('[data-contentful-entry-id]');
  return new Set([...elements].map(({ dataset }) => dataset['contentfulEntryId']!));
}

/** The language of the page's words. */
export function localeShown(root: Element): string {
  const element = root.querySelector<HTMLElement>('[data-contentful-locale]');
  return element?.dataset['contentfulLocale'] ?? 'en-US';
}

type Fields = Record<string, unknown>;

/** Shows edits of entries on the page, and keeps out of React's way while it takes an island over. */
export type FieldEdits = {
  /**
   * Writes an entry's new words where its old ones stand. Only into elements that show one text and nothing else of it;
   * what is no plain text, or part of a sentence, shows once the entry is saved.
   */
  show(entryId: string, fields: Fields): void;
  /** Puts the words back that an island was sent with: React compares them with its own. No edit is shown in it now. */
  holdBack(island: Element): void;
  /** Shows the edits in it again. */
  showAgain(island: Element): void;
};

export function createFieldEdits(root: Element): FieldEdits {
  const edited = new Map<string, Fields>();
  const sent = new Map<Text, string>();
  const held = new Set<Element>();

  const showIn = (part: Element, entryId: string, fields: Fields) => {
    for (const element of part.querySelectorAll<HTMLElement>('[data-preview-text]')) {
      if (element.dataset['contentfulEntryId'] !== entryId) continue;
      if ([...held].some((island) => island.contains(element))) continue;
      const text = textOf(element, fields);
      const node = onlyText(element);
      if (text === null || !node || node.data === text) continue;
      if (!sent.has(node)) sent.set(node, node.data);
      node.data = text;
    }
  };

  return {
    show(entryId, fields) {
      edited.set(entryId, fields);
      showIn(root, entryId, fields);
    },
    holdBack(island) {
      held.add(island);
      for (const [node, text] of sent) if (island.contains(node)) node.data = text;
    },
    showAgain(island) {
      held.delete(island);
      for (const [entryId, fields] of edited) showIn(island, entryId, fields);
    },
  };
}

/** What an element's field says now; null where that is no plain text. */
function textOf({ dataset }: HTMLElement, fields: Fields): string | null {
  const { contentfulFieldId = '', previewText = '' } = dataset;
  const value = fields[contentfulFieldId];
  const text: unknown = Array.isArray(value) ? value[Number(previewText)] : value;
  return typeof text === 'string' ? text : null;
}

/** The one text of an element, beside icons and the like. */
function onlyText(element: Element): Text | null {
  const [node, ...more] = [...element.childNodes].filter(
    (child): child is Text => child instanceof Text && child.data.trim() !== '',
  );
  return node && more.length === 0 ? node : null;
}
