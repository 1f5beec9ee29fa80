import { setTimeout as pause } from 'node:timers/promises';
import { loadSitePages } from '#content/site-pages/load-site-pages.server.ts';
import type { TracedReader } from '#content/contentful/content-source.server.ts';
import { valueOf } from '#content/loaded.ts';
import type { PageCache } from './page-cache/page-cache.ts';

/** Built first: what most visitors open. */
const FIRST = [
  '/',
  '/products',
  '/machines',
  '/business-goals',
  '/technology',
  '/contact',
  '/blog',
  '/about',
];

/** Most pages built ahead; the rest is built when asked for. */
const MOST = 300;

/** Left to visitors between two pages, in milliseconds. */
const GAP_MS = 30;

/**
 * Builds the pages before anyone asks, the main ones first and then every single one, so that a content service that
 * fails later takes none of them down. @param reader one that may take its time
 */
export async function warmPages(pages: PageCache, reader: () => TracedReader): Promise<void> {
  await pages.warm(FIRST);
  const found = valueOf(await loadSitePages(reader()));
  if (!found) return;
  const paths = Object.values(found)
    .flat()
    .map(({ path }) => path)
    .filter((path) => !FIRST.includes(path));
  for (const path of paths.slice(0, MOST)) {
    await pause(GAP_MS);
    await pages.warm([path]);
  }
}
