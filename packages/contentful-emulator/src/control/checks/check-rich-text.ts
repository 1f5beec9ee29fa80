import { isObject, objectAt, stringAt } from '../../space/json-value.ts';
import { toLink } from '../../space/links-of.ts';
import type { SpaceStore } from '../../space/space-store.ts';
import type { ContentTypeField, Json, JsonObject } from '../../space/space-types.ts';
import { contentOf, isNode, marksOf } from '../rich-text/rich-text-node.ts';
import type { RichTextNode } from '../rich-text/rich-text-node.ts';
import { checkLink } from './check-links.ts';

const BLOCKS = [
  ...['paragraph', 'heading-1', 'heading-2', 'heading-3', 'heading-4', 'heading-5', 'heading-6'],
  ...['unordered-list', 'ordered-list', 'hr', 'blockquote', 'table', 'embedded-entry-block'],
  ...['embedded-asset-block', 'embedded-resource-block'],
];
const INLINES = [
  ...['text', 'hyperlink', 'entry-hyperlink', 'asset-hyperlink', 'resource-hyperlink'],
  ...['embedded-entry-inline', 'embedded-resource-inline'],
];
/** What may stand in what. */
const CONTENT: Record<string, readonly string[]> = {
  document: BLOCKS,
  blockquote: ['paragraph'],
  'unordered-list': ['list-item'],
  'ordered-list': ['list-item'],
  'list-item': BLOCKS,
  table: ['table-row'],
  'table-row': ['table-cell', 'table-header-cell'],
  'table-cell': ['paragraph', ...BLOCKS],
  'table-header-cell': ['paragraph'],
  hyperlink: ['text'],
  'entry-hyperlink': ['text'],
  'asset-hyperlink': ['text'],
  'resource-hyperlink': ['text'],
};
/** What every text may have without being named in the model. */
const ALWAYS = [
  'document',
  'paragraph',
  'text',
  'list-item',
  'table-row',
  'table-cell',
  'table-header-cell',
];

/** What keeps a value from being a rich text document, or undefined. */
export function checkDocumentShape(value: Json): string | undefined {
  if (!isNode(value) || value.nodeType !== 'document')
    return 'it has to be a node of the type "document"';
  return checkNode(value);
}

function checkNode(node: RichTextNode): string | undefined {
  if (node.nodeType === 'text') {
    return typeof node['value'] === 'string' ? undefined : 'a text has no "value"';
  }
  const content = node['content'] ?? [];
  if (!Array.isArray(content)) return `the content of "${node.nodeType}" is not a list`;
  const allowed = CONTENT[node.nodeType] ?? (isLeaf(node.nodeType) ? [] : INLINES);
  for (const child of content) {
    if (!isNode(child)) return `something in "${node.nodeType}" has no "nodeType"`;
    if (!allowed.includes(child.nodeType))
      return `"${child.nodeType}" may not stand in "${node.nodeType}"`;
    const problem = checkNode(child);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function isLeaf(type: string): boolean {
  return type === 'hr' || type.startsWith('embedded-');
}

/** What the model does not allow in a text: marks, kinds of blocks, and links. Each problem once. */
export function checkRichText(
  document: RichTextNode,
  { validations = [] }: ContentTypeField,
  store: SpaceStore,
): string[] {
  const listOf = (key: string) => {
    const values = validations.map((validation) => validation[key]).find(Array.isArray);
    return values?.map(String);
  };
  const [marks, types] = [listOf('enabledMarks'), listOf('enabledNodeTypes')];
  const links = Object.assign(
    {},
    ...validations.map((each) => objectAt(each, 'nodes')),
  ) as JsonObject;
  const problems = new Set<string>();
  const visit = (node: RichTextNode) => {
    if (types && !types.includes(node.nodeType) && !ALWAYS.includes(node.nodeType)) {
      problems.add(`${node.nodeType.replaceAll('-', ' ')} is not allowed in this text`);
    }
    for (const mark of node.nodeType === 'text' ? marksOf(node) : []) {
      if (marks && !marks.includes(mark)) problems.add(`${mark} is not allowed in this text`);
    }
    const target = toLink(objectAt(node, 'data')['target']);
    const rules = links[node.nodeType];
    if (target) {
      const own = Array.isArray(rules) ? rules.filter(isObject) : [];
      for (const problem of checkLink(target, own, store)) problems.add(problem);
    }
    if (node.nodeType === 'hyperlink' && !stringAt(objectAt(node, 'data'), 'uri')) {
      problems.add('a link leads nowhere: write its address in the round brackets');
    }
    for (const child of contentOf(node)) visit(child);
  };
  visit(document);
  return [...problems];
}
