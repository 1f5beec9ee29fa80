import type { Json } from '../../space/space-types.ts';
import { InputError } from '../fields/field-kind.ts';
import { toBlockText } from './block-text.ts';
import { parseBlocks } from './parse-blocks.ts';
import { contentOf, isNode, nodeOf, toReading } from './rich-text-node.ts';
import type { RichTextNode } from './rich-text-node.ts';

type Written = { node: RichTextNode; text: string };

/** A rich text document as text to edit. What has no way to be written is named in braces, and kept. */
export function toRichTextText(document: Json | undefined): string {
  return written(document)
    .map(({ text }) => text)
    .join('\n\n');
}

/**
 * The document an edited text stands for. Blocks nobody touched stay just what they were.
 * @param before the document as it was shown
 * @throws InputError for what cannot be read
 */
export function parseRichText(text: string, before: Json | undefined): Json | undefined {
  const known = new Map<string, RichTextNode[]>();
  for (const block of written(before)) {
    const key = block.text.trimEnd();
    known.set(key, [...(known.get(key) ?? []), block.node]);
  }
  const blocks = parseBlocks(text, (line) => {
    if (!line.startsWith('{{kept')) return undefined;
    const [node] = known.get(line.trimEnd()) ?? [];
    if (!node) throw new InputError(`there is nothing kept as ${line}`);
    return node;
  });
  const content = blocks.map((block) => {
    const same = known.get(block.text);
    // Blocks of the same text, in their order; one more of them is a copy of the last.
    return (same && same.length > 1 ? same.shift() : same?.[0]) ?? block.node;
  });
  if (content.length === 0) return undefined;
  const old = isNode(before) ? contentOf(before) : [];
  // The empty paragraph at the end, which the service's editor always leaves.
  const last = old.at(-1);
  if (last && isEmpty(last)) content.push(last);
  return nodeOf('document', content);
}

function written(document: Json | undefined): Written[] {
  if (!isNode(document)) return [];
  const nodes = contentOf(document);
  const shown = isEmpty(nodes.at(-1)) ? nodes.slice(0, -1) : nodes;
  return shown.map((node, at) => {
    const before = shown[at - 1]?.nodeType ?? '';
    const text = toFaithfulText(node);
    // Behind a list, the next item and what is indented are read as part of it.
    const isTaken =
      before.endsWith('-list') && (node.nodeType === before || /^\s/.test(text ?? ''));
    return {
      node,
      text:
        (isTaken ? undefined : text) ?? `{{kept ${at + 1}: ${node.nodeType.replaceAll('-', ' ')}}}`,
    };
  });
}

/** The text of a block, unless reading it would make something else of it. */
function toFaithfulText(node: RichTextNode): string | undefined {
  return [false, true]
    .map((withTags) => toBlockText(node, withTags))
    .find((text) => text !== undefined && isFaithful(text, node));
}

function isFaithful(text: string, node: RichTextNode): boolean {
  try {
    const read = parseBlocks(text);
    const [first] = read;
    if (!first || read.length !== 1) return false;
    return JSON.stringify(toReading(first.node)) === JSON.stringify(toReading(node));
  } catch {
    return false;
  }
}

function isEmpty(node: RichTextNode | undefined): boolean {
  return (
    node?.nodeType === 'paragraph' &&
    contentOf(node).every((child) => child.nodeType === 'text' && child['value'] === '')
  );
}
