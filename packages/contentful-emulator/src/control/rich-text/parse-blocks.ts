import { link } from '../../space/json-value.ts';
import { InputError } from '../fields/field-kind.ts';
import { EMPTY_LINE } from './block-text.ts';
import { parseInline } from './inline-text.ts';
import { nodeOf, textOf } from './rich-text-node.ts';
import type { RichTextNode } from './rich-text-node.ts';

/** A block and the lines it was read from. */
export type ReadBlock = { node: RichTextNode; text: string };

const LIST_ITEM = /^([-+*]|\d+[.)])(\s+|$)/;
const STARTS = [
  /^#{1,6}\s/,
  /^(?:---+|\*\*\*+|___+)\s*$/,
  /^>/,
  LIST_ITEM,
  /^\|/,
  /^<br>\s*$/,
  /^\{\{(?:entry|asset):[\w.-]+\}\}\s*$/,
];

/** The blocks of a text. @param other reads a block that is written in no usual way, at the first of the lines */
export function parseBlocks(
  text: string,
  other?: (line: string) => RichTextNode | undefined,
): ReadBlock[] {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const blocks: ReadBlock[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    if (line.trim() === '') {
      at += 1;
      continue;
    }
    const known = other?.(line);
    const count = known ? 1 : countLines(lines.slice(at));
    const own = lines.slice(at, at + count);
    blocks.push({ node: known ?? toBlock(own), text: own.join('\n').trimEnd() });
    at += count;
  }
  return blocks;
}

/** How many lines the block has that begins with the first. */
function countLines(lines: readonly string[]): number {
  const [first = ''] = lines;
  const while_ = (belongs: (line: string, at: number) => boolean) => {
    const end = lines.findIndex((line, at) => at > 0 && !belongs(line, at));
    return end < 0 ? lines.length : end;
  };
  if (LIST_ITEM.test(first)) {
    const isOrdered = isOrderedItem(first);
    return while_((line, at) => {
      if (line.trim() === '')
        return (
          lines.slice(at).some((next) => next.trim() !== '') && continues(lines, at, isOrdered)
        );
      return /^\s/.test(line) || (LIST_ITEM.test(line) && isOrderedItem(line) === isOrdered);
    });
  }
  if (first.startsWith('>')) return while_((line) => line.startsWith('>'));
  if (first.startsWith('|')) return while_((line) => line.startsWith('|'));
  if (isStart(first)) return 1;
  return while_((line) => line.trim() !== '' && !isStart(line));
}

// Blank lines inside a list: it goes on with what is indented or the next item.
function continues(lines: readonly string[], at: number, isOrdered: boolean): boolean {
  const next = lines.slice(at).find((line) => line.trim() !== '') ?? '';
  return /^\s/.test(next) || (LIST_ITEM.test(next) && isOrderedItem(next) === isOrdered);
}

const isOrderedItem = (line: string) => /^\d/.test(line);
const isStart = (line: string) => STARTS.some((start) => start.test(line));

function toBlock(lines: string[]): RichTextNode {
  const [first = ''] = lines;
  const heading = /^(#{1,6})\s+(.*)$/.exec(first);
  if (heading)
    return nodeOf(`heading-${heading[1]?.length}`, parseInline(heading[2]?.trimEnd() ?? ''));
  if (STARTS[1]?.test(first)) return nodeOf('hr', []);
  if (first.trim() === EMPTY_LINE) return nodeOf('paragraph', [textOf('')]);
  const embedded = /^\{\{(entry|asset):([\w.-]+)\}\}\s*$/.exec(first);
  if (embedded && lines.length === 1) {
    const type = embedded[1] === 'asset' ? 'Asset' : 'Entry';
    return nodeOf(`embedded-${type.toLowerCase()}-block`, [], {
      target: link(type, embedded[2] ?? ''),
    });
  }
  if (first.startsWith('>')) return toQuotation(lines);
  if (LIST_ITEM.test(first)) return toList(lines);
  if (first.startsWith('|')) return toTable(lines);
  return nodeOf('paragraph', parseInline(lines.join('\n')));
}

function toQuotation(lines: string[]): RichTextNode {
  const inner = parseBlocks(lines.map((line) => line.replace(/^> ?/, '')).join('\n'));
  if (inner.some(({ node }) => node.nodeType !== 'paragraph')) {
    throw new InputError(`a quotation (>) holds paragraphs only: "${lines[0]}"`);
  }
  const content =
    inner.length === 0 ? [nodeOf('paragraph', [textOf('')])] : inner.map(({ node }) => node);
  return nodeOf('blockquote', content);
}

function toList(lines: string[]): RichTextNode {
  const items: string[][] = [];
  let width = 2;
  for (const line of lines) {
    const marker = LIST_ITEM.exec(line)?.[0];
    if (marker !== undefined) {
      width = marker.length;
      items.push([line.slice(width)]);
    } else {
      const spaces = /^\s*/.exec(line)?.[0].length ?? 0;
      items.at(-1)?.push(line.slice(Math.min(width, spaces)));
    }
  }
  const content = items.map((item) => {
    const blocks = parseBlocks(item.join('\n')).map(({ node }) => node);
    return nodeOf('list-item', blocks.length === 0 ? [nodeOf('paragraph', [textOf('')])] : blocks);
  });
  return nodeOf(isOrderedItem(lines[0] ?? '') ? 'ordered-list' : 'unordered-list', content);
}

function toTable(lines: string[]): RichTextNode {
  const rows = lines.map((line) =>
    line
      .trimEnd()
      .replace(/^\|/, '')
      .replace(/(?<!\\)\|$/, '')
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim()),
  );
  const hasHead = rows[1]?.every((cell) => /^:?-{2,}:?$/.test(cell)) === true;
  const width = Math.max(...rows.map(({ length }) => length));
  const content = (hasHead ? rows.toSpliced(1, 1) : rows).map((cells, at) =>
    nodeOf(
      'table-row',
      Array.from({ length: width }, (_, column) =>
        nodeOf(hasHead && at === 0 ? 'table-header-cell' : 'table-cell', [
          nodeOf('paragraph', parseInline(cells[column] ?? '')),
        ]),
      ),
    ),
  );
  return nodeOf('table', content);
}
