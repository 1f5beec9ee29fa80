import { toLinkId } from '#content/mapping/read-fields.ts';
import { isRichText } from '#content/rich-text/to-rich-text.ts';

export type FoundLink = { linkType: 'Entry' | 'Asset'; id: string };

/** A node of a rich text of any quality; whatever may be missing is. */
export type LooseNode = {
  nodeType?: unknown;
  data?: { uri?: unknown; target?: unknown };
  content?: unknown;
};

const MAX_NODES = 20_000;

/** Every node of a rich text, however broken; at most twenty thousand, so that cycles end. */
export function* looseNodes(document: unknown): Generator<LooseNode> {
  const waiting: unknown[] = [document];
  for (let seen = 0; waiting.length > 0 && seen < MAX_NODES; seen += 1) {
    const node = waiting.pop();
    if (typeof node !== 'object' || node === null) continue;
    yield node as LooseNode;
    const { content } = node as LooseNode;
    if (Array.isArray(content)) waiting.push(...content.slice(0, MAX_NODES).toReversed());
  }
}

/** The entries and assets that the value of a field links to: one, a list, or those in a rich text. */
export function linksIn(value: unknown): FoundLink[] {
  if (isRichText(value)) {
    return [...looseNodes(value)].flatMap((node) => toFound(node.data?.target));
  }
  return [value].flat().flatMap(toFound);
}

function toFound(value: unknown): FoundLink[] {
  for (const linkType of ['Entry', 'Asset'] as const) {
    const id = toLinkId(value, linkType);
    if (id !== undefined) return [{ linkType, id }];
  }
  return [];
}
