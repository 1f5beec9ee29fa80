import type { Path } from 'react-router';

const PLACE = 'opening';

/** The router's own handle (react-router/dom puts it there); its state tells of a move before React draws anything of it. */
type RouterHandle = { __reactRouterDataRouter?: { state: { navigation: { location?: Path } } } };

/**
 * Where the code of a page is gone, since the site was updated while this one stood open, the router loads the page that
 * is shown anew and forgets where the visitor was going. This keeps it.
 */
export function keepOpening(): void {
  addEventListener('pagehide', ({ persisted }) => {
    const opening = (window as unknown as RouterHandle).__reactRouterDataRouter?.state.navigation
      .location;
    // A page that may be come back to is not one that is loaded anew.
    if (!opening || persisted) return;
    try {
      sessionStorage.setItem(PLACE, opening.pathname + opening.search + opening.hash);
    } catch {
      // Closed to us: a second press leads there.
    }
  });
}

/** Opens, on the page that was loaded anew, what was kept. */
export function openKept(): void {
  try {
    const target = sessionStorage.getItem(PLACE);
    sessionStorage.removeItem(PLACE);
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (target?.[0] === '/' && page?.type === 'reload') location.assign(location.origin + target);
  } catch {
    // Nothing was kept.
  }
}
