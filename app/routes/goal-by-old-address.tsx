import { data, redirect } from 'react-router';
import { loadGoal } from '#content/goals/load-goal.server.ts';
import { normaliseGoalSlug } from '#content/goals/goal-slug.ts';
import { goalHref } from '#content/slugs/page-href.ts';
import { notFoundWords } from '#copy/error-screen-words.ts';
import { NotFoundScreen } from '#sections/layout/not-found-screen.tsx';
import { pageMeta } from '#seo/page-meta.ts';
import { pageContext } from '#server/http/http.ts';
import type { Route } from './+types/goal-by-old-address.ts';
import { statusOrMove } from './moved-page.ts';
import { headOf } from './page-head.ts';

/**
 * Addresses of goals with another section before the slug, or with two (part 2 section 2): they lead to the goal. What
 * leads to none is not found; what cannot be looked up now says so on the goal's own page.
 */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(pageContext);
  const slug = params['*'];
  const goal = await loadGoal(site.reader, slug);
  const status = await statusOrMove(site, { kind: 'goal', slug, request }, goal);
  const own = normaliseGoalSlug(slug);
  if (status === 503 && own !== '') throw redirect(goalHref(own), 302);
  return data({ head: headOf(site) }, { status: 404 });
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({ ...loaderData.head, ...notFoundWords.meta, path: '/not-found', noindex: true });
}

export default NotFoundScreen;
