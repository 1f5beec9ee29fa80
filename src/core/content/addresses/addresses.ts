import type { SlugKind } from '../kinds/slug-kinds.ts';
import { FACETS } from '../machines/facet-names.ts';
import { FIT_FIELDS } from '../tools/fit-ranges.ts';

/** What a value of a query name has to be, to change what a page shows (`#server/http/page-cache/page-key.ts`). */
export type QueryValue = 'about' | 'any' | 'imperial' | 'page' | 'tag' | 'text';

/** What stands at one address of the site, or at all addresses of a form; plain data, since the service worker has it, too. */
export type Address = {
  /** As the router reads it: `:slug` is one part, `*` at the end any number of them, or none. */
  path: string;
  /** The route's module below `src/core/routes/`; none for what the server answers by itself. */
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
  /** A main page's picture, on its social card, which has words alone without one, and among search results. */
  scene?: string;
};

const endpoint = <Path extends string>(path: Path) =>
  ({ path, hasLanguage: false, isKept: false }) as const;
const unlinked = <Path extends string>(path: Path) =>
  ({ ...endpoint(path), isLinked: false }) as const;
const folder = <Path extends string>(path: Path) =>
  ({ ...unlinked(path), what: 'a folder of files' }) as const;

const UNITS = { units: 'imperial' } as const;
const ANY_OF = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, 'any'] as const)) as Record<Name, 'any'>;

/** Every address of the public site. The owner's screens have a table of their own (`#admin/screens.ts`). */
export const ADDRESSES = [
  {
    path: '/',
    file: 'home.tsx',
    what: 'the home page',
    contentType: 'homePageContent',
    shows: ['product', 'goal', 'machine'],
    warmed: 'first',
  },
  {
    path: '/products',
    file: 'products.tsx',
    what: 'the page of all product types',
    contentType: 'productsPageContent',
    shows: ['product'],
    scene: '/pictures/grocery-1200.webp',
    warmed: 'first',
  },
  { path: '/products/:slug', file: 'product.tsx', of: 'product', example: '/products/grocery' },
  {
    path: '/business-goals',
    file: 'goals.tsx',
    what: 'the page of all business goals',
    contentType: 'businessGoalsPageContent',
    shows: ['goal'],
    scene: '/pictures/transit-hall-1600.webp',
    warmed: 'first',
  },
  { path: '/business-goals/:slug', file: 'goal.tsx', of: 'goal', example: '/business-goals/bopis' },
  {
    path: '/business-goals/*',
    file: 'goal-by-old-address.tsx',
    id: 'goal-with-section',
    of: 'goal',
  },
  {
    path: '/business/*',
    file: 'goal-by-old-address.tsx',
    id: 'goal-under-business',
    what: 'another address of the business goals',
    leadsTo: '/business-goals',
    of: 'goal',
  },
  {
    path: '/goals/*',
    file: 'goal-by-old-address.tsx',
    id: 'goal-under-goals',
    what: 'another address of the business goals',
    leadsTo: '/business-goals',
    of: 'goal',
  },
  {
    path: '/machines',
    file: 'machines.tsx',
    what: 'the page of all machines',
    contentType: 'machinesPageContent',
    shows: ['machine'],
    scene: '/pictures/divi-1600.webp',
    warmed: 'first',
    query: { ...ANY_OF(FACETS), ...UNITS },
    isCombined: true,
  },
  {
    path: '/machines/compare',
    file: 'compare.tsx',
    what: 'where visitors compare machines',
    query: { machine: 'any', ...UNITS },
    isCombined: true,
  },
  {
    path: '/machines/:machineId',
    file: 'machine.tsx',
    of: 'machine',
    example: '/machines/divi-wp',
    query: UNITS,
  },
  {
    path: '/machines/:machineId/spec-sheet',
    file: 'spec-sheet.tsx',
    of: 'machine',
    query: UNITS,
  },
  {
    path: '/machines/:machineId/spec-sheet.pdf',
    file: 'machine-readable/spec-sheet-pdf.ts',
    of: 'machine',
    query: UNITS,
  },
  {
    path: '/technology',
    file: 'technology.tsx',
    what: 'the technology page',
    contentType: 'technologyPageContent',
    shows: ['technology'],
    scene: '/pictures/ui-dashboard.svg',
    warmed: 'first',
  },
  {
    path: '/technology/detailed',
    file: 'technology-detailed.tsx',
    what: 'every technology on one page',
    contentType: 'technologyPageContent',
    shows: ['technology'],
    scene: '/pictures/ui-dashboard.svg',
  },
  {
    path: '/technology/:slug',
    file: 'technology-detail.tsx',
    of: 'technology',
    example: '/technology/machine-control',
  },
  {
    path: '/tools',
    file: 'tools.tsx',
    what: 'the tools for buyers',
    contentType: 'machinesPageContent',
    shows: [],
  },
  {
    path: '/tools/locker-size',
    file: 'locker-size.tsx',
    what: 'the locker calculator',
    contentType: 'machinesPageContent',
    shows: ['machine'],
    own: 'all',
  },
  {
    path: '/tools/payback',
    file: 'payback.tsx',
    what: 'the payback calculator',
    contentType: 'machinesPageContent',
    shows: [],
    own: 'all',
  },
  {
    path: '/tools/fit',
    file: 'fit.tsx',
    what: 'the fit calculator',
    contentType: 'machinesPageContent',
    shows: ['machine'],
    query: { machine: 'any', ...ANY_OF(FIT_FIELDS), ...UNITS },
    isCombined: true,
  },
  {
    path: '/contact',
    file: 'contact.tsx',
    what: 'the contact page',
    contentType: 'contactPageContent',
    shows: [],
    scene: '/pictures/office-wall-1600.webp',
    warmed: 'first',
    query: { about: 'about' },
    own: ['machine', 'tool'],
  },
  { path: '/project', file: 'project.tsx', what: 'the project list', own: 'all' },
  { path: '/project.pdf', file: 'machine-readable/project-pdf.ts', own: 'all' },
  { path: '/inquiry', file: 'inquiry.tsx', what: 'where forms are sent', isKept: false },
  {
    path: '/newsletter',
    file: 'newsletter-sign-up.tsx',
    what: 'the newsletter',
    isKept: false,
  },
  {
    path: '/newsletter/confirm',
    file: 'newsletter.tsx',
    id: 'newsletter-confirm',
    isKept: false,
  },
  {
    path: '/newsletter/unsubscribe',
    file: 'newsletter.tsx',
    id: 'newsletter-unsubscribe',
    isKept: false,
  },
  {
    path: '/about',
    file: 'about.tsx',
    what: 'the page about the company',
    contentType: 'about',
    shows: [],
    scene: '/pictures/hero-1600.webp',
    warmed: 'first',
  },
  { path: '/search', file: 'search.tsx', what: 'the search', isKept: false },
  {
    path: '/blog',
    file: 'blog.tsx',
    what: 'the blog',
    contentType: 'blogPageContent',
    shows: ['post'],
    scene: '/pictures/outdoor-dusk-1600.webp',
    warmed: 'first',
    query: { tag: 'tag', page: 'page' },
  },
  {
    path: '/blog/rss.xml',
    file: 'machine-readable/rss.ts',
    what: 'a feed of the blog',
    warmed: 'next',
  },
  {
    path: '/blog/feed.json',
    file: 'machine-readable/json-feed.ts',
    what: 'a feed of the blog',
    warmed: 'next',
  },
  { path: '/blog/:slug', file: 'post.tsx', of: 'post', example: '/blog/routes-by-need' },
  {
    path: '/privacy',
    file: 'privacy.tsx',
    what: 'the privacy policy',
    contentType: 'privacyPolicy',
    shows: [],
  },
  {
    path: '/terms',
    file: 'terms.tsx',
    what: 'the terms of service',
    contentType: 'privacyPolicy',
    shows: [],
  },
  {
    path: '/offline',
    file: 'offline.tsx',
    what: 'the page for visitors without a connection',
    isKeptByBrowsers: false,
  },
  {
    path: '/not-found',
    file: 'not-found.tsx',
    id: 'not-found',
    what: 'the page for addresses that lead nowhere',
    isKeptByBrowsers: false,
  },
  { path: '/robots.txt', file: 'robots.ts', hasLanguage: false },
  { path: '/sitemap.xml', file: 'machine-readable/sitemap.ts', warmed: 'next' },
  { path: '/llms.txt', file: 'machine-readable/llms.ts', warmed: 'next' },
  { path: '/site.webmanifest', file: 'machine-readable/web-manifest.ts' },
  {
    path: '/social/*',
    file: 'machine-readable/social-card.ts',
    what: 'the pictures for shared links',
    example: '/social/machines.png',
  },
  { path: '/favicon.ico', leadsTo: '/icons/favicon-32.png' },
  { path: '/logo.png' },
  { ...endpoint('/preview/*'), what: 'the preview of drafts' },
  { ...endpoint('/preview/refused'), file: 'preview-refused.tsx' },
  endpoint('/preview/enter'),
  endpoint('/preview/exit'),
  endpoint('/preview/version'),
  { ...endpoint('/api/*'), what: 'an interface of the site' },
  { ...endpoint('/api/session'), file: 'api/session.ts' },
  {
    path: '/api/content/*',
    file: 'api/content.ts',
    hasLanguage: false,
    isExact: true,
    query: { locale: 'text' },
  },
  endpoint('/api/runtime-config'),
  endpoint('/api/vitals'),
  endpoint('/api/events'),
  endpoint('/api/policy-reports'),
  endpoint('/api/form-token'),
  endpoint('/api/functions/send-contact-email-ses'),
  endpoint('/api/newsletter'),
  endpoint('/api/refresh-connection'),
  endpoint('/api/webhooks/contentful'),
  { ...endpoint('/admin/*'), what: 'the admin area' },
  { ...unlinked('/health/*'), what: 'the health report' },
  unlinked('/health/live'),
  unlinked('/health/ready'),
  { ...unlinked('/metrics'), what: 'the measurements' },
  unlinked('/service-worker.js'),
  { path: '/unreadable-address', what: 'kept for addresses that cannot be read' },
  { ...endpoint('/content-assets/*'), what: 'a folder of files' },
  folder('/assets/*'),
  folder('/fonts/*'),
  folder('/icons/*'),
  folder('/pictures/*'),
  // Every part in every state, for those who build it; no part of the built site (`src/routes.ts`).
  { ...unlinked('/gallery/*'), what: 'the list of the site’s parts' },
  // An owner's page of sections: every other route with one part is more exact, so it is tried after them.
  { path: '/:slug', file: 'page.tsx', of: 'page', example: '/break-rooms' },
] as const satisfies readonly Address[];

/** The path of an address without what may follow: `/business` of `/business/*`. */
export function plainPath({ path }: Pick<Address, 'path'>): string {
  return path.replace(/\/\*$/u, '');
}

/** The first part of a path or of an address: `/machines`. */
export function firstPart({ path }: Pick<Address, 'path'>): string {
  return `/${path.split('/')[1]}`;
}
