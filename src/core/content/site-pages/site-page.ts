import type { SlugKind } from '../kinds/slug-kinds.ts';

/** One public address, as sitemap and guides for machines list it. */
export type SitePage = {
  path: string;
  /** The entry's own words; '' for pages put together from many. */
  title: string;
  description: string;
  /** When what it shows was last changed, ISO 8601; null for built-in words. */
  lastModified: string | null;
  /** Addresses of its own pictures, absolute or paths of this site. */
  pictures: string[];
  /** The entry that the page shows; null for pages put together from many. */
  entry: { kind: SlugKind; id: string; slug: string } | null;
  /** Codes of the languages that any of its words is in; none where the site has one, and for built-in words. */
  announcedIn: readonly string[];
};

/** The pages of single entries, of each kind. */
export type ListedPages = Record<SlugKind, SitePage[]>;

/** Every public page, by where it belongs. */
export type SitePages = ListedPages & {
  /** Home and the pages that the header and the footer lead to. */
  main: SitePage[];
  /** The blog's second page and those after it. */
  olderPosts: SitePage[];
};
