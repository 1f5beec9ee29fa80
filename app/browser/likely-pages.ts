import { fetchAhead } from './fetch-ahead.ts';

/** Where visitors go next most often (part 2 section 9, "Prefetch targets"), as the router names their routes. */
const LIKELY_ROUTES = ['routes/products', 'routes/technology', 'routes/contact'];

type KnownRoutes = Record<string, { module: string; imports?: string[] } | undefined>;

/**
 * Fetches the parts of the likely next pages once the browser is idle, where the connection is good. The
 * router knows them shortly after React has started, since every page links to them. Fetched, not run;
 * a page's data is fetched as soon as a link is pointed at, and would be too old by then.
 */
export function fetchLikelyPages(): void {
  fetchAhead(() => {
    const { __reactRouterManifest: manifest } = window as unknown as {
      __reactRouterManifest?: { routes: KnownRoutes };
    };
    const files = LIKELY_ROUTES.flatMap((id) => {
      const route = manifest?.routes[id];
      return route ? [route.module, ...(route.imports ?? [])] : [];
    });
    return [...new Set(files)];
  });
}
