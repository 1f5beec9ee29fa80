import { defaultTreeAdapter as tree, parse } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** The form with which an entry is edited, with what a browser would send of it untouched. */
export function readPageForm(page: string): FormData {
  const form = elements(parse(page)).find(
    (element) => attribute(element, 'data-edit') !== undefined,
  );
  if (!form) throw new Error(`The page has no form: ${page.slice(0, 2000)}`);
  const data = new FormData();
  for (const element of elements(form)) {
    const name = attribute(element, 'name');
    if (name === undefined || attribute(element, 'disabled') !== undefined) continue;
    for (const value of valuesOf(element)) data.append(name, value);
  }
  return data;
}

/** The text of every element that has one of its own and this attribute. */
export function textsWith(page: string, name: string, value: string): string[] {
  return elements(parse(page))
    .filter((element) => attribute(element, name) === value)
    .map((element) => textIn(element).replaceAll(/\s+/g, ' ').trim());
}

// As the standard has browsers do it: line breaks are sent as CR LF, texts of one line hold none.
function valuesOf(element: Element): string[] {
  const value = attribute(element, 'value') ?? '';
  switch (element.tagName) {
    case 'textarea':
      return [textIn(element).replace(/\r\n?|\n/g, '\r\n')];
    case 'select': {
      const options = elements(element).filter(({ tagName }) => tagName === 'option');
      const chosen = options.find((option) => attribute(option, 'selected') !== undefined);
      return [attribute(chosen ?? options[0]!, 'value') ?? ''];
    }
    case 'input':
      switch (attribute(element, 'type')) {
        case 'radio':
        case 'checkbox':
          return attribute(element, 'checked') === undefined ? [] : [value];
        case 'file':
          return [];
        case 'time':
          return [value.replace(/^(\d\d:\d\d):00(?:\.0+)?$/, '$1')];
        default:
          return [value.replace(/[\r\n]/g, '')];
      }
    default:
      return [];
  }
}

function elements(node: Parent): Element[] {
  return node.childNodes.flatMap((child) =>
    tree.isElementNode(child) ? [child, ...elements(child)] : [],
  );
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((each) => each.name === name)?.value;
}

function textIn(node: Parent): string {
  return node.childNodes
    .map((child) => {
      if (tree.isTextNode(child)) return child.value;
      return tree.isElementNode(child) ? textIn(child) : '';
    })
    .join('');
}
