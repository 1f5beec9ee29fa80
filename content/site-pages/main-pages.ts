import type { ListedPages } from './site-page.ts';

type MainPage = {
  path: string;
  /** The content type of its own words, whose date is the page's. */
  contentType: string;
  /** The entries it lists, whose changes date it too. */
  shows: readonly (keyof ListedPages)[];
  /** Name of the part that follows the path in the address of one entry's page. */
  entryParameter?: string;
};

/** Every page that is not one entry's own. Sitemap, doctor, measurements and tests take the pages from here. */
export const MAIN_PAGES = [
  { path: '/', contentType: 'homePageContent', shows: ['products', 'goals', 'machines'] },
  {
    path: '/products',
    contentType: 'productsPageContent',
    shows: ['products'],
    entryParameter: 'slug',
  },
  {
    path: '/business-goals',
    contentType: 'businessGoalsPageContent',
    shows: ['goals'],
    entryParameter: 'slug',
  },
  {
    path: '/machines',
    contentType: 'machinesPageContent',
    shows: ['machines'],
    entryParameter: 'machineId',
  },
  {
    path: '/technology',
    contentType: 'technologyPageContent',
    shows: ['technologies'],
    entryParameter: 'slug',
  },
  { path: '/technology/detailed', contentType: 'technologyPageContent', shows: ['technologies'] },
  { path: '/tools', contentType: 'machinesPageContent', shows: [] },
  { path: '/tools/locker-size', contentType: 'machinesPageContent', shows: ['machines'] },
  { path: '/tools/payback', contentType: 'machinesPageContent', shows: [] },
  { path: '/tools/fit', contentType: 'machinesPageContent', shows: ['machines'] },
  { path: '/contact', contentType: 'contactPageContent', shows: [] },
  { path: '/about', contentType: 'about', shows: [] },
  { path: '/blog', contentType: 'blogPageContent', shows: ['posts'], entryParameter: 'slug' },
  { path: '/privacy', contentType: 'privacyPolicy', shows: [] },
  { path: '/terms', contentType: 'privacyPolicy', shows: [] },
] as const satisfies readonly MainPage[];

/** The addresses of the main pages. */
export const MAIN_PATHS = MAIN_PAGES.map(({ path }) => path);
