import { toInlineText } from './inline-text.ts';
import { contentOf, targetOf } from './rich-text-node.ts';
import type { RichTextNode } from './rich-text-node.ts';

/** A paragraph without text: Contentful's editor leaves them as empty lines. */
export const EMPTY_LINE = '<br>';

/** What would read as the start of another block at the start of a line. */
const BLOCK_START = /^(?=(?:#{1,6}|[-+>]|\d+[.)])(?:\s|$)|---|<br>|\{\{|>)/gm;

/**
 * A block as text, without the blank line behind it; undefined for one that has no way to be written.
 * @param withTags writes marks as tags
 */
export function toBlockText(node: RichTextNode, withTags: boolean): string | undefined {
  const inline = () => toInlineText(node, withTags);
  const heading = /^heading-([1-6])$/.exec(node.nodeType)?.[1];
  if (heading !== undefined) return `${'#'.repeat(Number(heading))} ${inline()}`;
  switch (node.nodeType) {
    case 'paragraph':
      return inline() === ''
        ? EMPTY_LINE
        : inline()
            .replace(BLOCK_START, '\\')
            .replace(/^\\(\d+)/gm, '$1\\');
    case 'hr':
      return '---';
    case 'blockquote':
      return indent(join(contentOf(node), withTags), '> ', '> ')?.replace(/ +$/gm, '');
    case 'unordered-list':
    case 'ordered-list':
      return toListText(node, withTags);
    case 'table':
      return toTableText(node, withTags);
    case 'embedded-entry-block':
    case 'embedded-asset-block':
      return targetOf(node) && `{{${targetOf(node)}}}`;
    default:
      return undefined;
  }
}

function join(nodes: RichTextNode[], withTags: boolean): string | undefined {
  const texts = nodes.map((node) => toBlockText(node, withTags));
  return texts.includes(undefined) ? undefined : texts.join('\n\n');
}

function indent(text: string | undefined, first: string, others: string): string | undefined {
  return text
    ?.split('\n')
    .map(
      (line, at) => (at === 0 ? first : line === '' && others.trim() === '' ? '' : others) + line,
    )
    .join('\n');
}

function toListText(list: RichTextNode, withTags: boolean): string | undefined {
  const items = contentOf(list).map((item, at) => {
    const marker = list.nodeType === 'ordered-list' ? `${at + 1}. ` : '- ';
    return indent(toItemText(contentOf(item), withTags), marker, ' '.repeat(marker.length));
  });
  return items.includes(undefined) || items.length === 0 ? undefined : items.join('\n');
}

// A list inside an item follows its paragraph at once, as people write it.
function toItemText(blocks: RichTextNode[], withTags: boolean): string | undefined {
  let text = '';
  for (const [at, block] of blocks.entries()) {
    const written = toBlockText(block, withTags);
    if (written === undefined) return undefined;
    const gap =
      block.nodeType.endsWith('-list') && blocks[at - 1]?.nodeType === 'paragraph' ? '\n' : '\n\n';
    text += at === 0 ? written : gap + written;
  }
  return text;
}

function toTableText(table: RichTextNode, withTags: boolean): string | undefined {
  const rows = contentOf(table).map(contentOf);
  const [first] = rows;
  if (!first) return undefined;
  const hasHead = first.every((cell) => cell.nodeType === 'table-header-cell');
  const lines = rows.map((cells) => {
    const texts = cells.map((cell) =>
      contentOf(cell).map((block) => toInlineText(block, withTags)),
    );
    return texts.every(({ length }) => length === 1) ? `| ${texts.join(' | ')} |` : undefined;
  });
  if (lines.includes(undefined)) return undefined;
  const rule = `| ${first.map(() => '---').join(' | ')} |`;
  return (hasHead ? [lines[0], rule, ...lines.slice(1)] : lines).join('\n');
}
