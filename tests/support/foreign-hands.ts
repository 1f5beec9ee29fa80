/*
 * What others do to a page in somebody's browser. Each function stands alone, so that a browser can be handed its text.
 */

/**
 * A page translator: puts two elements around every text, as browsers' own do, and goes on with every text that comes
 * later. Scripts and styles keep theirs.
 * @returns how to stop
 */
export function translate(): () => void {
  const isWord = (node: Node) =>
    node.nodeValue?.trim() !== '' &&
    !(node.parentElement?.closest('script, style, textarea, font') ?? null);
  const wrapAll = (within: Node) => {
    const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) if (isWord(walker.currentNode)) texts.push(walker.currentNode);
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.nodeValue;
      outer.append(inner);
      (text as ChildNode).replaceWith(outer);
    }
  };
  wrapAll(document.body);
  const later = new MutationObserver(() => wrapAll(document.body));
  later.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => later.disconnect();
}

/** An extension: adds an element after every field, button and link, and at both ends of every part. */
export function addElements(): () => void {
  const added = () => {
    const element = document.createElement('div');
    element.dataset['added'] = '';
    return element;
  };
  for (const element of document.querySelectorAll('input:not([type=hidden]), textarea, button, a'))
    element.after(added());
  for (const part of document.querySelectorAll('[data-island]')) {
    part.prepend(added());
    part.append(added());
    part.after(added());
  }
  return () => undefined;
}

/** What is done to a page, by name. */
export const FOREIGN_HANDS = {
  'a translator': [translate],
  'an extension': [addElements],
  both: [translate, addElements],
};
