import { BLOCKS, type Document } from '@contentful/rich-text-types';
import { problemOf } from '../content-problems.ts';
import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import { entryHref } from '../slugs/entry-href.ts';
import { asCard, withTranslationOf } from '../locales/translation.ts';
import { isHidden } from '../mapping/mapped.ts';
import type { MappingContext } from '../mapping/mapping-context.ts';
import { fieldsOf, readText } from '../mapping/read-fields.ts';
import { isRecord } from '../is-record.ts';
import { repairDocument, type CleanNode } from './repair-document.ts';
import type { RichText, RichTextAsset, RichTextEntry } from './rich-text.ts';
import { toRichTextAsset } from './to-rich-text-asset.ts';

/** Whether a field's value is meant as rich text. */
export function isRichText(value: unknown): boolean {
  return isRecord(value) && value['nodeType'] === 'document';
}

/**
 * Rich text ready for our renderers: what breaks the stated rules is left out.
 * @param leftOut hears of each part that is left out or leads nowhere; `missingId` names what a link does not find
 * @returns null when it is missing, or nothing of it can be shown
 */
export function toRichText(
  value: unknown,
  context: MappingContext,
  leftOut: (problem: string, missingId?: string) => void = () => undefined,
): RichText | null {
  const repaired = repairDocument(value);
  if (repaired === null) return null;
  const { document, problems } = repaired;
  for (const problem of problems) leftOut(problem);
  if (!hasVisibleContent(document)) return null;
  const entries: Record<string, RichTextEntry> = {};
  const assets: Record<string, RichTextAsset> = {};
  for (const { linkType, id, isEmbedded } of linksIn(document)) {
    if (linkType === 'Entry') {
      const found = context.links.entry(id);
      if (!Object.hasOwn(entries, id) && !found) {
        const named =
          id === '' ? 'no entry' : `an entry that is missing or not published (ID: ${id})`;
        leftOut(`a link leads to ${named}`, id);
      }
      entries[id] ??= toRichTextEntry(id, context);
      if (isEmbedded && found && !isHidden(found) && entries[id].title === '')
        leftOut(`an embedded entry has no title, so nothing shows for it (ID: ${id})`);
    } else {
      assets[id] ??= toRichTextAsset(id, context);
      if (assets[id].kind === 'error') leftOut(assets[id].message, id);
    }
  }
  return { document: document as unknown as Document, entries, assets };
}

/** The rich text of an entry's field; what is left out of it is reported. */
export function readRichText(
  entry: ContentfulEntry,
  name: string,
  context: MappingContext,
): RichText | null {
  const value = fieldsOf(entry)[name];
  if (value === undefined || value === null) return null;
  const report = (problem: string, missingId?: string) =>
    context.report(problemOf(entry, `In "${name}", ${problem}`, missingId ?? null));
  if (!isRichText(value)) report('there is no rich text');
  const text = toRichText(value, context, report);
  return text && withTranslationOf(text, entry, { document: name });
}

/** Whether there is anything to show: a word, a rule, a picture or an embedded entry. */
function hasVisibleContent(node: CleanNode): boolean {
  if (node.nodeType === 'text') return (node.value ?? '').trim() !== '';
  const showsItself = node.nodeType === BLOCKS.HR || node.nodeType.startsWith('embedded-');
  return showsItself || (node.content ?? []).some(hasVisibleContent);
}

type Target = { linkType: 'Entry' | 'Asset'; id: string };

function linksIn(node: CleanNode): (Target & { isEmbedded: boolean })[] {
  const target = node.data['target'] as { sys: Target } | undefined;
  const isEmbedded = node.nodeType.startsWith('embedded-');
  const own = target === undefined ? [] : [{ ...target.sys, isEmbedded }];
  return [...own, ...(node.content ?? []).flatMap(linksIn)];
}

/** What entries are called by, in the order to try. */
const TITLES = ['title', 'question', 'author', 'introTitle', 'name'] as const;

/** What a linked or embedded entry becomes; hidden, missing and draft entries have neither word nor page. */
function toRichTextEntry(id: string, context: MappingContext): RichTextEntry {
  const entry = id === '' ? undefined : context.links.entry(id);
  if (entry === undefined || isHidden(entry)) return { id, title: '', href: null };
  const title = readText(fieldsOf(entry), ...TITLES);
  // What a text leads to is no part of it.
  return asCard(withTranslationOf({ id, title, href: entryHref(entry) }, entry, { title: TITLES }));
}
