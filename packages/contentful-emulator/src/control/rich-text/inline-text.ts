import { link, objectAt, stringAt } from '../../space/json-value.ts';
import { contentOf, MARKS, marksOf, nodeOf, targetOf, textOf } from './rich-text-node.ts';
import type { RichTextNode } from './rich-text-node.ts';

/** How each mark is written: a sign that opens and closes it, where it may stand tight to its text, and tags. */
const SIGNS: Record<string, { sign?: string; tag: string }> = {
  bold: { sign: '**', tag: 'b' },
  italic: { sign: '*', tag: 'i' },
  underline: { tag: 'u' },
  code: { sign: '`', tag: 'code' },
  superscript: { tag: 'sup' },
  subscript: { tag: 'sub' },
  strikethrough: { sign: '~~', tag: 's' },
};
const MARK_OF_TAG = new Map(Object.entries(SIGNS).map(([mark, { tag }]) => [tag, mark]));
const MARK_OF_SIGN = new Map(
  Object.entries(SIGNS).flatMap(([mark, { sign }]) => (sign === undefined ? [] : [[sign, mark]])),
);

/**
 * The content of a paragraph, heading or cell as text.
 * @param withTags writes all marks as tags, which may also stand beside spaces
 */
export function toInlineText(node: RichTextNode, withTags: boolean): string {
  let open: string[] = [];
  const pieces = contentOf(node).map((child) => {
    const marks =
      child.nodeType === 'text' ? MARKS.filter((mark) => marksOf(child).includes(mark)) : open;
    const closed = open.filter((mark) => !marks.includes(mark)).toReversed();
    const opened = marks.filter((mark) => !open.includes(mark));
    open = marks;
    return `${closed.map((mark) => markText(mark, withTags, true)).join('')}${opened.map((mark) => markText(mark, withTags, false)).join('')}${toPiece(child, withTags)}`;
  });
  const closing = open.toReversed().map((mark) => markText(mark, withTags, true));
  return [...pieces, ...closing].join('');
}

function markText(mark: string, withTags: boolean, isEnd: boolean): string {
  const { sign, tag } = SIGNS[mark] ?? { tag: mark };
  return sign !== undefined && !withTags ? sign : `<${isEnd ? '/' : ''}${tag}>`;
}

function toPiece(node: RichTextNode, withTags: boolean): string {
  if (node.nodeType === 'text') return escapeInline(stringAt(node, 'value') ?? '');
  if (node.nodeType === 'embedded-entry-inline') return `{{${targetOf(node)}}}`;
  const address =
    node.nodeType === 'hyperlink' ? stringAt(objectAt(node, 'data'), 'uri') : targetOf(node);
  return `[${toInlineText(node, withTags)}](${(address ?? '').replace(/[\\()\s]/g, (sign) => encodeAddress(sign))})`;
}

function encodeAddress(sign: string): string {
  return /\s/.test(sign) ? encodeURIComponent(sign) : `\\${sign}`;
}

function escapeInline(text: string): string {
  return text.replace(/[\\*`[\]|]|~~|\{\{|<(?=[a-z/!])/g, (sign) => `\\${sign}`);
}

/** What text of a paragraph, heading or cell says. Signs that close nothing are themselves. */
export function parseInline(text: string): RichTextNode[] {
  return new InlineParser(text).parse();
}

const TOKEN =
  /\\([^\w\s])|\*\*|\*|`|~~|<(\/?)([a-z]{1,4})>|\{\{entry:([\w.-]+)\}\}|\[((?:\\[^\n]|[^\\[\]\n])*)\]\(((?:\\[\\()]|[^\s()\\])*)\)/y;

type Piece = { node: RichTextNode } | { text: string } | { mark: string; text: string };

class InlineParser {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  parse(): RichTextNode[] {
    return this.#toNodes(this.#withoutLoose(this.#pieces()));
  }

  #pieces(): Piece[] {
    const pieces: Piece[] = [];
    let at = 0;
    while (at < this.#text.length) {
      TOKEN.lastIndex = at;
      const match = TOKEN.exec(this.#text);
      const written = match?.[0] ?? this.#text.charAt(at);
      pieces.push(match ? this.#toPiece(match, at) : { text: written });
      at += written.length;
    }
    return pieces;
  }

  #toPiece(match: RegExpExecArray, at: number): Piece {
    const [written, escaped, , tag, embedded, label, address] = match;
    if (escaped !== undefined) return { text: escaped };
    if (embedded !== undefined) {
      return { node: nodeOf('embedded-entry-inline', [], { target: link('Entry', embedded) }) };
    }
    if (label !== undefined) return { node: toHyperlink(label, address ?? '') };
    const mark = tag === undefined ? MARK_OF_SIGN.get(written) : MARK_OF_TAG.get(tag);
    if (mark === undefined) return { text: written };
    // A sign between spaces is a star or a tick of the text.
    const isLoose = (side: string) => side === '' || /\s/.test(side);
    const before = this.#text.charAt(at - 1);
    const after = this.#text.charAt(at + written.length);
    if (tag === undefined && isLoose(before) && isLoose(after)) return { text: written };
    return { mark, text: written };
  }

  /** A sign that opens a mark which nothing closes is text. */
  #withoutLoose(pieces: Piece[]): Piece[] {
    const opened = new Map<string, number>();
    const result = [...pieces];
    for (const [at, piece] of pieces.entries()) {
      if (!('mark' in piece)) continue;
      if (piece.text.startsWith('</') && !opened.has(piece.mark)) result[at] = { text: piece.text };
      else if (opened.has(piece.mark)) opened.delete(piece.mark);
      else opened.set(piece.mark, at);
    }
    for (const at of opened.values()) {
      const piece = pieces[at];
      if (piece && 'mark' in piece) result[at] = { text: piece.text };
    }
    return result;
  }

  #toNodes(pieces: Piece[]): RichTextNode[] {
    const nodes: RichTextNode[] = [];
    const marks = new Set<string>();
    let text = '';
    const flush = () => {
      if (text !== '') nodes.push(textOf(text, [...marks]));
      text = '';
    };
    for (const piece of pieces) {
      if ('mark' in piece) {
        flush();
        if (!marks.delete(piece.mark)) marks.add(piece.mark);
      } else if ('node' in piece) {
        flush();
        nodes.push(piece.node);
      } else text += piece.text;
    }
    flush();
    return nodes.length === 0 ? [textOf('')] : nodes;
  }
}

function toHyperlink(label: string, address: string): RichTextNode {
  const content = parseInline(label);
  const uri = address.replace(/\\([\\()])/g, '$1');
  const [, type, id] = /^(entry|asset):([\w.-]+)$/.exec(uri) ?? [];
  if (type === undefined || id === undefined) return nodeOf('hyperlink', content, { uri });
  const target = link(type === 'entry' ? 'Entry' : 'Asset', id);
  return nodeOf(`${type}-hyperlink`, content, { target });
}
