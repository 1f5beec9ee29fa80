import { whenIdle } from '#browser/fetch-ahead.ts';
import { isPlainClick } from '#browser/is-plain-click.ts';
import { lessMotion } from '#dom/motion-allowed.ts';
import { ISLAND_HYDRATED, ISLAND_HYDRATING } from '#browser/island-events.ts';
import { ISLAND_PARTS, type IslandName, type HydrateWhen } from './island-parts.ts';
import { successorOf } from './successor-of.ts';
import { propsId } from './props-id.ts';

/** Longest wait for a frame: pages in the background draw none. */
const NO_FRAME_MS = 100;

/** Resolves once the browser has drawn what happened so far, so that work of ours does not hold up the answer to a touch. */
function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, NO_FRAME_MS);
    requestAnimationFrame(() => {
      clearTimeout(late);
      setTimeout(resolve);
    });
  });
}

/** How far below the view an island's code is asked for: it is there before the visitor is. */
const NEAR = '200px';

/** What moves by itself need not move at once: its first picture stands this long anyway. */
const IDLE_HYDRATE_AFTER_MS = 4_000;

/** The first sign that somebody is at the page; islands nearby are hydrated from then on. */
const ACTIVITY = ['scroll', 'pointermove', 'touchstart', 'keydown'] as const;

/** Signs inside an island, or inside what it turns, that it is about to be used. */
const TOUCHES = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;

/** Buttons and links that only the part answers. Menus and forms answer by themselves. */
const PRESSABLE = 'button[type=button]:not([popovertarget], [commandfor]), a[data-press]';

const ISLAND = '[data-island]';

/** Set while an island's code is on its way; true once it answers. */
const hydrated = new WeakMap<Element, Promise<void> | true>();

/**
 * How often somebody has typed: what is half written is not sent by a press from before. Known by `beforeinput`, which
 * parts that take over what was typed do not raise.
 */
let typed = 0;

type Options = {
  /** Buttons and links that were pressed before this script came. */
  pressed: Element[];
  /** Takes a form that is sent while the code of its part cannot be fetched; false where the browser is to post it. */
  keepForm: (form: HTMLFormElement) => boolean;
};

/** Hydrates the page's islands when they are needed, and answers what was pressed or sent before. */
export function watchIslands({ pressed, keepForm }: Options): void {
  for (const name of TOUCHES)
    addEventListener(name, ({ target }) => touch(target), { capture: true, passive: true });
  addEventListener('beforeinput', () => (typed += 1), { capture: true });
  addEventListener('click', answerLater, { capture: true });
  addEventListener('submit', (event) => sendLater(event, keepForm), { capture: true });
  for (const element of pressed) void repeat(element);
  // What fetched this script may be all that happens for a while: a mouse that rests where it came to.
  for (const element of [document.activeElement, ...document.querySelectorAll(':hover')])
    touch(element);
  for (const name of ACTIVITY) addEventListener(name, watchNear, { once: true, passive: true });
  if (islandsThat('idle').length > 0 && !lessMotion().matches)
    setTimeout(() => whenIdle(() => islandsThat('idle').forEach(quietly)), IDLE_HYDRATE_AFTER_MS);
}

/** Hydrates the island of a name. Rejects when its code cannot be fetched; it may be asked for again. */
export function hydrateNamed(name: IslandName): Promise<void> {
  const root = document.querySelector(`[data-island="${name}"]`);
  return root ? hydrateOnce(root) : Promise.resolve();
}

/** Addresses of the code that touching this page would fetch, from its import map. */
export function islandFiles(): string[] {
  if (islandsThat('near').length + islandsThat('idle').length === 0) return [];
  const text = document.querySelector('script[type=importmap]')?.textContent ?? '{}';
  return Object.keys((JSON.parse(text) as { integrity?: object }).integrity ?? {});
}

function islandsThat(when: HydrateWhen): Element[] {
  return [...document.querySelectorAll(`${ISLAND}[data-hydrate="${when}"]`)];
}

function hydrateOnce(root: Element): Promise<void> {
  const state = hydrated.get(root);
  if (state) return state === true ? Promise.resolve() : state;
  const hydrating = hydrate(root as HTMLElement).then(
    () => void hydrated.set(root, true),
    (error: unknown) => {
      hydrated.delete(root);
      throw error;
    },
  );
  hydrated.set(root, hydrating);
  return hydrating;
}

/** Without its code a part stays as it was sent; the next touch asks again. */
function quietly(root: Element): void {
  hydrateOnce(root).catch(() => undefined);
}

async function hydrate(root: HTMLElement): Promise<void> {
  const { island, prefix = '' } = root.dataset;
  // Compiling the code and hydrating are two tasks, and neither stands between a touch and the frame that shows it.
  await afterPaint();
  const [Part, { hydrateIsland }] = await Promise.all([
    ISLAND_PARTS[island as IslandName](),
    import('./hydrate-island.tsx'),
  ]);
  // An element that is drawn anew between press and release never hears of the click. After a tap it looks pressed a while
  // longer, so that what is asked is the element, and no event is waited for.
  do await afterPaint();
  while (root.matches(':active'));
  const props = JSON.parse(document.getElementById(propsId(prefix))?.textContent ?? '{}') as object;
  root.dispatchEvent(new Event(ISLAND_HYDRATING, { bubbles: true }));
  await hydrateIsland(root, Part as never, props, prefix);
  root.dispatchEvent(new Event(ISLAND_HYDRATED, { bubbles: true }));
}

/** Hydrates the island that was touched, or the one that turns what was touched (`data-hydrates`). */
function touch(target: EventTarget | null): void {
  if (!(target instanceof Element)) return;
  const turned = target.closest<HTMLElement>('[data-hydrates]');
  const root =
    target.closest(ISLAND) ??
    turned?.querySelector(`[data-island="${turned.dataset['hydrates']}"]`);
  if (root && !hydrated.has(root)) quietly(root);
}

function watchNear(): void {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        // One after the other, so that no two make one long task.
        whenIdle(() => touch(target));
      }
    },
    { rootMargin: NEAR },
  );
  // The root has no box of its own.
  for (const { firstElementChild: box } of islandsThat('near')) if (box) near.observe(box);
}

/** Keeps a press until the part is hydrated. Keys for new tabs and windows keep their meaning. */
function answerLater(event: MouseEvent): void {
  if (!isPlainClick(event)) return;
  const element = (event.target as Element | null)?.closest(PRESSABLE);
  const root = element?.closest(ISLAND);
  if (!element || !root || hydrated.get(root) === true) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  void repeat(element);
}

async function repeat(element: Element): Promise<void> {
  const root = element.closest(ISLAND);
  const before = typed;
  try {
    if (root) await hydrateOnce(root);
    const pressed = successorOf(element as HTMLElement);
    if (pressed.isConnected && typed === before) pressed.click();
  } catch {
    // What the browser would have done without us.
    if (element instanceof HTMLAnchorElement) location.assign(element.href);
  }
}

/** While a form is being sent without the code of its part. */
let isLeft = false;

/** Lets the part send a form of its own. Without its code the browser checks and posts it, as without any script. */
function sendLater(event: SubmitEvent, keepForm: Options['keepForm']): void {
  const form = event.target as HTMLFormElement;
  const root = form.closest(ISLAND);
  if (!root || hydrated.get(root) === true || event.defaultPrevented) return;
  if (isLeft) {
    if (keepForm(form)) event.preventDefault();
    return;
  }
  event.preventDefault();
  event.stopImmediatePropagation();
  const before = typed;
  hydrateOnce(root)
    .catch(() => {
      form.noValidate = false;
      isLeft = true;
    })
    .then(() => {
      const present = successorOf(form);
      if (present.isConnected && typed === before) present.requestSubmit();
      isLeft = false;
    });
}
