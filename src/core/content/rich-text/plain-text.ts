import { toText } from '../mapping/read-fields.ts';
import { isRecord } from '../is-record.ts';

/** Part 2 section 9: an excerpt is the first 140 characters. */
const EXCERPT_CHARACTERS = 140;

const MAX_VISITED_NODES = 5_000;

/**
 * The words of a document in reading order, blocks parted by a space, at most `maxCharacters` long.
 * Walks node by node with a cap instead of calling itself, so depth and cycles do not matter.
 */
export function plainTextOf(value: unknown, maxCharacters: number): string {
  let text = '';
  let visited = 0;
  const waiting: unknown[] = [value];
  while (waiting.length > 0 && text.length < maxCharacters && visited < MAX_VISITED_NODES) {
    visited += 1;
    const node = waiting.pop();
    if (!isRecord(node)) continue;
    if (node['nodeType'] === 'text') {
      // Twice the room, since runs of white space shrink afterwards.
      text += typeof node['value'] === 'string' ? node['value'].slice(0, maxCharacters * 2) : '';
    } else if (Array.isArray(node['content'])) {
      if (text !== '' && !isInline(node['nodeType'])) text += ' ';
      waiting.push(...node['content'].slice(0, MAX_VISITED_NODES).toReversed());
    }
  }
  return cut(text.toWellFormed().replace(/\s+/g, ' ').trim(), maxCharacters);
}

/** The text of the first paragraph that has any, as part 1 section 3 takes it for video descriptions. */
export function firstParagraphText(value: unknown): string {
  if (!isRecord(value) || !Array.isArray(value['content'])) return '';
  for (const block of value['content'].slice(0, 100)) {
    if (!isRecord(block) || block['nodeType'] !== 'paragraph') continue;
    const text = plainTextOf(block, 2_000);
    if (text !== '') return text;
  }
  return '';
}

/** A field that may hold text or rich text, as one text. */
export function toTextOrFirstParagraph(value: unknown): string {
  return typeof value === 'string' ? toText(value) : firstParagraphText(value);
}

/** The first 140 characters of a document, followed by '...' where there is more. */
export function excerptOf(value: unknown): string {
  const text = plainTextOf(value, EXCERPT_CHARACTERS + 1);
  return text.length <= EXCERPT_CHARACTERS ? text : `${cut(text, EXCERPT_CHARACTERS)}...`;
}

function isInline(nodeType: unknown): boolean {
  return typeof nodeType === 'string' && nodeType.includes('hyperlink');
}

/** Cuts without leaving half a character at the end. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const last = text.charCodeAt(length - 1);
  const isHalf = last >= 0xd800 && last <= 0xdbff;
  return text.slice(0, isHalf ? length - 1 : length).trimEnd();
}
