import {
  BLOCKS,
  CONTAINERS,
  INLINES,
  MARKS,
  TEXT_CONTAINERS,
  TOP_LEVEL_BLOCKS,
  VOID_BLOCKS,
} from '@contentful/rich-text-types';
import { isSafeId, toText } from '../mapping/read-fields.ts';
import { isRecord } from '../is-record.ts';
import { toLinkUrl } from '../navigation/to-link-url.ts';
import { plainTextOf } from './plain-text.ts';

/** A node of our own making: plain data, known marks, safe addresses, links by id only. */
export type CleanNode = {
  nodeType: string;
  data: Record<string, unknown>;
  content?: CleanNode[];
  value?: string;
  marks?: { type: string }[];
};

export type RepairedDocument = {
  document: CleanNode;
  /** What was left out and why, in words for the owner; the first twenty. */
  problems: string[];
};

const MAX_DEPTH = 40;
const MAX_NODES = 20_000;
const MAX_CHARACTERS = 1_000_000;
const MAX_CELL_SPAN = 100;
const MAX_PROBLEMS = 20;
const MAX_QUOTED_CHARACTERS = 40;

const KNOWN_MARKS: ReadonlySet<string> = new Set(Object.values(MARKS));
const CELLS: ReadonlySet<string> = new Set([BLOCKS.TABLE_CELL, BLOCKS.TABLE_HEADER_CELL]);
const VOIDS: ReadonlySet<string> = new Set([...VOID_BLOCKS, INLINES.EMBEDDED_ENTRY]);
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

const IN_LINE = [...Object.values(INLINES), 'text'];

/** Which nodes may stand in which (part 2 section 5); header cells hold what cells hold. */
const CHILDREN: ReadonlyMap<string, ReadonlySet<string>> = new Map<string, ReadonlySet<string>>([
  [BLOCKS.DOCUMENT, new Set(TOP_LEVEL_BLOCKS)],
  ...Object.entries(CONTAINERS).map(([type, children]) => [type, new Set(children)] as const),
  [BLOCKS.TABLE_HEADER_CELL, new Set(CONTAINERS[BLOCKS.TABLE_CELL])],
  ...TEXT_CONTAINERS.map((type) => [type, new Set(IN_LINE)] as const),
  [INLINES.HYPERLINK, new Set(['text'])],
  [INLINES.ENTRY_HYPERLINK, new Set(['text'])],
  [INLINES.ASSET_HYPERLINK, new Set(['text'])],
  [INLINES.RESOURCE_HYPERLINK, new Set(['text'])],
  ...[...VOIDS].map((type) => [type, new Set<string>()] as const),
]);

/** What a container needs to be drawn, where an empty one would be a fault. */
const NEEDS: Readonly<Record<string, string>> = {
  [BLOCKS.TABLE]: 'a table needs at least one row',
  [BLOCKS.TABLE_ROW]: 'a row needs at least one cell',
};

type Repair = {
  nodes: number;
  characters: number;
  /** Place of the present block in the document, counted from 1. */
  block: number;
  /** Whether the rest was given up, because the text is too large. */
  isFull: boolean;
  problems: Set<string>;
};

/**
 * A copy of a document that keeps the stated rules: child types per block, a row per table, a paragraph per cell,
 * numeric spans (part 2 section 5). Only what breaks them is left out, and named; depth and size are capped, so that
 * cycles and floods end here. Lists in table cells are legal, though the validator of the library refuses them.
 * @returns null for what is no document
 */
export function repairDocument(raw: unknown): RepairedDocument | null {
  if (!isRecord(raw) || raw['nodeType'] !== BLOCKS.DOCUMENT || !Array.isArray(raw['content'])) {
    return null;
  }
  const repair: Repair = {
    nodes: MAX_NODES,
    characters: MAX_CHARACTERS,
    block: 0,
    isFull: false,
    problems: new Set<string>(),
  };
  const content: CleanNode[] = [];
  for (const child of raw['content'] as unknown[]) {
    if (repair.isFull) break;
    repair.block += 1;
    content.push(...repairNode(child, BLOCKS.DOCUMENT, 1, repair));
  }
  return {
    document: { nodeType: BLOCKS.DOCUMENT, data: {}, content },
    problems: [...repair.problems],
  };
}

/** The node without what is broken in it: none, itself, or its words where a link may not stay. */
function repairNode(raw: unknown, parent: string, depth: number, repair: Repair): CleanNode[] {
  if (repair.isFull) return [];
  if (!isRecord(raw) || typeof raw['nodeType'] !== 'string') {
    return leaveOut(raw, 'a part', 'it is no part of a text', repair);
  }
  const nodeType = raw['nodeType'].slice(0, 100);
  const name = nameOf(nodeType);
  repair.nodes -= 1;
  if (repair.nodes < 0) return giveUp(repair);
  if (depth > MAX_DEPTH) return leaveOut(raw, name, 'it is nested too deeply', repair);
  if (FOREIGN_EMBEDS.has(nodeType)) {
    return leaveOut(raw, name, 'it belongs to another space, which the site does not read', repair);
  }
  if (!CHILDREN.get(parent)?.has(nodeType)) {
    return leaveOut(raw, name, `it may not stand in ${nameOf(parent)}`, repair);
  }
  if (nodeType === 'text') return repairText(raw, repair);
  const given = VOIDS.has(nodeType) ? (raw['content'] ?? []) : raw['content'];
  if (!Array.isArray(given)) return leaveOut(raw, name, 'it has no content', repair);
  const content = given.flatMap((child) => repairNode(child, nodeType, depth + 1, repair));
  const data = isRecord(raw['data']) ? raw['data'] : {};
  const isLost = content.length === 0 && given.length > 0 && !VOIDS.has(nodeType);
  if (NEEDS[nodeType] && content.length === 0) {
    return isLost ? [] : leaveOut(raw, name, NEEDS[nodeType], repair);
  }
  if (CELLS.has(nodeType)) return [repairCell(nodeType, data, content, repair)];
  if (nodeType === INLINES.RESOURCE_HYPERLINK) {
    note(repair, raw, `the address of ${name}`, 'it belongs to another space');
    return content;
  }
  if (nodeType === INLINES.HYPERLINK) {
    const uri = toLinkUrl(data['uri']);
    if (uri !== null) return [{ nodeType, data: { uri }, content }];
    const shown = toText(data['uri'], MAX_QUOTED_CHARACTERS);
    note(repair, raw, `the address of ${name}`, `the site does not link to “${shown}”`);
    return content;
  }
  // A list or a quote that has lost all it held would only be a gap.
  return isLost ? [] : [{ nodeType, data: targetOf(nodeType, data), content }];
}

function repairText(raw: Record<string, unknown>, repair: Repair): CleanNode[] {
  const value = raw['value'];
  if (typeof value !== 'string') return leaveOut(raw, 'a text', 'it holds no words', repair);
  repair.characters -= value.length;
  if (repair.characters < 0) return giveUp(repair);
  const marks: unknown[] = Array.isArray(raw['marks']) ? raw['marks'].slice(0, 20) : [];
  const types = marks.map((mark) => (isRecord(mark) ? mark['type'] : undefined));
  const known = types.filter((type) => typeof type === 'string' && KNOWN_MARKS.has(type));
  if (known.length < types.length)
    note(repair, raw, 'a format of a text', 'the site does not know it');
  return [
    {
      nodeType: 'text',
      value: value.toWellFormed(),
      marks: [...new Set(known as string[])].map((type) => ({ type })),
      data: {},
    },
  ];
}

/** A cell always stays, since without it the columns would shift: what is broken of it is left out. */
function repairCell(
  nodeType: string,
  given: Record<string, unknown>,
  content: CleanNode[],
  repair: Repair,
): CleanNode {
  const data: Record<string, unknown> = {};
  for (const name of ['colspan', 'rowspan']) {
    if (!Object.hasOwn(given, name)) continue;
    const span = given[name];
    if (typeof span === 'number' && !Number.isNaN(span)) {
      data[name] = Math.min(MAX_CELL_SPAN, Math.max(1, Math.round(span)));
    } else note(repair, { content }, `the ${name} of a table cell`, 'it is no number');
  }
  if (content.length > 0) return { nodeType, data, content };
  note(repair, null, 'the content of a table cell', 'a cell needs at least one paragraph');
  return { nodeType, data, content: [{ nodeType: BLOCKS.PARAGRAPH, data: {}, content: [] }] };
}

function targetOf(nodeType: string, data: Record<string, unknown>): Record<string, unknown> {
  const linkType = Object.hasOwn(LINK_TYPES, nodeType) ? LINK_TYPES[nodeType] : undefined;
  if (linkType === undefined) return {};
  const sys = isRecord(data['target']) ? data['target']['sys'] : undefined;
  const fits = isRecord(sys) && sys['linkType'] === linkType && isSafeId(sys['id']);
  // An empty id keeps the place of a broken embed, which shows its own message.
  return { target: { sys: { type: 'Link', linkType, id: fits ? sys['id'] : '' } } };
}

function leaveOut(raw: unknown, what: string, why: string, repair: Repair): [] {
  note(repair, raw, what, why);
  return [];
}

function giveUp(repair: Repair): [] {
  note(repair, null, 'everything from here on', 'the text is too large');
  repair.isFull = true;
  return [];
}

function note(repair: Repair, raw: unknown, what: string, why: string): void {
  if (repair.problems.size >= MAX_PROBLEMS) return;
  const words = plainTextOf(raw, MAX_QUOTED_CHARACTERS);
  const quoted = words === '' ? '' : ` ("${words}")`;
  repair.problems.add(`block ${repair.block}: ${what}${quoted} is left out, because ${why}`);
}

const VOWEL = /^[aeiou]/u;

/** 'table-row' reads 'a table row'; what editors never see is named as they would. */
function nameOf(nodeType: string): string {
  if (nodeType === BLOCKS.DOCUMENT) return 'the text itself';
  const words = nodeType.replace(/[^\w]+/gu, ' ').trim() || 'part without a name';
  return `${VOWEL.test(words) ? 'an' : 'a'} ${words}`;
}
