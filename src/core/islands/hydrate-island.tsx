import {
  Component,
  createElement,
  startTransition,
  useEffect,
  useInsertionEffect,
  type ComponentType,
  type ReactNode,
} from 'react';
import { hydrateRoot } from 'react-dom/client';
import { continueUse, noteUse, type Use } from './keep-use.ts';

/**
 * Hydrates one island in its root. Others have their hands in a page, too: translators put elements around words,
 * extensions add their own. Where React finds another page than it would draw, it draws the part anew, and the visitor
 * goes on where they were.
 * @param prefix the prefix of its ids, as the server rendered them
 * @returns when the part answers, or will not any more
 */
export function hydrateIsland(
  root: HTMLElement,
  Part: ComponentType<object>,
  props: object,
  prefix: string,
): Promise<void> {
  const hydrating = new AbortController();
  const first = { capture: true, passive: true, signal: hydrating.signal };
  // Before React's own.
  for (const name of AT_ONCE) root.addEventListener(name, keepBack, first);
  return new Promise((resolve) => {
    // In slices, so that what a visitor does meanwhile is answered between them.
    startTransition(
      () =>
        void hydrateRoot(
          root,
          <Hydrated root={root} onDrawn={() => hydrating.abort()} onAnswering={resolve}>
            {createElement(Part, props)}
          </Hydrated>,
          {
            identifierPrefix: prefix,
            onRecoverableError(error) {
              root.dataset['drawn'] = 'anew';
              // Neither a visitor nor the site can do anything about what others change. A fault of ours shows in development.
              if (import.meta.env.DEV) console.error(error);
            },
          },
        ),
    );
  });
}

/** What React hydrates the whole part for, within the event. It has no list for others to read: a test asks it for each. */
const AT_ONCE = [
  ...['pointerdown', 'pointerup', 'pointercancel', 'mousedown', 'mouseup', 'click', 'dblclick'],
  ...['touchstart', 'touchend', 'touchcancel', 'auxclick', 'contextmenu'],
  ...['keydown', 'keypress', 'keyup', 'compositionstart', 'compositionend', 'textInput'],
  ...['input', 'change', 'reset', 'copy', 'cut', 'paste', 'dragstart', 'dragend', 'drop'],
];

/**
 * What an event is about to do, it does to the element it came to: a field that is drawn anew meanwhile never gets what is
 * pasted, and a form that is has left the page before it is sent. What was typed, pressed and sent is told to the part once
 * it answers (`continueUse`, `watch-islands.ts`).
 */
function keepBack(event: Event): void {
  event.stopImmediatePropagation();
}

type Props = {
  root: HTMLElement;
  /** Before anything in the part looks at what was typed. */
  onDrawn: () => void;
  onAnswering: () => void;
  children: ReactNode;
};

/**
 * A part that throws goes back to how it was sent, with what was typed since: its links and forms are the browser's from
 * then on.
 */
class Hydrated extends Component<Props, { thrown: boolean }> {
  override state = { thrown: false };
  readonly #sent = [...this.props.root.childNodes].map((node) => node.cloneNode(true));
  #use: Use | undefined;

  static getDerivedStateFromError() {
    return { thrown: true };
  }

  override componentDidMount(): void {
    this.#goOn();
  }

  override componentDidCatch(): void {
    const { root, onDrawn, onAnswering } = this.props;
    onDrawn();
    root.replaceChildren(...this.#sent);
    for (const form of root.querySelectorAll('form')) form.noValidate = false;
    this.#goOn();
    onAnswering();
  }

  override render(): ReactNode {
    // As late as can be: the elements go when React has drawn others, and until then a visitor types on.
    this.#use = noteUse(this.props.root);
    if (this.state.thrown) return null;
    return <Answering {...this.props} />;
  }

  #goOn(): void {
    if (this.#use) continueUse(this.#use, this.props.root);
  }
}

function Answering({ onDrawn, onAnswering, children }: Props) {
  useInsertionEffect(onDrawn, [onDrawn]);
  useEffect(onAnswering, [onAnswering]);
  return children;
}
