import { data, type RouterContextProvider, type ServerBuild } from 'react-router';
import { routerErrorWords } from '#copy/en/router-error-words.ts';
import { pageContext } from './page-contexts.ts';
import { describeFault, isStoreFault, type LogLine } from '#server/store/store.ts';

type Routes = ServerBuild['routes'];
type Asked = { context: Readonly<RouterContextProvider> };
type Act = (...args: never[]) => Promise<unknown>;

/**
 * Routes whose loaders, actions and middleware answer 503 in the words of their page where the store cannot be read or written, instead of
 * failing with whatever its driver threw. Pages of content never ask the store.
 */
export function answerStoreFaults(routes: Routes, log: LogLine): Routes {
  const guard =
    <Of extends Act>(act: Of) =>
    async (...args: Parameters<Of>) => {
      try {
        return await act(...args);
      } catch (error) {
        if (!isStoreFault(error)) throw error;
        log('error', 'A page could not be answered without the database', {
          reason: describeFault(error),
        });
        const { context } = args[0] as unknown as Asked;
        const { wording } = context.get(pageContext);
        throw data(null, { status: 503, statusText: wording.of(routerErrorWords).storeAway });
      }
    };
  const guarded = Object.entries(routes).map(([id, route]) => {
    if (!route) return [id, route];
    const { loader, action, middleware } = route.module;
    const module = {
      ...route.module,
      ...(loader && { loader: guard(loader as Act) }),
      ...(action && { action: guard(action as Act) }),
      ...(middleware && { middleware: middleware.map((step) => guard(step as Act)) }),
    };
    return [id, { ...route, module }];
  });
  return Object.fromEntries(guarded) as Routes;
}
