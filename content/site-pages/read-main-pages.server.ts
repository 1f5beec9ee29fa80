import type { ContentReader } from '../contentful/content-reader.ts';
import { mappingContext } from '../mapping/mapping-context.ts';
import { readSingleEntry } from '../queries/read-single-entry.ts';
import type { SitePage } from './site-page.ts';
import { changedAt, picturesOf } from './read-entry-pages.server.ts';

/** The entry pages whose changes show on a list page. */
export type ListedPages = {
  products: SitePage[];
  goals: SitePage[];
  machines: SitePage[];
  technologies: SitePage[];
  posts: SitePage[];
};

type MainPage = { path: string; contentType: string; shows: (keyof ListedPages)[] };

/** Every page that is not one entry's own, with the content type of its words and the lists it shows. */
export const MAIN_PAGES: readonly MainPage[] = [
  { path: '/', contentType: 'homePageContent', shows: ['products', 'goals', 'machines'] },
  { path: '/products', contentType: 'productsPageContent', shows: ['products'] },
  { path: '/business-goals', contentType: 'businessGoalsPageContent', shows: ['goals'] },
  { path: '/machines', contentType: 'machinesPageContent', shows: ['machines'] },
  { path: '/technology', contentType: 'technologyPageContent', shows: ['technologies'] },
  { path: '/technology/detailed', contentType: 'technologyPageContent', shows: ['technologies'] },
  { path: '/contact', contentType: 'contactPageContent', shows: [] },
  { path: '/about', contentType: 'about', shows: [] },
  { path: '/blog', contentType: 'blogPageContent', shows: ['posts'] },
  { path: '/privacy', contentType: 'privacyPolicy', shows: [] },
  { path: '/terms', contentType: 'privacyPolicy', shows: [] },
];

/** The main pages; each changed when its own words or anything it lists did. */
export async function readMainPages(
  reader: ContentReader,
  listed: ListedPages,
): Promise<SitePage[]> {
  return Promise.all(
    MAIN_PAGES.map(async ({ path, contentType, shows }) => {
      const found = await readSingleEntry(reader, contentType);
      const dates = shows.flatMap((name) => listed[name].map((page) => page.lastModified));
      const own = found === null ? null : changedAt(found.entry);
      return {
        path,
        title: '',
        description: '',
        lastModified: latest([own, ...dates]),
        pictures: found ? picturesOf(found.entry, mappingContext(reader, found.links), '') : [],
        entry: null,
      };
    }),
  );
}

/** ISO dates in UTC sort as text. */
export function latest(dates: (string | null)[]): string | null {
  return dates.reduce((a, b) => (a === null || (b !== null && b > a) ? b : a), null);
}
