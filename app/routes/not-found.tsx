import { data } from 'react-router';
import { notFoundWords } from '#copy/error-screen-words.ts';
import { NotFoundScreen } from '#sections/layout/not-found-screen.tsx';
import { pageMeta } from '#seo/page-meta.ts';
import { pageContext } from '#server/http/http.ts';
import type { Route } from './+types/not-found.ts';
import { headOf } from './page-head.ts';

export function loader({ context }: Route.LoaderArgs) {
  return data({ head: headOf(context.get(pageContext)) }, { status: 404 });
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({
    ...loaderData.head,
    ...notFoundWords.meta,
    path: '/not-found',
    noindex: true,
  });
}

export default NotFoundScreen;
