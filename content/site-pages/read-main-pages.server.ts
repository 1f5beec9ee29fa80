import type { ContentReader } from '../contentful/content-reader.ts';
import { mappingContext } from '../mapping/mapping-context.ts';
import { readWholeList } from '../queries/whole-list.ts';
import { readSingleEntry } from '../queries/read-single-entry.ts';
import { MAIN_PAGES } from './main-pages.ts';
import { announcedIn } from '../locales/translation.ts';
import type { ListedPages, SitePage } from './site-page.ts';
import { changedAt, latest, partsOf, picturesOf } from './read-entry-pages.server.ts';

/** The main pages; each changed when its own words or anything it lists did. */
export async function readMainPages(
  reader: ContentReader,
  listed: ListedPages,
): Promise<SitePage[]> {
  return Promise.all(
    MAIN_PAGES.map(async ({ path, contentType, shows }) => {
      const found = await readSingleEntry(reader, contentType);
      const slides =
        path === '/' && reader.language ? (await readWholeList(reader, 'heroContent')).items : [];
      const dates = shows.flatMap((name) => listed[name].map((page) => page.lastModified));
      const own = found === null ? null : changedAt(found.entry);
      return {
        path,
        title: '',
        description: '',
        lastModified: latest([own, ...dates]),
        pictures: found ? picturesOf(found.entry, mappingContext(reader, found.links), '') : [],
        entry: null,
        announcedIn: announcedIn([
          ...(found ? [found.entry, ...partsOf(found.entry, found)] : []),
          ...slides,
        ]),
      };
    }),
  );
}
