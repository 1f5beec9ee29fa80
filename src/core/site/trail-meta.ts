import { pageMeta, type PageMeta } from '#seo/page-meta.ts';
import { breadcrumbData } from '#seo/structured-data.ts';
import type { PageHead } from './page-head.ts';

export type Shown = { head: PageHead };

/**
 * The head of a page that a trail leads to.
 * @param trail from the page below home to this one
 * @param said what else is said of it; its own structured data stand before the trail
 */
export function trailMeta(
  shown: Shown,
  trail: { name: string; path: string }[],
  said: Pick<PageMeta, 'title' | 'description' | 'noindex' | 'structuredData'>,
) {
  const { head } = shown;
  return pageMeta({
    ...{ ...head, shown, path: trail.at(-1)!.path, ...said },
    structuredData: [...(said.structuredData ?? []), breadcrumbData(head, trail)],
  });
}
