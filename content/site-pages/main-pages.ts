import type { ListedPages } from './site-page.ts';

type MainPage = {
  path: string;
  /** The content type of its own words, whose date is the page's. */
  contentType: string;
  /** The entries it lists, whose changes date it too. */
  shows: readonly (keyof ListedPages)[];
  /** What the page is, where an owner's page asks for its address. */
  what: string;
  /** Picture of its social card, which has words alone without one, and of its place among search results. */
  scene?: string;
  /** Name of the part that follows the path in the address of one entry's page. */
  entryParameter?: string;
};

/** Every page that is not one entry's own: sitemap, social cards, doctor, measurements and tests take the pages from here. */
export const MAIN_PAGES = [
  {
    path: '/',
    what: 'the home page',
    contentType: 'homePageContent',
    shows: ['products', 'goals', 'machines'],
  },
  {
    path: '/products',
    what: 'the page of all product types',
    scene: '/pictures/grocery-1200.webp',
    contentType: 'productsPageContent',
    shows: ['products'],
    entryParameter: 'slug',
  },
  {
    path: '/business-goals',
    what: 'the page of all business goals',
    scene: '/pictures/transit-hall-1600.webp',
    contentType: 'businessGoalsPageContent',
    shows: ['goals'],
    entryParameter: 'slug',
  },
  {
    path: '/machines',
    what: 'the page of all machines',
    scene: '/pictures/divi-1600.webp',
    contentType: 'machinesPageContent',
    shows: ['machines'],
    entryParameter: 'machineId',
  },
  {
    path: '/technology',
    what: 'the technology page',
    scene: '/pictures/hero-dashboard-1600.webp',
    contentType: 'technologyPageContent',
    shows: ['technologies'],
    entryParameter: 'slug',
  },
  {
    path: '/technology/detailed',
    what: 'every technology on one page',
    scene: '/pictures/hero-dashboard-1600.webp',
    contentType: 'technologyPageContent',
    shows: ['technologies'],
  },
  { path: '/tools', what: 'the tools for buyers', contentType: 'machinesPageContent', shows: [] },
  {
    path: '/tools/locker-size',
    what: 'the locker calculator',
    contentType: 'machinesPageContent',
    shows: ['machines'],
  },
  {
    path: '/tools/payback',
    what: 'the payback calculator',
    contentType: 'machinesPageContent',
    shows: [],
  },
  {
    path: '/tools/fit',
    what: 'the fit calculator',
    contentType: 'machinesPageContent',
    shows: ['machines'],
  },
  {
    path: '/contact',
    what: 'the contact page',
    scene: '/pictures/office-wall-1600.webp',
    contentType: 'contactPageContent',
    shows: [],
  },
  {
    path: '/about',
    what: 'the page about the company',
    scene: '/pictures/hero-1600.webp',
    contentType: 'about',
    shows: [],
  },
  {
    path: '/blog',
    what: 'the blog',
    scene: '/pictures/outdoor-dusk-1600.webp',
    contentType: 'blogPageContent',
    shows: ['posts'],
    entryParameter: 'slug',
  },
  { path: '/privacy', what: 'the privacy policy', contentType: 'privacyPolicy', shows: [] },
  { path: '/terms', what: 'the terms of service', contentType: 'privacyPolicy', shows: [] },
] as const satisfies readonly MainPage[];

export type MainPath = (typeof MAIN_PAGES)[number]['path'];

/** The addresses of the main pages. */
export const MAIN_PATHS = MAIN_PAGES.map(({ path }) => path);
