import { notFoundWords } from '#copy/en/not-found-words.ts';
import { pageMeta } from '#seo/page-meta.ts';
import { siteWording } from '#site/site-wording.ts';
import type { PageHead } from '#site/page-head.ts';

/** The head of the not-found screen; apart from `no-such-page.ts`, since browsers get it, too. */
export function noSuchPageMeta(head: PageHead) {
  return pageMeta({
    ...head,
    ...siteWording(head.language).of(notFoundWords).meta,
    path: '/not-found',
    noindex: true,
  });
}

/** Whether what a route loaded is the answer to an address without a page. */
export function isNoSuchPage(loaderData: unknown): boolean {
  return (loaderData as { found?: boolean } | undefined)?.found === false;
}
