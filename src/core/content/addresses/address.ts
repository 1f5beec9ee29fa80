import type { SlugKind } from '../kinds/slug-kinds.ts';

/** What a value of a query name has to be, to change what a page shows (`#server/http/page-cache/page-key.ts`). */
export type QueryValue = 'about' | 'any' | 'imperial' | 'page' | 'tag' | 'text';

/** What stands at one address of the site, or at all addresses of a form; plain data, since the service worker has it, too. */
export type Address = {
  /** As the router reads it: `:slug` is one part, `*` at the end any number of them, or none. */
  path: string;
  /** The route's module below `src/`; none for what the server answers by itself. */
  file?: string;
  /** The route's name, where its module has several addresses. */
  id?: string;
  /** What it is, where an owner asks for the address for a page of his own. */
  what?: string;
  /** An address of the form in the sample, without its query. */
  example?: string;
  /** Whose entries have their pages here, which know their slugs. */
  of?: SlugKind;
  /** The same in every language: endpoints, the owner's area, files. */
  hasLanguage?: false;
  /** Written only as it stands here. */
  isExact?: true;
  /** The address that this is another name of. */
  leadsTo?: string;
  /** Belongs to one visitor, to the owner or to no page: nothing keeps an answer, nor fetches it ahead. */
  isKept?: false;
  /** Kept by the server, but by no browser as a page that was read. */
  isKeptByBrowsers?: false;
  /** No page has a link there, so that browsers need not be told to fetch nothing ahead. */
  isLinked?: false;
  /** Built ahead of every other page after a start; or next, of the list of all pages. */
  warmed?: 'first' | 'next';
  /** The query names that change what is shown, and the values of them that do. All others are ignored. */
  query?: Readonly<Record<string, QueryValue>>;
  /**
   * Of those names an address may combine many: combinations are without number. One value of one of them has a page in
   * the cache (the page's loader refuses that to a value it does not know); more are rendered each time.
   */
  isCombined?: true;
  /**
   * The query names that make it one visitor's own, or all: a tool answers what its query asks, and there are as many
   * answers as numbers.
   */
  own?: readonly string[] | 'all';
  /** Of a main page, whose words are an entry's: its content type, whose date is the page's. */
  contentType?: string;
  /** The kinds of entries that a main page lists, whose changes date it too. */
  shows?: readonly SlugKind[];
  /** The column of the footer that it is in, where an owner has made none (part 2 section 2). */
  footer?: 'solutions' | 'company';
  /** Offered where a search has found nothing. */
  isPopular?: true;
  /** What a project list calls the results that this page shows, each by its query. */
  result?: string;
  /** A main page's picture, on its social card, which has words alone without one, and among search results. */
  scene?: string;
};
