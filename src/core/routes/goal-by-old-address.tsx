import { redirect } from 'react-router';
import { loadGoal } from '#content/goals/load-goals.server.ts';
import { normaliseGoalSlug } from '#content/goals/goal-slug.ts';
import { goalHref } from '#content/slugs/page-href.ts';
import { NotFoundScreen } from '#sections/layout/not-found-screen.tsx';
import { pageContext } from '#server/http/http.ts';
import type { Route } from './+types/goal-by-old-address.ts';
import { statusOrRedirect } from './moved-page.ts';
import { noSuchPage } from './no-such-page.ts';
import { noSuchPageMeta } from './no-such-page-meta.ts';

/**
 * Addresses of goals with another section before the slug, or with two (part 2 section 2): they lead to the goal. What
 * leads to none is not found; what cannot be looked up now says so on the goal's own page.
 */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(pageContext);
  const slug = params['*'];
  const goal = await loadGoal(site.reader, slug);
  const status = await statusOrRedirect(site, { kind: 'goal', slug, request }, goal);
  const own = normaliseGoalSlug(slug);
  if (status === 503 && own !== '') throw redirect(goalHref(own), 302);
  return noSuchPage(site);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? noSuchPageMeta(loaderData.head) : [];
}

export default NotFoundScreen;
