import { isKnownMissing, valueOf, type Loaded } from '#content/loaded.ts';
import { SLUG_KINDS, type SlugKind } from '#content/kinds/slug-kinds.ts';
import { pageWords } from '#copy/en/page-words.ts';
import { missingTitle, withoutContent } from '#sections/page/missing-page.tsx';
import { pageMeta, type PageMeta } from '#seo/page-meta.ts';
import { breadcrumbData, itemListData, pagesOf } from '#seo/structured-data.ts';
import { siteWording } from '#site/site-wording.ts';
import { trailMeta, type Shown } from '#site/trail-meta.ts';

type Entry = { slug: string; title: string };

/**
 * The head of a page that shows one entry of a kind, with the trail that leads to it.
 * @param page.slug of the asked address
 * @param page.without describes the page where the entry is not there
 * @param page.of what else is said of the entry; its own structured data stand before the trail
 */
export function entryMeta<Found extends Entry>(
  shown: Shown & { loaded: Loaded<Found> },
  page: {
    kind: SlugKind;
    slug: string;
    words: { trail: string; errorTitle: string; notFoundTitle: string };
    without: string;
    of: (entry: Found) => Pick<PageMeta, 'description' | 'noindex' | 'article' | 'structuredData'>;
  },
) {
  const { kind, slug, words, without } = page;
  const { head, loaded } = shown;
  const entry = valueOf(loaded);
  const { folder, list = folder, href } = SLUG_KINDS[kind];
  const path = href(entry?.slug ?? slug);
  const about = entry && page.of(entry);
  return pageMeta({
    ...{ ...head, shown, path },
    title: entry?.title ?? missingTitle(loaded, words),
    description: withoutContent(loaded, siteWording(head.language).of(pageWords), without),
    ...about,
    noindex: isKnownMissing(loaded) || (about?.noindex ?? false),
    structuredData: entry
      ? [
          ...(about?.structuredData ?? []),
          breadcrumbData(head, [
            // Without a page that lists them nothing is between this one and home.
            ...(list === '' ? [] : [{ name: words.trail, path: folder }]),
            { name: entry.title, path },
          ]),
        ]
      : [],
  });
}

/** The head of the page that lists the entries of a kind. */
export function listMeta(
  shown: Shown,
  page: Pick<PageMeta, 'title' | 'description' | 'noindex'> & {
    kind: SlugKind;
    words: { trail: string };
    entries: readonly Entry[] | null;
  },
) {
  const { kind, words, entries, ...said } = page;
  const { folder: path, href } = SLUG_KINDS[kind];
  return trailMeta(shown, [{ name: words.trail, path }], {
    ...said,
    structuredData: [itemListData(shown.head, pagesOf(entries, href))],
  });
}
