import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LogLine } from '#server/store/store.ts';
import type { InTurn } from '../rendering-turns.ts';
import { buildPage, compressBest, type BuiltPage } from './built-page.ts';
import { pageKey } from './page-key.ts';
import { createPageStore } from './page-store.ts';
import { writePage } from './write-page.ts';

/**
 * What rendering answers besides the page: the content it shows, whether that is the latest there is, and when something
 * scheduled on it shows or goes next, in milliseconds since 1970.
 */
export type RenderedPage = {
  answer: Response;
  tags: string[];
  settled: boolean;
  changesAt: number | null;
};

export type PageCacheOptions = {
  /**
   * Renders a page for its key, which is a path with its canonical query.
   * `waited`: a visitor waits for it; in the background, content may take longer.
   */
  render: (key: string, waited: boolean) => Promise<RenderedPage>;
  log: LogLine;
  clock?: () => number;
  /** Resolves when nobody is being served: the smallest copies are made then. */
  idle?: () => Promise<void>;
  /** When the turn of a page that is built in the background has come. */
  inTurn?: InTurn;
  limitBytes?: number;
  freshForMs?: number;
};

/** A page is answered this long before it is built anew; publishing purges it sooner. */
const FRESH_FOR_MS = 60_000;
/** Pages built while the content service was down are built anew soon, so that its recovery shows. */
const UNSETTLED_FOR_MS = 5_000;
const LIMIT_BYTES = 96 * 1024 * 1024;
/** Pages built at the same time after a publication. */
const BUILT_AT_ONCE = 4;

export type PageCache = {
  /** Answers from the cache. False: the page has to be rendered, or is none of ours. */
  tryAnswer(request: IncomingMessage, response: ServerResponse): boolean;
  /**
   * Renders, stores and answers; null when the address is not to be cached.
   * @param inTurn when the visitor's turn to have a page rendered has come; one that is being rendered is waited for
   */
  renderAndAnswer(
    request: IncomingMessage,
    response: ServerResponse,
    inTurn: InTurn,
  ): Promise<BuiltPage | null>;
  /** Marks pages that show any of these stale and builds them anew; 'all' for every page. */
  purge(tags: Iterable<string> | 'all'): Promise<string[]>;
  /** Builds pages before anyone asks. */
  warm(paths: string[]): Promise<void>;
  size(): { pages: number; bytes: number };
};

/**
 * Finished pages, answered before any framework code: stale while refreshing, one rendering per page at a time. A page on
 * which something is scheduled is never answered past that minute: it is built anew first.
 */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { log, clock = Date.now } = options;
  const store = createPageStore(options.limitBytes ?? LIMIT_BYTES);
  const builder = createPageBuilder(options, store);
  const { build } = builder;

  /** For a visitor: the page as it is now, even when its minute comes while it is built. */
  async function buildForNow(key: string, inTurn: InTurn): Promise<BuiltPage> {
    try {
      const page = await build(key, inTurn);
      return clock() < page.changesAt ? page : await build(key, inTurn);
    } catch (error) {
      const last = store.get(key);
      if (!last) throw error;
      logFailure(key, error);
      answerLonger(last, clock());
      return last;
    }
  }

  const logFailure = (key: string, error: unknown) =>
    log('warn', 'A page could not be built anew; the last one is still answered', {
      key,
      error: String(error),
    });

  function refresh(key: string, page: BuiltPage): void {
    // Pushed forward first, so that a failing refresh is not tried again by every visitor.
    page.staleAt = clock() + UNSETTLED_FOR_MS;
    build(key).catch((error: unknown) => logFailure(key, error));
  }

  const isPage = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

  return {
    tryAnswer(request, response) {
      if (!isPage(request)) return false;
      const key = pageKey(request.url ?? '/');
      const page = key === null ? undefined : store.get(key);
      if (!page || key === null) return false;
      const nowMs = clock();
      if (nowMs >= page.changesAt) return false;
      if (nowMs >= page.staleAt) refresh(key, page);
      writePage(request, response, page, nowMs);
      return true;
    },
    async renderAndAnswer(request, response, inTurn) {
      const key = isPage(request) ? pageKey(request.url ?? '/') : null;
      if (key === null) return null;
      const page = await buildForNow(key, inTurn);
      writePage(request, response, page, clock());
      return page;
    },
    purge: (tags) => purgePages(store, builder, tags),
    async warm(paths) {
      for (const path of paths) await build(path).catch(() => undefined);
    },
    size: () => store.size(),
  };
}

type PageStore = ReturnType<typeof createPageStore>;
type PageBuilder = {
  /**
   * Renders and stores a page, or joins a rendering in progress.
   * @param inTurn of the visitor who waits for it; null in the background
   */
  build(key: string, inTurn?: InTurn | null): Promise<BuiltPage>;
  /** The renderings in progress, by key; a key may have two. */
  inProgress(): [string, Promise<BuiltPage>][];
};

function createPageBuilder(options: PageCacheOptions, store: PageStore): PageBuilder {
  const { render, clock = Date.now, freshForMs = FRESH_FOR_MS } = options;
  const inOwnTurn: InTurn = options.inTurn ?? ((work) => work());
  const compress = createCompressor(store, options.idle ?? (() => Promise.resolve()));
  /** Builds that visitors wait for, and those in the background, which may give their content more time. */
  const waitedFor = new Map<string, Promise<BuiltPage>>();
  const background = new Map<string, Promise<BuiltPage>>();

  function begin(key: string, inTurn: InTurn | null): Promise<BuiltPage> {
    const builds = inTurn ? waitedFor : background;
    const building = (inTurn ?? inOwnTurn)(() => buildNow(key, inTurn !== null)).finally(() =>
      builds.delete(key),
    );
    builds.set(key, building);
    return building;
  }

  async function buildNow(key: string, waited: boolean): Promise<BuiltPage> {
    const startedAt = clock();
    const { answer, tags, settled, changesAt } = await render(key, waited);
    const page = await buildPage(answer, {
      tags,
      changesAt,
      builtAt: startedAt,
      freshForMs: settled ? freshForMs : UNSETTLED_FOR_MS,
    });
    const last = store.get(key);
    if (page.status === 503 && last) {
      // An outage does not mean the page is gone: the last good one is answered, and tried again soon.
      answerLonger(last, clock());
      return last;
    }
    const mayBeKept = !/\bno-store\b/u.test(answer.headers.get('Cache-Control') ?? '');
    if (page.status === 200 && mayBeKept) {
      store.set(key, page);
      if (last?.etag === page.etag) page.bodies = last.bodies;
      compress(key, page);
    } else store.delete(key);
    return page;
  }

  return {
    build(key, inTurn = null) {
      const first = waitedFor.get(key);
      const behind = background.get(key);
      // A visitor waits no longer than a rendering of their own takes, but gets what comes first.
      if (inTurn && !first && behind) return Promise.any([begin(key, inTurn), behind]);
      return first ?? behind ?? begin(key, inTurn);
    },
    inProgress: () => [...waitedFor, ...background],
  };
}

/**
 * Has a page answered past its minute, too, until it can be built anew; browsers check the minutes of a strip themselves.
 */
function answerLonger(page: BuiltPage, nowMs: number): void {
  page.staleAt = nowMs + UNSETTLED_FOR_MS;
  page.changesAt = Infinity;
}

/** Makes the smallest copies one page after the other and between visitors: each costs a good part of a second. */
function createCompressor(store: PageStore, idle: () => Promise<void>) {
  let compressing = Promise.resolve();
  /** A page that is built alike takes over the copies of the last one, which may still wait for its turn. */
  const smallest = new WeakSet<BuiltPage['bodies']>();
  return (key: string, page: BuiltPage): void => {
    const isStored = () => store.get(key) === page;
    compressing = compressing.then(async () => {
      if (!isStored()) return;
      if (!smallest.has(page.bodies)) {
        await idle();
        // An error here costs nothing but bytes on the wire.
        await compressBest(page).catch(() => undefined);
        smallest.add(page.bodies);
      }
      // Sized anew now that the small copy is there.
      if (isStored()) store.set(key, page);
    });
  };
}

/** @returns the keys of the pages that were stale and are built anew */
async function purgePages(
  store: PageStore,
  { build, inProgress }: PageBuilder,
  given: Iterable<string> | 'all',
): Promise<string[]> {
  const tags = given === 'all' ? given : [...given];
  const startedBefore = inProgress();
  const keys = new Set(store.purge(tags));
  const rebuildLate = startedBefore.map(async ([key, building]) => {
    // Started before the purge, it may show old content: its tags are known once it is built.
    await building.catch(() => undefined);
    if (store.purge(tags, key).length > 0) keys.add(key);
    if (keys.has(key)) await build(key);
  });
  // The pages that were asked for last come first, a few at a time: visitors are served in between.
  const building = new Set(startedBefore.map(([key]) => key));
  const waiting = [...keys].filter((key) => !building.has(key)).toReversed();
  const rebuildNext = async () => {
    for (let key = waiting.shift(); key !== undefined; key = waiting.shift()) {
      await build(key).catch(() => undefined);
    }
  };
  const builders = Array.from({ length: BUILT_AT_ONCE }, rebuildNext);
  await Promise.allSettled([...rebuildLate, ...builders]);
  return [...keys];
}
