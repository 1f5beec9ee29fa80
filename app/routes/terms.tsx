import { data } from 'react-router';
import { loadLegal } from '#content/legal/load-legal.server.ts';
import { legalWords } from '#copy/company-words.ts';
import { LegalPage } from '#sections/page/legal-page.tsx';
import { pageMeta } from '#seo/page-meta.ts';
import { siteContext } from '#server/site-context.ts';
import type { Route } from './+types/terms.ts';
import { headOf } from './page-head.ts';
import { statusOf, valueOf } from './page-status.ts';

const words = legalWords.terms;

export async function loader({ context }: Route.LoaderArgs) {
  const { reader, settings } = context.get(siteContext);
  const legal = await loadLegal(reader);
  return data(
    { head: headOf(settings), text: valueOf(legal)?.terms ?? null },
    { status: statusOf(legal) },
  );
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? pageMeta({ ...loaderData.head, ...words, path: '/terms' }) : [];
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <LegalPage title={words.title} text={loaderData.text} />;
}
