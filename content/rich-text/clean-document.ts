import { BLOCKS, INLINES, MARKS } from '@contentful/rich-text-types';
import { isRecord, isSafeId } from '../page-parts/read-fields.ts';
import { toLinkUrl } from '../page-parts/to-link-url.ts';

/** A node of our own making: plain data, known marks, safe addresses, links by id only. */
export type CleanNode = {
  nodeType: string;
  data: Record<string, unknown>;
  content?: CleanNode[];
  value?: string;
  marks?: { type: string }[];
};

/** Thrown for a document that is too large or no tree of nodes. */
export class UnreadableDocumentError extends Error {
  override readonly name = 'UnreadableDocumentError';
}

const MAX_DEPTH = 40;
const MAX_NODES = 20_000;
const MAX_CHARACTERS = 1_000_000;
const MAX_CELL_SPAN = 100;

const KNOWN_MARKS: ReadonlySet<string> = new Set(Object.values(MARKS));

const LINK_TYPES: Readonly<Record<string, 'Entry' | 'Asset'>> = {
  [BLOCKS.EMBEDDED_ENTRY]: 'Entry',
  [INLINES.EMBEDDED_ENTRY]: 'Entry',
  [INLINES.ENTRY_HYPERLINK]: 'Entry',
  [BLOCKS.EMBEDDED_ASSET]: 'Asset',
  [INLINES.ASSET_HYPERLINK]: 'Asset',
};

/** Content of other spaces, which this site does not read. */
const FOREIGN_EMBEDS: ReadonlySet<string> = new Set([
  BLOCKS.EMBEDDED_RESOURCE,
  INLINES.EMBEDDED_RESOURCE,
]);

type Budget = { nodes: number; characters: number };

/**
 * A copy of a document without anything that a renderer should not meet. Structure is left as it is,
 * for the validator to judge; depth and size are capped, so that cycles and floods end here.
 */
export function cleanDocument(raw: unknown): CleanNode {
  const [document] = clean(raw, 0, { nodes: MAX_NODES, characters: MAX_CHARACTERS });
  if (document === undefined) throw new UnreadableDocumentError('Rich text is empty');
  return document;
}

/** One node, none for a foreign embed, or its children where a link may not stay. */
function clean(raw: unknown, depth: number, budget: Budget): CleanNode[] {
  if (!isRecord(raw) || typeof raw['nodeType'] !== 'string') {
    throw new UnreadableDocumentError('Rich text holds something that is no node');
  }
  budget.nodes -= 1;
  if (depth > MAX_DEPTH || budget.nodes < 0) {
    throw new UnreadableDocumentError('Rich text is too deep or too large');
  }
  const nodeType = raw['nodeType'].slice(0, 100);
  if (nodeType === 'text') return [cleanText(raw, budget)];
  if (FOREIGN_EMBEDS.has(nodeType)) return [];
  if (!Array.isArray(raw['content'])) {
    throw new UnreadableDocumentError('Rich text holds a node without content');
  }
  const content = raw['content'].flatMap((child) => clean(child, depth + 1, budget));
  const data = isRecord(raw['data']) ? raw['data'] : {};
  if (nodeType === INLINES.RESOURCE_HYPERLINK) return content;
  if (nodeType === INLINES.HYPERLINK) {
    const uri = toLinkUrl(data['uri']);
    return uri === null ? content : [{ nodeType, data: { uri }, content }];
  }
  return [{ nodeType, data: cleanData(nodeType, data), content }];
}

function cleanText(raw: Record<string, unknown>, budget: Budget): CleanNode {
  const value = raw['value'];
  if (typeof value !== 'string') throw new UnreadableDocumentError('Rich text holds no text');
  budget.characters -= value.length;
  if (budget.characters < 0) throw new UnreadableDocumentError('Rich text is too long');
  const marks: unknown[] = Array.isArray(raw['marks']) ? raw['marks'].slice(0, 20) : [];
  const types = marks.map((mark) => (isRecord(mark) ? mark['type'] : undefined));
  const known = types.filter((type) => typeof type === 'string' && KNOWN_MARKS.has(type));
  return {
    nodeType: 'text',
    value: value.toWellFormed(),
    marks: [...new Set(known as string[])].map((type) => ({ type })),
    data: {},
  };
}

function cleanData(nodeType: string, data: Record<string, unknown>): Record<string, unknown> {
  const linkType = Object.hasOwn(LINK_TYPES, nodeType) ? LINK_TYPES[nodeType] : undefined;
  if (linkType !== undefined) {
    const sys = isRecord(data['target']) ? data['target']['sys'] : undefined;
    const fits = isRecord(sys) && sys['linkType'] === linkType && isSafeId(sys['id']);
    // An empty id keeps the place of a broken embed, which shows its own message.
    return { target: { sys: { type: 'Link', linkType, id: fits ? sys['id'] : '' } } };
  }
  if (nodeType === BLOCKS.TABLE_CELL || nodeType === BLOCKS.TABLE_HEADER_CELL) {
    const spans = ['colspan', 'rowspan'].filter((name) => Object.hasOwn(data, name));
    return Object.fromEntries(spans.map((name) => [name, cleanSpan(data[name])]));
  }
  return {};
}

/** Anything but a number stays wrong, so that the validator refuses it (part 2 section 5). */
function cleanSpan(value: unknown): number | null {
  if (typeof value !== 'number' || Number.isNaN(value)) return null;
  return Math.min(MAX_CELL_SPAN, Math.max(1, Math.round(value)));
}
