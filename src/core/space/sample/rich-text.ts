import { BLOCKS, INLINES, MARKS } from '@contentful/rich-text-types';
import type {
  Block,
  Document,
  Hyperlink,
  Inline,
  Paragraph,
  Text,
  TopLevelBlock,
} from '@contentful/rich-text-types';
import { entryLink } from '../contentful-export.ts';
import { picture } from './pictures.ts';
import type { PictureName } from './pictures.ts';

/** `**bold**`, `*italic*`, a word in backticks, `[label](/path)` and `[label](entry:sample-id)`. */
const INLINE_PATTERN = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\((.+?)\)/g;

/** A document of the content service, written as a list of the blocks below. */
export function doc(...content: TopLevelBlock[]): Document {
  return { nodeType: BLOCKS.DOCUMENT, data: {}, content };
}

export function p(line: string): Paragraph {
  return { nodeType: BLOCKS.PARAGRAPH, data: {}, content: inline(line) };
}

export function h2(line: string): TopLevelBlock {
  return block(BLOCKS.HEADING_2, inline(line));
}

export function h3(line: string): TopLevelBlock {
  return block(BLOCKS.HEADING_3, inline(line));
}

export function ul(...lines: string[]): TopLevelBlock {
  return block(BLOCKS.UL_LIST, lines.map(listItem));
}

export function ol(...lines: string[]): TopLevelBlock {
  return block(BLOCKS.OL_LIST, lines.map(listItem));
}

export function quote(line: string): TopLevelBlock {
  return block(BLOCKS.QUOTE, [p(line)]);
}

export function rule(): TopLevelBlock {
  return block(BLOCKS.HR, []);
}

/** A table; the first row is its header row. */
export function table(header: string[], ...rows: string[][]): TopLevelBlock {
  return block(BLOCKS.TABLE, [
    tableRow(BLOCKS.TABLE_HEADER_CELL, header),
    ...rows.map((row) => tableRow(BLOCKS.TABLE_CELL, row)),
  ]);
}

/** A picture in the text. */
export function figure(name: PictureName): TopLevelBlock {
  return {
    nodeType: BLOCKS.EMBEDDED_ASSET,
    data: { target: picture(name) },
    content: [],
  } as TopLevelBlock;
}

/** Another entry in the text, shown as the site shows that kind of entry. */
export function card(entryId: string): TopLevelBlock {
  return {
    nodeType: BLOCKS.EMBEDDED_ENTRY,
    data: { target: entryLink('any', entryId) },
    content: [],
  } as TopLevelBlock;
}

function block(nodeType: BLOCKS, content: (Block | Inline | Text)[]): TopLevelBlock {
  return { nodeType, data: {}, content } as unknown as TopLevelBlock;
}

function listItem(line: string): Block {
  return { nodeType: BLOCKS.LIST_ITEM, data: {}, content: [p(line)] };
}

function tableRow(cell: BLOCKS, lines: string[]): Block {
  const cells = lines.map((line) => block(cell, [p(line)]));
  return { nodeType: BLOCKS.TABLE_ROW, data: {}, content: cells };
}

function words(value: string, mark?: MARKS): Text {
  return { nodeType: 'text', value, marks: mark === undefined ? [] : [{ type: mark }], data: {} };
}

function inline(line: string): (Inline | Text)[] {
  const nodes: (Inline | Text)[] = [];
  let from = 0;
  for (const match of line.matchAll(INLINE_PATTERN)) {
    if (match.index > from) nodes.push(words(line.slice(from, match.index)));
    nodes.push(inlineNode(match));
    from = match.index + match[0].length;
  }
  if (from < line.length || nodes.length === 0) nodes.push(words(line.slice(from)));
  return nodes;
}

function inlineNode([, bold, italic, code, label, address]: RegExpExecArray | RegExpMatchArray) {
  if (bold !== undefined) return words(bold, MARKS.BOLD);
  if (italic !== undefined) return words(italic, MARKS.ITALIC);
  if (code !== undefined) return words(code, MARKS.CODE);
  return hyperlink(label ?? '', address ?? '');
}

function hyperlink(label: string, address: string): Inline {
  const content = [words(label)];
  if (address.startsWith('entry:')) {
    const target = entryLink('any', address.slice('entry:'.length));
    return { nodeType: INLINES.ENTRY_HYPERLINK, data: { target }, content };
  }
  return { nodeType: INLINES.HYPERLINK, data: { uri: address }, content } as Hyperlink;
}
