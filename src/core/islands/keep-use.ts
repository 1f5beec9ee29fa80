import { noteSuccessor, successorOf } from './successor-of.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** What visitors work with in a part. */
const USED = 'a, button, form, input, textarea';

const FIELD = 'input, textarea';

const CHOICE = '[type=checkbox], [type=radio]';

/** Where a visitor is in a part: its elements, which of them has the focus, and what is selected. */
export type Use = {
  elements: Map<string, Element>;
  focused: Element | null;
  selected: string;
  /** Ends the watch over the focus. */
  watch: AbortController;
};

/** Notes where a visitor is, before the part's elements may go. What was typed stays readable in them. */
export function noteUse(root: Element): Use {
  const use: Use = {
    elements: usedIn(root),
    focused: document.activeElement,
    selected: String(getSelection()),
    watch: new AbortController(),
  };
  // The part is drawn in pieces, and a visitor may come to a field between them, or go on to another part.
  addEventListener('focusin', ({ target }) => (use.focused = target as Element), use.watch);
  return use;
}

/**
 * Lets the visitor go on where they were: what was typed, the focus, the selection, and presses that are still to be
 * answered go over to the elements that took the place of others. A field tells its part of what was typed before that
 * listened.
 */
export function continueUse({ elements, focused, selected, watch }: Use, root: Element): void {
  watch.abort();
  const present = usedIn(root);
  for (const [key, old] of elements) {
    const element = present.get(key) ?? (isHiddenInput(old) ? addHidden(old, root) : null);
    if (!element) continue;
    if (element !== old) noteSuccessor(old, element);
    if (old.matches(FIELD)) takeOver(old as Field, element as Field);
  }
  if (focused?.isConnected === false) refocus(focused, successorOf(focused), selected);
}

/** By name, or by place among those of a kind: ids are others where React draws a part anew. */
function usedIn(root: Element): Map<string, Element> {
  const found = new Map<string, Element>();
  const nameless: Record<string, number> = {};
  for (const element of root.querySelectorAll(USED)) {
    const { localName } = element;
    const name = element.getAttribute('name');
    const value = isChoice(element) ? element.value : '';
    const place = name ?? (nameless[localName] = (nameless[localName] ?? 0) + 1);
    found.set(`${localName} ${place} ${value}`, element);
  }
  return found;
}

function isChoice(element: Element): element is HTMLInputElement {
  return element.matches(CHOICE);
}

function isHiddenInput(element: Element): element is HTMLInputElement {
  return element.matches('[type=hidden]');
}

/** What a part had added for the server goes along with what was typed. */
function addHidden(input: HTMLInputElement, root: Element): Element {
  const added = input.cloneNode() as HTMLInputElement;
  root.querySelector('form')?.append(added);
  return added;
}

function takeOver(old: Field, field: Field): void {
  if (isChoice(old)) {
    if (old.checked === old.defaultChecked) return;
    (field as HTMLInputElement).checked = old.checked;
  } else {
    if (old.value === old.defaultValue) return;
    if (field !== old) field.value = old.value;
  }
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function refocus(old: Element, element: Element, selected: string): void {
  if (element === document.activeElement) return;
  (element as HTMLElement).focus({ preventScroll: true });
  if (!('selectionStart' in old)) return;
  const { selectionStart, selectionEnd, value } = old as HTMLInputElement;
  const field = element as HTMLInputElement;
  // Fields of addresses and numbers tell no places. All of one is selected by the tab key or before it is written anew.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  else if (value === selected) field.select();
}
