import {
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type RefObject,
} from 'react';

/** How far below the view a part's code is asked for: it is there before the visitor is. */
const NEAR = '200px';

const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'click'] as const;

/** Buttons that only React answers, as in `early-presses.ts`. */
const PLAIN_BUTTON = 'button[type=button]:not([popovertarget]):not([commandfor])';

/** What was pressed before React answers in the part. */
type Presses = { keep: (button: HTMLElement) => void; repeat: () => void };

type Code<Props> = {
  /** The part itself: on servers always, in browsers once its code is there. */
  component: ComponentType<Props> | null;
  arrived: Promise<void>;
  fetch: () => void;
  /** Says that React has looked for the code in vain. */
  miss: () => void;
};

/**
 * A part below the first view whose code comes later than React: when the visitor comes near, points at it or moves into
 * it, or when something around it changes. Until then the server's HTML stands; links and forms in it are the browser's
 * own, and presses of other buttons are kept (decision 086). A failed fetch is tried again at the next such sign.
 * @param component the part itself on servers; null in browsers (`import.meta.env.SSR`), so that its code stays apart
 */
export function latePart<Props extends object>(
  component: ComponentType<Props> | null,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const code = codeOf(component, load);
  // Once React runs nothing is hydrated any more: the part is needed as soon as its page is.
  if (component === null && reactRuns()) code.fetch();
  return function LatePart(props: Props) {
    const frame = useRef<HTMLDivElement>(null);
    const [presses] = useState(keepPresses);
    const [mayWait] = useState(() => component === null && !reactRuns());
    if (!mayWait) code.fetch();
    useEffect(
      () => (code.component ? undefined : watch(frame.current!, presses, code.fetch)),
      [presses],
    );
    return (
      <div ref={frame} className="contents">
        <Suspense fallback={<AsSent frame={frame} fetch={code.fetch} />}>
          <Part code={code} props={props} presses={presses} />
        </Suspense>
      </div>
    );
  };
}

function codeOf<Props>(
  component: ComponentType<Props> | null,
  load: () => Promise<ComponentType<Props>>,
): Code<Props> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let asked = false;
  let missed = false;
  const code: Code<Props> = { component, arrived: promise, miss, fetch };
  function fetch(): void {
    // Without a connection the next sign after it has returned is soon enough.
    if (asked || code.component || !navigator.onLine) return;
    asked = true;
    load().then(
      (loaded) => {
        code.component = loaded;
        resolve();
      },
      () => (asked = false),
    );
  }
  function miss(): void {
    // React comes back when something around the part has changed: then it cannot stay as it was sent.
    if (missed) fetch();
    missed = true;
  }
  return code;
}

function keepPresses(): Presses {
  let kept: HTMLElement[] | null = [];
  return {
    keep: (button) => kept?.push(button),
    repeat: () => {
      const buttons = kept ?? [];
      kept = null;
      for (const button of buttons) if (button.isConnected) button.click();
    },
  };
}

function Part<Props extends object>({
  code,
  props,
  presses,
}: {
  code: Code<Props>;
  props: Props;
  presses: Presses;
}) {
  const Component = code.component;
  useEffect(() => presses.repeat(), [presses]);
  if (!Component) {
    code.miss();
    use(code.arrived);
    return null;
  }
  return <Component {...props} />;
}

/**
 * Should React have to draw the part before its code is there, it goes on looking as it was sent: with copies of its
 * elements, since trusted types let nobody write HTML.
 */
function AsSent({ frame, fetch }: { frame: RefObject<HTMLDivElement | null>; fetch: () => void }) {
  const copies = useState(() =>
    [...(frame.current?.children ?? [])].map((child) => child.cloneNode(true)),
  )[0];
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(...copies), [copies]);
  useEffect(() => fetch(), [fetch]);
  return <div ref={place} className="contents" />;
}

/** Answers how to stop. */
function watch(frame: HTMLElement, presses: Presses, fetch: () => void): () => void {
  const near = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) fetch();
    },
    { rootMargin: NEAR },
  );
  for (const child of frame.children) near.observe(child);
  // At the window: React's own listeners let nothing through to what is not hydrated yet.
  const listening = new AbortController();
  const options = { capture: true, passive: true, signal: listening.signal };
  const notice = ({ type, target }: Event) => {
    if (!(target instanceof Element) || !frame.contains(target)) return;
    fetch();
    const button = type === 'click' && target.closest<HTMLElement>(PLAIN_BUTTON);
    if (button) presses.keep(button);
  };
  for (const name of SIGNS) addEventListener(name, notice, options);
  if (frame.contains(document.activeElement)) fetch();
  return () => {
    near.disconnect();
    listening.abort();
  };
}

function reactRuns(): boolean {
  return document.documentElement.dataset['react'] !== undefined;
}
