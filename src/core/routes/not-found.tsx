import { NotFoundScreen } from '#sections/layout/not-found-screen.tsx';
import { pageContext } from '#server/http/http.ts';
import type { Route } from './+types/not-found.ts';
import { noSuchPage } from './no-such-page.ts';
import { noSuchPageMeta } from './no-such-page-meta.ts';

export function loader({ context }: Route.LoaderArgs) {
  return noSuchPage(context.get(pageContext));
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? noSuchPageMeta(loaderData.head) : [];
}

export default NotFoundScreen;
