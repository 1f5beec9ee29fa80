import { loadLegal } from '#content/legal/load-legal.server.ts';
import { legalWords } from '#copy/en/legal-words.ts';
import { LegalPage } from '#sections/page/legal-page.tsx';
import { pageMeta } from '#seo/page-meta.ts';
import { breadcrumbData } from '#seo/structured-data.ts';
import { pageContext } from '#server/http/http.ts';
import { siteWording } from '../site-wording.ts';
import type { Route } from './+types/privacy.ts';
import { headOf } from './page-head.ts';
import { isKnownMissing } from '#content/loaded.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(pageContext);
  const legal = await loadLegal(site.reader);
  return { head: await headOf(site), legal };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const words = siteWording(loaderData.head.language).of(legalWords).privacy;
  return pageMeta({
    ...loaderData.head,
    shown: loaderData,
    ...words,
    path: '/privacy',
    noindex: isKnownMissing(loaderData.legal, ({ privacy }) => privacy !== null),
    structuredData: [breadcrumbData(loaderData.head, [{ name: words.title, path: '/privacy' }])],
  });
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <LegalPage which="privacy" legal={loaderData.legal} />;
}
