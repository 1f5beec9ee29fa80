import { loadLegal } from '#content/legal/load-legal.server.ts';
import { legalWords } from '#copy/en/legal-words.ts';
import { LegalPage } from '#sections/page/legal-page.tsx';
import { pageContext } from '#server/http/http.ts';
import { siteWording } from '#site/site-wording.ts';
import type { Route } from './+types/terms.ts';
import { headOf } from '#site/page-head.ts';
import { isKnownMissing } from '#content/loaded.ts';
import { trailMeta } from '#site/trail-meta.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(pageContext);
  const legal = await loadLegal(site.reader);
  return { head: await headOf(site), legal };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const words = siteWording(loaderData.head.language).of(legalWords).terms;
  const noindex = isKnownMissing(loaderData.legal, ({ terms }) => terms !== null);
  return trailMeta(loaderData, [{ name: words.title, path: '/terms' }], { ...words, noindex });
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <LegalPage which="terms" legal={loaderData.legal} />;
}
