import type { ReactHandoff } from './react-handoff.tsx';

type RouterGlobals = {
  __reactRouterContext: unknown;
  __reactRouterRouteModules: Record<string, unknown>;
};

const INTENT_EVENTS = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

let started: Promise<void> | null = null;

/** Fetches the page's modules together and hydrates. Safe to call often; it works once. */
export function startReact(): Promise<void> {
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

for (const name of INTENT_EVENTS) addEventListener(name, onIntent, { capture: true, passive: true });
