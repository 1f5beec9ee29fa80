/** What pages and the service worker have agreed on: its address, its messages, and how its caches are called. */
export const WORKER_PATH = '/service-worker.js';

/** What a page says in the address's place where there is to be no worker: it is switched off, or this is a preview. */
export const NO_WORKER = 'off';

/** Every cache of the worker begins so; nothing else of the site keeps any. */
export const CACHE_PREFIX = 'site-';

/** Asks the worker to keep the offline page and its two icons (part 2 section 7). */
export const CACHE_OFFLINE_PAGE = 'cache-offline-page';

/** Asks the worker to answer for a page in view that was loaded before it was there. */
export const CLAIM_PAGES = 'claim-pages';

/** Notifies the worker of a page that was read without passing it: the first one. */
export const PAGE_READ = 'page-read';

export type WorkerMessage =
  | { type: typeof CACHE_OFFLINE_PAGE }
  | { type: typeof CLAIM_PAGES }
  | {
      type: typeof PAGE_READ;
      /** Path and query. */
      page: string;
      /** Paths of the files that the page has loaded, or may still ask for. */
      files: string[];
    };

/** Takes every cache of the worker away. */
export async function deleteCaches(caches: CacheStorage): Promise<void> {
  const names = await caches.keys();
  const ours = names.filter((name) => name.startsWith(CACHE_PREFIX));
  await Promise.all(ours.map((name) => caches.delete(name)));
}
