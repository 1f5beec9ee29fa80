const PLACE = 'opening';

/**
 * Where the code of a page is gone, since the site was updated while this one stood open, the router loads the page that
 * is shown anew and forgets where the visitor was going. This keeps it.
 * @param target path that is being opened
 * @returns ends the keeping: it has been opened, or something else is
 */
export function keepOpening(target: string): () => void {
  const keep = ({ persisted }: PageTransitionEvent) => {
    try {
      // A page that is loaded anew is not one to come back to.
      if (!persisted) sessionStorage.setItem(PLACE, target);
    } catch {
      // Closed to us: a second press leads there.
    }
  };
  addEventListener('pagehide', keep);
  return () => removeEventListener('pagehide', keep);
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
