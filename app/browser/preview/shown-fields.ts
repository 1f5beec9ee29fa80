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

/**
 * Writes an entry's new words where its old ones stand. Only into elements that show one text and nothing else of it;
 * what is no plain text, or part of a sentence, shows once the entry is saved.
 */
export function showEdit(root: Element, entryId: string, fields: Record<string, unknown>): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-preview-text]')) {
    const { contentfulEntryId, contentfulFieldId = '', previewText = '' } = element.dataset;
    if (contentfulEntryId !== entryId) continue;
    const value = fields[contentfulFieldId];
    const text: unknown = Array.isArray(value) ? value[Number(previewText)] : value;
    const [node, ...more] = [...element.childNodes].filter(
      (child): child is Text => child instanceof Text && child.data.trim() !== '',
    );
    if (typeof text === 'string' && node && more.length === 0 && node.data !== text)
      node.data = text;
  }
}
