import { CACHE_PREFIX } from '#browser/worker-messages.ts';
import { fillOfflinePage, sayUnreachable } from './fill-offline-page.ts';
import { keptAt, toCopy, trim, type Bounds } from './kept-copies.ts';
import { isLastingAsset, isPublicPage } from './is-cacheable.ts';
import { createOpenCaches, type OpenCaches } from './open-caches.ts';
import { showCopy } from './show-copy.ts';
import { isDrawingPath, keyOfPage, keysToShow, OFFLINE_ICONS } from './classify-request.ts';

const OFFLINE_PAGE = '/offline';
const PAGES: Bounds = { copies: 40, bytes: 12_000_000 };
const ASSETS: Bounds = { copies: 300, bytes: 24_000_000 };
/** An older copy says more wrong than right. */
const OLDEST_COPY_MS = 30 * 24 * 60 * 60_000;
const OFFLINE_PAGE_FRESH_MS = 24 * 60 * 60_000;
const LISTED_PAGES = 8;

/** Everything the worker keeps, and what it answers from it. */
export type Keeper = {
  /** Fetches the offline page and its icons; rejects when one cannot be had. */
  keepOfflinePage(): Promise<void>;
  /** The same, unless they are of today. */
  refreshOfflinePage(): Promise<void>;
  /** Keeps an answer where it is a public page for everyone. */
  keepPage(key: string, answer: Response): Promise<void>;
  /** Fetches a page as any visitor would see it, and keeps it. */
  fetchPage(page: string): Promise<void>;
  /** A file that never changes: the kept copy, else the network's, which is kept later. */
  answerAsset(
    path: string,
    network: () => Promise<Response>,
    later: (work: Promise<unknown>) => void,
  ): Promise<Response>;
  /** A drawing, which changes with the brand: the network's answer, which is kept later, else the kept copy. */
  answerDrawing(
    path: string,
    network: () => Promise<Response>,
    later: (work: Promise<unknown>) => void,
  ): Promise<Response>;
  fetchAssets(paths: readonly string[]): Promise<void>;
  findPage(key: string): Promise<Response | null>;
  hasPage(key: string): Promise<boolean>;
  findIcon(path: string): Promise<Response | null>;
  findOfflinePage(): Promise<Response | null>;
  /** Takes away what an earlier version of the worker kept and this one does not know. */
  dropOld(): Promise<void>;
};

type Parts = {
  caches: CacheStorage;
  fetch: typeof fetch;
  origin: string;
  build: string;
  isOnline: () => boolean;
  /** Whether another build's worker has taken this one's place. */
  isReplaced: () => boolean;
  now: () => number;
};

/** The worker's caches as they are opened, and its way to what everyone gets. */
type Store = {
  opened: ReturnType<typeof createOpenCaches>;
  names: Record<keyof OpenCaches, string>;
  /** Without cookies, so that what comes back is what everyone gets. */
  fetchPublic: (path: string, cache: RequestCache) => Promise<Response>;
};

/**
 * @param build names the build: the offline page is its own. Pages and files are kept across builds: the names of files
 * change with their content, so a page finds the files it was made with, or asks the network for them.
 */
export function createWorkerCaches(parts: Parts): Keeper {
  const { caches, origin, build } = parts;
  const names = {
    offline: `${CACHE_PREFIX}offline-${build}`,
    pages: `${CACHE_PREFIX}pages-1`,
    assets: `${CACHE_PREFIX}assets-1`,
  };
  const store: Store = {
    opened: createOpenCaches(caches, names),
    names,
    fetchPublic: (path, cache) =>
      parts.fetch(origin + path, { credentials: 'omit', redirect: 'error', cache }),
  };
  const { readLatest, ...pages } = keepPages(store, parts);
  return {
    ...pages,
    ...keepFiles(store, parts),
    ...keepOfflinePages(store, parts, readLatest),
    async dropOld() {
      const known = new Set(Object.values(names));
      const old = (await caches.keys()).filter(
        (name) => name.startsWith(CACHE_PREFIX) && !known.has(name),
      );
      await Promise.all(old.map((name) => caches.delete(name)));
    },
  };
}

type KeptPage = { key: string; html: string };

/** Public pages that were read, the latest last. */
function keepPages({ opened, fetchPublic }: Store, { origin, isOnline, now }: Parts) {
  async function findKept(key: string): Promise<Response | null> {
    const pages = (await opened.find())?.pages;
    for (const shown of keysToShow(key)) {
      const copy = await pages?.match(shown);
      if (copy && now() - keptAt(copy) < OLDEST_COPY_MS) return copy;
    }
    return null;
  }

  async function keepPage(key: string, answer: Response): Promise<void> {
    // Before anything is waited for: the browser is about to read the answer.
    const copy = isPublicPage(answer) ? answer.clone() : null;
    const found = await opened.find();
    if (!found) return;
    if (!copy) {
      // Gone, moved or not for everyone any more: then the old copy goes too. A failing server says nothing of it.
      if (answer.status < 500) await found.pages.delete(key);
      return;
    }
    await found.pages.put(key, await toCopy(copy, now()));
    await trim(found.pages, PAGES);
    await trim(found.assets, ASSETS);
  }

  return {
    keepPage,
    async fetchPage(page: string) {
      const key = keyOfPage(new URL(page, origin));
      if (key !== null) await keepPage(key, await fetchPublic(key, 'default'));
    },
    async findPage(key: string) {
      const copy = await findKept(key);
      return copy && showCopy(copy, isOnline());
    },
    async hasPage(key: string) {
      return (await findKept(key)) !== null;
    },
    /** The pages that were kept last, newest first. */
    async readLatest(): Promise<KeptPage[]> {
      const kept = (await (await opened.find())?.pages.keys()) ?? [];
      const latest = kept.slice(-LISTED_PAGES).toReversed();
      const pages = await Promise.all(
        latest.map(async ({ url }) => {
          const { pathname, search } = new URL(url);
          const key = pathname + search;
          return { key, html: (await (await findKept(key))?.text()) ?? null };
        }),
      );
      return pages.filter((one): one is KeptPage => one.html !== null);
    },
  };
}

/** Scripts, fonts, pictures and drawings. */
function keepFiles({ opened, fetchPublic }: Store, { now }: Parts) {
  async function keepAsset(path: string, answer: Response): Promise<void> {
    if (!isLastingAsset(path, answer, isDrawingPath(path))) return;
    const copy = answer.clone();
    await (await opened.find())?.assets.put(path, await toCopy(copy, now()));
  }

  return {
    async answerAsset(path, network, later) {
      const kept = await (await opened.find())?.assets.match(path);
      if (kept) return kept;
      const answer = await network();
      later(keepAsset(path, answer));
      return answer;
    },
    async answerDrawing(path, network, later) {
      try {
        const answer = await network();
        later(keepAsset(path, answer));
        return answer;
      } catch {
        return (await (await opened.find())?.assets.match(path)) ?? Response.error();
      }
    },
    async fetchAssets(paths) {
      const found = await opened.find();
      if (!found) return;
      for (const path of paths) {
        if (await found.assets.match(path)) continue;
        await keepAsset(path, await fetchPublic(path, 'force-cache'));
      }
    },
  } satisfies Partial<Keeper>;
}

/** The page for a visitor without a connection, and its icons. */
function keepOfflinePages(
  { opened, names, fetchPublic }: Store,
  { caches, isOnline, isReplaced, now }: Parts,
  readLatest: () => Promise<KeptPage[]>,
) {
  async function keepOfflinePage(): Promise<void> {
    const { offline } = await opened.make();
    await Promise.all(
      [OFFLINE_PAGE, ...OFFLINE_ICONS].map(async (path) => {
        const answer = await fetchPublic(path, 'no-cache');
        if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
        await offline.put(path, await toCopy(answer, now()));
      }),
    );
  }

  return {
    keepOfflinePage,
    async refreshOfflinePage() {
      // A page opened before still talks to the old worker, when the new one has cleared up already.
      if (isReplaced()) return;
      const kept = await (await opened.make()).offline.match(OFFLINE_PAGE);
      if (!kept || now() - keptAt(kept) > OFFLINE_PAGE_FRESH_MS) await keepOfflinePage();
      if (isReplaced()) await caches.delete(names.offline);
    },
    async findIcon(path: string) {
      return (await (await opened.find())?.offline.match(path)) ?? null;
    },
    async findOfflinePage() {
      const page = await (await opened.find())?.offline.match(OFFLINE_PAGE);
      if (!page) return null;
      const headers = new Headers(page.headers);
      headers.set('Cache-Control', 'no-store');
      const html = await page.text();
      const fitting = isOnline() ? sayUnreachable(html) : html;
      return new Response(fillOfflinePage(fitting, await readLatest()), { headers });
    },
  };
}
