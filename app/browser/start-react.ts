import { addStylesheet } from './add-stylesheet.ts';
import { appendLink } from './append-link.ts';
import { fetchAhead, whenIdle } from './fetch-ahead.ts';
import { startAnalytics } from './analytics.ts';
import { watchConnectivity } from './connectivity.ts';
import { watchKeptCopy } from './kept-copy.ts';
import type { EarlyPresses } from './early-presses.ts';
import { openAddressed } from './open-addressed.ts';
import type { ReactHandoff } from './react-handoff.tsx';
import { keepOpening, openKept } from './kept-opening.ts';
import { layOutBands } from './lay-out-bands.ts';
import { isOwnersPath } from './owners-path.ts';
import { keepTrustedTypes } from './trusted-types.ts';
import { checkSecurity } from './security-check.ts';
import { startServiceWorker } from './start-service-worker.ts';
import { measureVitals } from './vitals.ts';
import { readWaiting } from './waiting-store.ts';

type RouteFiles = { id: string; path?: string; module: string; imports?: string[] };

type RouterGlobals = {
  __reactRouterManifest: { routes: Record<string, RouteFiles> };
  __reactRouterContext: unknown;
  __reactRouterRouteModules: Record<string, unknown>;
};

const INTENT_EVENTS = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/** What moves by itself need not move at once: its first picture stands this long anyway. */
const IDLE_START_AFTER_MS = 4_000;

/** What is far below the view can wait: in its first seconds a page belongs to the visitor's hand. */
const LAY_OUT_AFTER_MS = 4_000;

/** Sent by the root component once React has taken the page over. */
const STARTED_EVENT = 'react-started';

/** Where visitors are led from everywhere (part 2 section 2, prefetch targets). */
const TARGETS = ['products', 'technology', 'contact'];

/** How long after a failed start it is tried again by itself; any further intent tries at once. */
const RETRY_AFTER_MS = 3_000;

keepTrustedTypes();

let started: Promise<void> | null = null;
let runs = false;

/** Fetches the page's modules together and hydrates. Safe to call often; a failed start may be tried again. */
function startReact(): Promise<void> {
  return (started ??= run().catch(() => {
    started = null;
    if (navigator.onLine) setTimeout(onIntent, RETRY_AFTER_MS);
    else addEventListener('online', onIntent, { once: true });
  }));
}

function readHandoff(): ReactHandoff | null {
  const text = document.getElementById('react-handoff')?.textContent;
  return text ? (JSON.parse(text) as ReactHandoff) : null;
}

/** Puts React's files into the browser's cache, without running them: on intent they are there. */
function fetchReactAhead(): void {
  fetchAhead(() => {
    if (started) return [];
    const handoff = readHandoff();
    return handoff
      ? [handoff.stylesheet, handoff.icons, handoff.manifest, ...handoff.preloads]
      : [];
  });
}

/** What the router would fetch to open the pages that visitors are led to. */
function targetFiles(): string[] {
  const { routes } = (window as unknown as RouterGlobals).__reactRouterManifest;
  return Object.values(routes)
    .filter(({ path = '' }) => TARGETS.includes(path) && location.pathname !== `/${path}`)
    .flatMap(({ id, path, module, imports = [] }) => [
      `/${path}.data?_routes=${encodeURIComponent(id)}`,
      module,
      ...imports,
    ]);
}

async function run(): Promise<void> {
  const handoff = readHandoff();
  if (!handoff) return;
  // All at once: a module that imports others would otherwise be answered before they are asked for.
  for (const href of handoff.preloads) appendLink('modulepreload', href);
  const globals = window as unknown as RouterGlobals;
  const routeIds = Object.keys(handoff.modules);
  const [modules] = await Promise.all([
    Promise.all(routeIds.map((id) => import(/* @vite-ignore */ handoff.modules[id]!))),
    import(/* @vite-ignore */ handoff.manifest),
    addStylesheet(handoff.stylesheet),
  ]);
  globals.__reactRouterContext = {
    ...(JSON.parse(handoff.context) as object),
    stream: new Blob([handoff.stream]).stream(),
  };
  globals.__reactRouterRouteModules = Object.fromEntries(
    routeIds.map((id, index) => [id, modules[index]]),
  );
  await import(/* @vite-ignore */ handoff.entry);
  for (const name of INTENT_EVENTS) removeEventListener(name, onIntent, true);
}

function onIntent(): void {
  void startReact();
}

addEventListener(
  STARTED_EVENT,
  () => {
    runs = true;
    const early = window as unknown as EarlyPresses;
    if (early.keepPress) removeEventListener('click', early.keepPress, true);
    for (const button of early.earlyPresses ?? []) if (button.isConnected) button.click();
    early.earlyPresses = [];
    // From here on the router opens pages: the browser need not fetch whole ones ahead (`speculation-rules.ts`).
    document.documentElement.dataset['react'] = '';
    fetchAhead(targetFiles);
  },
  { once: true },
);
for (const name of INTENT_EVENTS)
  addEventListener(name, onIntent, { capture: true, passive: true });

// Whatever was done before this file arrived was intent too.
if (
  (window as unknown as EarlyPresses).earlyIntent ||
  document.activeElement?.matches('input, textarea')
)
  onIntent();

const shownAddress = location.pathname + location.search;

/** Going back to a page that was shown without loading, before React is there to show it. */
addEventListener('popstate', () => {
  if (!started && location.pathname + location.search !== shownAddress) location.reload();
});

openAddressed(document.body);
openKept();
keepOpening();

watchConnectivity(onIntent, () => runs);
watchKeptCopy();

function onLoaded(): void {
  const moves = document.querySelector('[data-start-react="idle"]') !== null;
  const wanted =
    readWaiting().length > 0 || (moves && !matchMedia('(prefers-reduced-motion: reduce)').matches);
  if (wanted) setTimeout(() => whenIdle(onIntent), IDLE_START_AFTER_MS);
  fetchReactAhead();
  setTimeout(layOutBands, LAY_OUT_AFTER_MS);
  setTimeout(() => {
    // In the page as sent it would be fetched, with its icon, beside the first picture; nobody installs a page before it
    // has loaded.
    appendLink('manifest', '/site.webmanifest');
    checkSecurity();
    if (isOwnersPath(location.pathname)) {
      // Times are shown in the browser's zone, which only the browser knows.
      onIntent();
    } else {
      // Of visitors, not of the owner at work.
      startAnalytics();
      measureVitals();
    }
    const script = document.querySelector<HTMLElement>('script[data-service-worker]');
    void startServiceWorker(script?.dataset['serviceWorker']);
  });
}

// It usually has: the inline script asks for this file then.
if (document.readyState === 'complete') onLoaded();
else addEventListener('load', onLoaded);
