import { loadLegal } from '#content/legal/load-legal.server.ts';
import { legalWords } from '#copy/company-words.ts';
import { LegalPage } from '#sections/page/legal-page.tsx';
import { pageMeta } from '#seo/page-meta.ts';
import { breadcrumbData } from '#seo/structured-data.ts';
import { pageContext } from '#server/http/http.ts';
import type { Route } from './+types/terms.ts';
import { headOf } from './page-head.ts';
import { valueOf } from '#content/loaded.ts';

const words = legalWords.terms;

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(pageContext);
  const legal = await loadLegal(site.reader);
  return { head: headOf(site), text: valueOf(legal)?.terms ?? null, showNotices: site.showNotices };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({
    ...loaderData.head,
    ...words,
    path: '/terms',
    noindex: !loaderData.text,
    structuredData: [breadcrumbData(loaderData.head, [{ name: words.title, path: '/terms' }])],
  });
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  return (
    <LegalPage title={words.title} text={loaderData.text} showNotices={loaderData.showNotices} />
  );
}
