import {
  validateRichTextDocument,
  type Block,
  type Document,
  type Inline,
  type Text,
} from '@contentful/rich-text-types';
import type { ContentfulValidation } from '../model/content-model.ts';
import { linkProblems } from './link-problems.ts';
import type { SpaceIndex } from './space-index.ts';

type RichTextNode = Document | Block | Inline | Text;

/** Every node of a document, the document itself first. */
function* richTextNodes(node: RichTextNode): Generator<RichTextNode> {
  yield node;
  if (!('content' in node)) return;
  for (const child of node.content) yield* richTextNodes(child);
}

/** Allowed everywhere, whatever a field's list of node types says. */
const ALWAYS = new Set(['document', 'paragraph', 'text', 'list-item']);
const TABLE_PARTS = new Set(['table-row', 'table-cell', 'table-header-cell']);

/** What is wrong with a text: its structure, nodes or marks that the field does not allow, broken links. */
export function richTextProblems(
  value: unknown,
  validations: ContentfulValidation[],
  index: SpaceIndex,
): string[] {
  const document = value as Document;
  const errors = validateRichTextDocument(document);
  if (errors.length > 0) return errors.map((error) => `is malformed: ${JSON.stringify(error)}`);
  return [...richTextNodes(document)].flatMap((node) => nodeProblems(node, validations, index));
}

function nodeProblems(
  node: RichTextNode,
  validations: ContentfulValidation[],
  index: SpaceIndex,
): string[] {
  const problems = isAllowed(node, validations) ? [] : [`holds a ${node.nodeType}`];
  if (node.nodeType === 'text') {
    const marks = (node as { marks: { type: string }[] }).marks.map((mark) => mark.type);
    const allowed = validations.find((rule) => 'enabledMarks' in rule)?.enabledMarks;
    problems.push(
      ...marks
        .filter((mark) => allowed?.includes(mark) === false)
        .map((mark) => `holds the mark ${mark}`),
    );
  }
  const { target } = node.data as { target?: { sys?: { linkType?: string } } };
  if (target !== undefined) {
    const rules = validations.flatMap((rule) =>
      'nodes' in rule ? (rule.nodes[node.nodeType] ?? []) : [],
    );
    problems.push(...linkProblems(target, target.sys?.linkType, rules, index));
  }
  return problems;
}

function isAllowed(node: RichTextNode, validations: ContentfulValidation[]): boolean {
  const allowed = validations.find((rule) => 'enabledNodeTypes' in rule)?.enabledNodeTypes;
  if (allowed === undefined || ALWAYS.has(node.nodeType)) return true;
  return allowed.includes(TABLE_PARTS.has(node.nodeType) ? 'table' : node.nodeType);
}
