import { alternates, canonicalAddress } from './alternates.ts';
import { pageAddress, siteData, type SeoSite } from './structured-data.ts';

/** What a page says about itself to search engines and social cards. */
export type PageMeta = SeoSite & {
  /** The page's own part of the title; '' for the home page, whose title is the site's. */
  title: string;
  description: string;
  /** Path of the page, the canonical one. */
  path: string;
  /** Everything that the page shows, as its loader gave it; says in which languages the page is there. */
  shown?: unknown;
  /** Shows drafts, is seen outside the product's own domain, or holds no content of the owner's: never indexed. */
  hidden?: boolean;
  noindex?: boolean;
  /** Dates and words of a post. */
  article?: { publishedAt: string | null; changedAt: string; author: string; tags: string[] };
  /** What the page is about; without it the company and the site stand in (part 2 section 9). */
  structuredData?: (object | null)[];
};

type Tag = Record<string, unknown>;

/** Length beyond which search engines cut a description, in characters. */
const DESCRIPTION_LIMIT = 160;

/** The size that every network shows a large card in, in pixels. */
const CARD_WIDTH = 1200;
const CARD_HEIGHT = 630;

/** The site's own card, for pages that have none of their own. */
const SITE_CARD = '/social/site.jpg';

/** The address of a page's social card, which is drawn when it is asked for. */
export function cardPath(path: string): string {
  const { pathname } = new URL(path, 'http://site');
  return pathname === '/' ? SITE_CARD : `/social${pathname}.jpg`;
}

/**
 * Head tags of a page: title '{page} | {site}', description, canonical link, social card, structured data (part 1
 * sections 1 and 2). In browsers, where React changes only the owner's screens, there is just what their reader sees.
 */
export function pageMeta(page: PageMeta): Tag[] {
  const title = page.title === '' ? page.siteName : `${page.title} | ${page.siteName}`;
  const description = shorten(page.description);
  const hidden = Boolean(page.noindex || page.hidden);
  const canonical = canonicalAddress(page, page.path, page.shown);
  const inBrowsers = [
    { title },
    { name: 'description', content: description },
    // A page that is not to be kept has no canonical address either: the two would contradict each other.
    ...(hidden
      ? [{ name: 'robots', content: 'noindex' }]
      : [{ tagName: 'link', rel: 'canonical', href: canonical }]),
  ];
  if (!import.meta.env.SSR) return inBrowsers;
  const card = pageAddress(page, hidden ? SITE_CARD : cardPath(page.path));
  // What a page says of itself stands at its canonical address, with the addresses and the language of that.
  const isOwn = canonical === pageAddress(page, page.path);
  const data = isOwn ? (page.structuredData ?? []).filter((item) => item !== null) : [];
  const translations = hidden ? [] : alternates(page, page.path, page.shown);
  return [
    ...inBrowsers,
    ...translations.map((link) => ({ tagName: 'link', rel: 'alternate', ...link })),
    { property: 'og:site_name', content: page.siteName },
    { property: 'og:locale', content: ogLocale(page.language) },
    { property: 'og:type', content: page.article ? 'article' : 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    { property: 'og:image', content: card },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: String(CARD_WIDTH) },
    { property: 'og:image:height', content: String(CARD_HEIGHT) },
    { property: 'og:image:alt', content: title },
    ...articleTags(page.article),
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: card },
    { name: 'twitter:image:alt', content: title },
    ...(data.length > 0 ? data : siteData(page)).map((item) => ({ 'script:ld+json': item })),
  ];
}

/** The language with the region that it is most spoken in, as Open Graph names it: "en_US". */
function ogLocale(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return `${language}_${region}`;
}

function articleTags(article: PageMeta['article']): Tag[] {
  if (!article) return [];
  const { publishedAt, changedAt, author, tags } = article;
  const named: [string, string | null][] = [
    ['article:published_time', publishedAt],
    ['article:modified_time', changedAt],
    ['article:author', author],
    ...tags.map((tag): [string, string] => ['article:tag', tag]),
  ];
  return named.flatMap(([property, content]) => (content ? [{ property, content }] : []));
}

/** One line, cut at a word where search engines would cut anywhere. */
function shorten(description: string): string {
  const text = description.replace(/\s+/gu, ' ').trim();
  if (text.length <= DESCRIPTION_LIMIT) return text;
  const cut = text.slice(0, DESCRIPTION_LIMIT - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 80))}…`;
}
