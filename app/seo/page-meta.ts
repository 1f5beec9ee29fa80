/** What a page says about itself to search engines and social cards. */
export type PageMeta = {
  /** The page's own part of the title; '' for the home page, whose title is the site's. */
  title: string;
  description: string;
  /** Path of the page, the canonical one. */
  path: string;
  siteUrl: string;
  siteName: string;
  /** Path or absolute address of the social picture; the site's own card when missing. */
  picture?: string | undefined;
  type?: 'website' | 'article' | 'product';
  noindex?: boolean;
  structuredData?: object[];
};

type Tag = Record<string, unknown>;

/** Length beyond which search engines cut a description, in characters. */
const DESCRIPTION_LIMIT = 160;

/** Head tags of a page: title '{page} | {site}', description, canonical link, social card, structured data (part 1 section 1). */
export function pageMeta(page: PageMeta): Tag[] {
  const title = page.title === '' ? page.siteName : `${page.title} | ${page.siteName}`;
  const description = shorten(page.description);
  const canonical = new URL(page.path, `${page.siteUrl}/`).href;
  const picture = new URL(page.picture ?? '/pictures/og-default.jpg', `${page.siteUrl}/`).href;
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...(page.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    { property: 'og:site_name', content: page.siteName },
    { property: 'og:locale', content: 'en_US' },
    { property: 'og:type', content: page.type === 'article' ? 'article' : 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    { property: 'og:image', content: picture },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(page.structuredData ?? []).map((data) => ({ 'script:ld+json': data })),
  ];
}

function shorten(description: string): string {
  const text = description.replace(/\s+/gu, ' ').trim();
  if (text.length <= DESCRIPTION_LIMIT) return text;
  const cut = text.slice(0, DESCRIPTION_LIMIT - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 80))}…`;
}
