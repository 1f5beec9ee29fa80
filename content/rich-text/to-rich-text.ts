import type { Document } from '@contentful/rich-text-types';
import { recordContentProblem } from '../content-problems.ts';
import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import { entryHref } from '../page-parts/entry-href.ts';
import { isHidden } from '../page-parts/mapped.ts';
import type { MappingContext } from '../page-parts/mapping-context.ts';
import { fieldsOf, isRecord, readText } from '../page-parts/read-fields.ts';
import { cleanDocument, UnreadableDocumentError, type CleanNode } from './clean-document.ts';
import type { RichText, RichTextAsset, RichTextEntry } from './rich-text.ts';
import { toRichTextAsset } from './to-rich-text-asset.ts';
import { hasVisibleContent, isValidDocument } from './validate-document.ts';

/** Whether a field's value is meant as rich text. */
export function isRichText(value: unknown): boolean {
  return isRecord(value) && value['nodeType'] === 'document';
}

/** Rich text ready for our renderers; null when it is missing, empty or breaks the stated rules. */
export function toRichText(value: unknown, context: MappingContext): RichText | null {
  if (!isRichText(value)) return null;
  try {
    const document = cleanDocument(value);
    if (!isValidDocument(document) || !hasVisibleContent(document)) return null;
    const entries: Record<string, RichTextEntry> = {};
    const assets: Record<string, RichTextAsset> = {};
    for (const { linkType, id } of linksIn(document)) {
      if (linkType === 'Entry') entries[id] ??= toRichTextEntry(id, context);
      else assets[id] ??= toRichTextAsset(id, context);
    }
    return { document: document as unknown as Document, entries, assets };
  } catch (error) {
    if (error instanceof UnreadableDocumentError) return null;
    throw error;
  }
}

/** The rich text of an entry's field; one that is there and unusable is recorded. */
export function readRichText(
  entry: ContentfulEntry,
  name: string,
  context: MappingContext,
): RichText | null {
  const value = fieldsOf(entry)[name];
  const richText = toRichText(value, context);
  if (richText === null && value !== undefined && value !== null) {
    recordContentProblem({ entryId: entry.sys.id, reason: `Rich text in ${name} is not usable` });
  }
  return richText;
}

type DocumentLink = { linkType: 'Entry' | 'Asset'; id: string };

function linksIn(node: CleanNode): DocumentLink[] {
  const target = node.data['target'] as { sys: DocumentLink } | undefined;
  const own = target === undefined ? [] : [target.sys];
  return [...own, ...(node.content ?? []).flatMap(linksIn)];
}

/** What a linked or embedded entry becomes; hidden, missing and draft entries have neither word nor page. */
function toRichTextEntry(id: string, context: MappingContext): RichTextEntry {
  const entry = id === '' ? undefined : context.links.entry(id);
  if (entry === undefined || isHidden(entry)) return { id, title: '', href: null };
  const title = readText(fieldsOf(entry), 'title', 'question', 'author', 'introTitle', 'name');
  return { id, title, href: entryHref(entry) };
}
