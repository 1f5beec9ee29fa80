import type { Block, Document, Inline, Text } from '@contentful/rich-text-types';

export type RichTextNode = Document | Block | Inline | Text;

/** Every node of a document, the document itself first. */
export function* richTextNodes(node: RichTextNode): Generator<RichTextNode> {
  yield node;
  if (!('content' in node)) return;
  for (const child of node.content) yield* richTextNodes(child);
}
