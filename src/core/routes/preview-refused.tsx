import { data } from 'react-router';
import { previewRefusedWords } from '#copy/en/preview-refused-words.ts';
import { PreviewRefusedScreen } from '#sections/layout/not-found-screen.tsx';
import { pageMeta } from '#seo/page-meta.ts';
import { pageContext } from '#server/http/http.ts';
import { siteWording } from '#site/site-wording.ts';
import type { Route } from './+types/preview-refused.ts';
import { headOf } from '#site/page-head.ts';

/** What a preview link that was revoked, or is over, opens (#server/owner/preview/preview-routes.ts). */
export async function loader({ context }: Route.LoaderArgs) {
  return data({ head: await headOf(context.get(pageContext)) }, { status: 403 });
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { head } = loaderData;
  const words = siteWording(head.language).of(previewRefusedWords).meta;
  return pageMeta({ ...head, ...words, path: '/preview/refused', noindex: true });
}

export default PreviewRefusedScreen;
