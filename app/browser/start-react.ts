import { isMachineReader } from './machine-reader.ts';
import type { ReactHandoff } from './react-handoff.tsx';

type RouterGlobals = {
  __reactRouterContext: unknown;
  __reactRouterRouteModules: Record<string, unknown>;
};

const INTENT_EVENTS = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/** What moves by itself need not move at once: its first picture stands this long anyway. */
const IDLE_START_AFTER_MS = 4_000;

/** Sent by the root component once React has taken the page over. */
const STARTED_EVENT = 'react-started';

let started: Promise<void> | null = null;
const pressedEarly = new Set<HTMLElement>();

/** Fetches the page's modules together and hydrates. Safe to call often; it works once. */
function startReact(): Promise<void> {
  return (started ??= run());
}

async function run(): Promise<void> {
  for (const name of INTENT_EVENTS) removeEventListener(name, onIntent, true);
  const element = document.getElementById('react-handoff');
  if (!element?.textContent) return;
  const handoff = JSON.parse(element.textContent) as ReactHandoff;
  const globals = window as unknown as RouterGlobals;
  globals.__reactRouterContext = {
    ...(JSON.parse(handoff.context) as object),
    stream: new Blob([handoff.stream]).stream(),
  };
  const routeIds = Object.keys(handoff.modules);
  const [, ...modules] = await Promise.all([
    import(/* @vite-ignore */ handoff.manifest),
    ...routeIds.map((id) => import(/* @vite-ignore */ handoff.modules[id]!)),
  ]);
  globals.__reactRouterRouteModules = Object.fromEntries(
    routeIds.map((id, index) => [id, modules[index]]),
  );
  await import(/* @vite-ignore */ handoff.entry);
}

function onIntent(): void {
  void startReact();
}

/** A button that only React answers, pressed before React is there: kept, and pressed again once it is. */
function onEarlyClick(event: Event): void {
  const button = (event.target as Element | null)?.closest<HTMLElement>('button[type="button"]');
  if (button && !button.hasAttribute('popovertarget') && !button.hasAttribute('commandfor')) {
    pressedEarly.add(button);
  }
}

addEventListener('click', onEarlyClick, true);
addEventListener(
  STARTED_EVENT,
  () => {
    removeEventListener('click', onEarlyClick, true);
    for (const button of pressedEarly) if (button.isConnected) button.click();
    pressedEarly.clear();
  },
  { once: true },
);
for (const name of INTENT_EVENTS)
  addEventListener(name, onIntent, { capture: true, passive: true });

const shownAddress = location.pathname + location.search;

/** Going back to a page that was shown without loading, before React is there to show it. */
addEventListener('popstate', () => {
  if (!started && location.pathname + location.search !== shownAddress) location.reload();
});

// Answers lie open and nothing moves for programs that read the page: machine-readers.css.
if (isMachineReader()) document.documentElement.dataset['reader'] = 'machine';

function hasWaitingInquiries(): boolean {
  try {
    return localStorage.getItem('waiting-inquiries') !== null;
  } catch {
    return false;
  }
}

function startWhenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(onIntent);
  else setTimeout(onIntent, 0);
}

addEventListener('load', () => {
  const moves = document.querySelector('[data-start-react="idle"]') !== null;
  const wanted =
    hasWaitingInquiries() || (moves && !matchMedia('(prefers-reduced-motion: reduce)').matches);
  if (wanted) setTimeout(startWhenIdle, IDLE_START_AFTER_MS);
});
