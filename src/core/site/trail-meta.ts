import { toolWords } from '#copy/en/tool-words.ts';
import { pageMeta, type PageMeta } from '#seo/page-meta.ts';
import { breadcrumbData } from '#seo/structured-data.ts';
import { siteWording } from '#site/site-wording.ts';
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

/** The head of the page of a tool, which a trail calls by its short name. */
export function toolMeta(
  shown: Shown,
  path: string,
  { title, description, short = title }: { title: string; description: string; short?: string },
  noindex = false,
) {
  const tools = { name: siteWording(shown.head.language).of(toolWords).trail, path: '/tools' };
  return trailMeta(shown, [tools, { name: short, path }], { title, description, noindex });
}
