import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

const TEXTS = new Set(['h1', 'h2', 'h3', 'p', 'li', 'dt', 'dd']);
const ASIDE = new Set(['nav', 'footer', 'header']);

/** The texts of a page's main part in the order of reading, without what leads to other pages. */
export function textsOfPage(html: string): string[] {
  const texts: string[] = [];
  const visit = (node: Tree.Node, isMain: boolean): void => {
    if (!('childNodes' in node) || ASIDE.has(node.nodeName)) return;
    const inside = isMain || node.nodeName === 'main';
    if (inside && TEXTS.has(node.nodeName)) texts.push(textOf(node).replace(/\s+/gu, ' ').trim());
    else for (const child of node.childNodes) visit(child, inside);
  };
  visit(parse(html), false);
  return texts;
}

function textOf(node: Tree.Node): string {
  if (node.nodeName === '#text') return (node as Tree.TextNode).value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}
