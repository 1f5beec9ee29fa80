import { isObject, objectAt, stringAt } from '../../space/json-value.ts';
import type { Json, JsonObject } from '../../space/space-types.ts';

/** A node of a rich text document, as the service stores it. */
export type RichTextNode = JsonObject & { nodeType: string };

export const MARKS = [
  'bold',
  'italic',
  'underline',
  'code',
  'superscript',
  'subscript',
  'strikethrough',
];

export function nodeOf(
  nodeType: string,
  content: JsonObject[],
  data: JsonObject = {},
): RichTextNode {
  return { nodeType, data, content };
}

export function textOf(value: string, marks: readonly string[] = []): RichTextNode {
  return { nodeType: 'text', value, marks: marks.map((type) => ({ type })), data: {} };
}

export function isNode(value: Json | undefined): value is RichTextNode {
  return isObject(value) && typeof value['nodeType'] === 'string';
}

export function contentOf(node: JsonObject): RichTextNode[] {
  const content = node['content'];
  return Array.isArray(content) ? content.filter(isNode) : [];
}

/** The entry or asset a node shows or links to, as `entry:ID` or `asset:ID`. */
export function targetOf(node: JsonObject): string | undefined {
  const sys = objectAt(objectAt(objectAt(node, 'data'), 'target'), 'sys');
  const id = stringAt(sys, 'id');
  if (id === undefined || sys['type'] !== 'Link' || !/^[\w.-]+$/.test(id)) return undefined;
  if (sys['linkType'] === 'Entry') return `entry:${id}`;
  return sys['linkType'] === 'Asset' ? `asset:${id}` : undefined;
}

export function marksOf(node: JsonObject): string[] {
  const marks = Array.isArray(node['marks']) ? node['marks'] : [];
  const types = marks.map((mark) => (isObject(mark) ? (stringAt(mark, 'type') ?? '') : ''));
  return [...new Set(types)].sort();
}

/** A node as it reads: neighbouring texts of the same marks joined, empty ones dropped. For comparing. */
export function toReading(node: RichTextNode): Json {
  if (node.nodeType === 'text')
    return { text: stringAt(node, 'value') ?? '', marks: marksOf(node) };
  const content: Json[] = [];
  for (const child of contentOf(node)) {
    if (child.nodeType === 'text' && child['value'] === '') continue;
    const reading = toReading(child);
    const last = content.at(-1);
    const isSame =
      isObject(reading) &&
      isObject(last) &&
      'text' in reading &&
      'text' in last &&
      JSON.stringify(reading['marks']) === JSON.stringify(last['marks']);
    if (isSame) last['text'] = `${String(last['text'])}${String(reading['text'])}`;
    else content.push(reading);
  }
  return { type: node.nodeType, data: node['data'] ?? {}, content };
}
