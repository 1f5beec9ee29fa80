import type { Address } from '#content/addresses/address.ts';
import { ADDRESSES } from '#content/addresses/addresses.ts';
import { loadSitePages } from '#content/site-pages/load-site-pages.server.ts';
import type { ContentReader } from '#content/content-reader.ts';
import { valueOf } from '#content/loaded.ts';
import type { PageCache } from './page-cache/page-cache.ts';
import type { Traffic } from './traffic.ts';

const warmed = (when: Address['warmed']) =>
  ADDRESSES.filter((row) => row.warmed === when).map(({ path }) => path);

/** What most visitors open; then what programs read, made of the list of all pages, which is at hand then. */
const FIRST = warmed('first');
const NEXT = warmed('next');

/** Most pages built ahead; the rest is built when asked for. */
const MOST = 300;

/**
 * Builds the pages before anyone asks, the main ones first and then every single one, so that a content service that
 * fails later takes none of them down. One at a time, and each only when nobody is being served: a visitor who opens a
 * page or sends an inquiry right after a start must not wait for pages that nobody has asked for.
 * @param reader one that may take its time
 */
export async function warmPages(
  pages: Pick<PageCache, 'warm'>,
  traffic: Pick<Traffic, 'idle'>,
  reader: () => ContentReader,
): Promise<void> {
  const warmEach = async (paths: readonly string[]) => {
    for (const path of paths) {
      await traffic.idle();
      await pages.warm([path]);
    }
  };
  const listing = loadSitePages(reader());
  await warmEach(FIRST);
  const found = valueOf(await listing);
  if (!found) return;
  await warmEach(NEXT);
  const paths = Object.values(found)
    .flat()
    .map(({ path }) => path)
    .filter((path) => !FIRST.includes(path));
  await warmEach(paths.slice(0, MOST));
}
