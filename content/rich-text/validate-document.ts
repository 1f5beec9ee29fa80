import { BLOCKS, validateRichTextDocument, type Document } from '@contentful/rich-text-types';
import type { CleanNode } from './clean-document.ts';

/**
 * Whether a cleaned document keeps the stated rules: child types per block, a row per table, a paragraph
 * per cell, numeric spans (part 2 section 5). Lists in table cells are legal, though the validator of
 * the same library refuses them; they are judged as if they stood outside the table.
 */
export function isValidDocument(document: CleanNode): boolean {
  const lists: CleanNode[] = [];
  const withoutLists = liftCellLists(document, lists);
  const judged = { ...withoutLists, content: [...(withoutLists.content ?? []), ...lists] };
  return validateRichTextDocument(judged as unknown as Document).length === 0;
}

/** Whether there is anything to show: a word, a rule, a picture or an embedded entry. */
export function hasVisibleContent(node: CleanNode): boolean {
  if (node.nodeType === 'text') return (node.value ?? '').trim() !== '';
  const showsItself = node.nodeType === BLOCKS.HR || node.nodeType.startsWith('embedded-');
  return showsItself || (node.content ?? []).some(hasVisibleContent);
}

function liftCellLists(node: CleanNode, lists: CleanNode[]): CleanNode {
  if (node.content === undefined) return node;
  const isCell = node.nodeType === BLOCKS.TABLE_CELL || node.nodeType === BLOCKS.TABLE_HEADER_CELL;
  const content = node.content.map((child) => {
    const lifted = liftCellLists(child, lists);
    if (!isCell || !isList(child)) return lifted;
    lists.push(lifted);
    return { nodeType: BLOCKS.PARAGRAPH, data: {}, content: [] };
  });
  return { ...node, content };
}

function isList(node: CleanNode): boolean {
  return node.nodeType === BLOCKS.OL_LIST || node.nodeType === BLOCKS.UL_LIST;
}
