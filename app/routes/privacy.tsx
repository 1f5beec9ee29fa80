import { loadLegal } from '#content/legal/load-legal.server.ts';
import { legalWords } from '#copy/company-words.ts';
import { LegalPage } from '#sections/page/legal-page.tsx';
import { pageMeta } from '#seo/page-meta.ts';
import { breadcrumbData } from '#seo/structured-data.ts';
import { pageContext } from '#server/http/http.ts';
import type { Route } from './+types/privacy.ts';
import { headOf } from './page-head.ts';
import { valueOf } from '#content/loaded.ts';

const words = legalWords.privacy;

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(pageContext);
  const legal = await loadLegal(site.reader);
  return {
    head: headOf(site),
    text: valueOf(legal)?.privacy ?? null,
    showNotices: site.showNotices,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({
    ...loaderData.head,
    ...words,
    path: '/privacy',
    noindex: !loaderData.text,
    structuredData: [breadcrumbData(loaderData.head, [{ name: words.title, path: '/privacy' }])],
  });
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return (
    <LegalPage title={words.title} text={loaderData.text} showNotices={loaderData.showNotices} />
  );
}
