import { defaultTreeAdapter as tree, parse, serialize, type DefaultTreeAdapterTypes } from 'parse5';
import { withoutMarks, type FieldMarks, type FieldOrigin } from './field-marks.ts';

type Element = DefaultTreeAdapterTypes.Element;

/** Elements whose text is no words of the page. */
const WITHOUT_WORDS = new Set(['script', 'style', 'title', 'textarea']);

/**
 * Says on each element of a finished page which field its words came from, in the attributes that the content service's
 * editor looks for, and takes the marks away. An element with words of several fields names the first.
 */
export function tagPage(html: string, marks: FieldMarks): string {
  const page = parse(html);
  tagWithin(page, marks);
  return withoutMarks(serialize(page));
}

function tagWithin(parent: DefaultTreeAdapterTypes.ParentNode, marks: FieldMarks): void {
  for (const node of parent.childNodes) {
    if (tree.isTextNode(node)) {
      const origin = marks.originIn(node.value);
      if (origin && tree.isElementNode(parent))
        tag(parent, origin, isWholeText(node.value, origin));
    } else if (tree.isElementNode(node)) {
      // The words that stand for a picture are its own.
      const alt = node.attrs.find(({ name }) => name === 'alt')?.value;
      const origin = alt === undefined ? null : marks.originIn(alt);
      if (origin) tag(node, origin, false);
      if (!WITHOUT_WORDS.has(node.tagName)) tagWithin(node, marks);
    }
  }
}

function tag(element: Element, { kind, id, field, locale, index }: FieldOrigin, isWhole: boolean) {
  if (element.attrs.some(({ name }) => name === 'data-contentful-field-id')) return;
  element.attrs.push(
    { name: `data-contentful-${kind}-id`, value: id },
    { name: 'data-contentful-field-id', value: field },
    { name: 'data-contentful-locale', value: locale },
  );
  // Ours: these words may be replaced while they are edited, since they are the field's and nothing else.
  if (isWhole)
    element.attrs.push({ name: 'data-preview-text', value: index === null ? '' : String(index) });
}

function isWholeText(drawn: string, { text }: FieldOrigin): boolean {
  return text !== null && withoutMarks(drawn).trim() === text.trim();
}
