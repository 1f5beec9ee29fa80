/** What took the place of an element that is no longer in the page. */
const successors = new WeakMap<Element, Element>();

/** Notes what a part drew in the place of an element. */
export function noteSuccessor(element: Element, successor: Element): void {
  successors.set(element, successor);
}

/** The element that a visitor's press is for now: itself, unless its part was drawn anew in the meantime. */
export function successorOf<E extends Element>(element: E): E {
  const successor = successors.get(element) as E | undefined;
  return successor && !element.isConnected ? successorOf(successor) : element;
}
