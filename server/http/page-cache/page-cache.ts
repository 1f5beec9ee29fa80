import type { IncomingMessage, ServerResponse } from 'node:http';
import { buildPage, compressBest, type BuiltPage } from './built-page.ts';
import { sendHints, type EarlyHintsSetting } from './early-hints.ts';
import { pageKey } from './page-key.ts';
import { createPageStore } from './page-store.ts';
import { writePage } from './write-page.ts';

/** What rendering answers besides the page: the content it shows, and whether that is the latest there is. */
export type RenderedPage = { answer: Response; tags: string[]; settled: boolean };

export type PageCacheOptions = {
  /**
   * Renders a page for its key, which is a path with its canonical query.
   * `waited` tells whether a visitor waits for it; behind, content may take longer.
   */
  render: (key: string, waited: boolean) => Promise<RenderedPage>;
  log: (message: string, details: object) => void;
  clock?: () => number;
  /** Waits for a moment in which nobody is being served: the smallest copies are made then. */
  idle?: () => Promise<void>;
  limitBytes?: number;
  freshForMs?: number;
  earlyHints?: EarlyHintsSetting;
};

/** A page is answered this long before it is looked at again; publishing purges it sooner. */
const FRESH_FOR_MS = 60_000;
/** Pages built while the content service was down are looked at again soon, so that its recovery shows. */
const UNSETTLED_FOR_MS = 5_000;
const LIMIT_BYTES = 96 * 1024 * 1024;
/** Pages built at the same time after a publication. */
const BUILT_AT_ONCE = 4;

export type PageCache = {
  /** Answers from the cache. False: the page has to be rendered, or is none of ours. */
  tryAnswer(request: IncomingMessage, response: ServerResponse): boolean;
  /** Renders, keeps and answers; null when the address is not to be cached. */
  renderAndAnswer(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /** Marks pages that show any of these stale and builds them anew; 'all' for every page. */
  purge(tags: Iterable<string> | 'all'): Promise<string[]>;
  /** Builds pages before anyone asks. */
  warm(paths: string[]): Promise<void>;
  size(): { pages: number; bytes: number };
};

/** Finished pages, answered before any framework code: stale while refreshing, one rendering per page at a time. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { render, log, clock = Date.now, freshForMs = FRESH_FOR_MS } = options;
  const idle = options.idle ?? (() => Promise.resolve());
  const store = createPageStore(options.limitBytes ?? LIMIT_BYTES);
  /** Builds that visitors wait for, and those behind, which may give their content more time. */
  const waitedFor = new Map<string, Promise<BuiltPage>>();
  const behind = new Map<string, Promise<BuiltPage>>();
  let compressing = Promise.resolve();
  const earlyHints = options.earlyHints ?? 'auto';
  /** Of the page built last: its fonts are every page's. */
  let fontHints: string[] = [];

  function build(key: string, waited = false): Promise<BuiltPage> {
    const running = waitedFor.get(key) ?? behind.get(key);
    // A visitor keeps to their own patience, but takes what comes first.
    if (waited && !waitedFor.has(key) && behind.has(key))
      return Promise.any([begin(waitedFor, key, true), behind.get(key)!]);
    return running ?? begin(waited ? waitedFor : behind, key, waited);
  }

  function begin(
    underWay: Map<string, Promise<BuiltPage>>,
    key: string,
    waited: boolean,
  ): Promise<BuiltPage> {
    const building = buildNow(key, waited).finally(() => underWay.delete(key));
    underWay.set(key, building);
    return building;
  }

  async function buildNow(key: string, waited: boolean): Promise<BuiltPage> {
    const startedAt = clock();
    const { answer, tags, settled } = await render(key, waited);
    const page = await buildPage(answer, {
      tags,
      builtAt: startedAt,
      freshForMs: settled ? freshForMs : UNSETTLED_FOR_MS,
    });
    if (page.hints.length > 0) fontHints = page.hints.filter((hint) => hint.includes('as="font"'));
    const kept = page.status === 503 ? store.get(key) : undefined;
    if (kept) {
      // Not known is not gone: what was good stands, and is looked at again soon.
      kept.staleAt = clock() + UNSETTLED_FOR_MS;
      return kept;
    }
    if (page.status === 200) {
      const last = store.get(key);
      store.set(key, page);
      if (last?.etag === page.etag) page.bodies = last.bodies;
      else compressing = compressing.then(() => compressLater(key, page));
    } else store.delete(key);
    return page;
  }

  /** One page after the other and between visitors: the smallest copy costs a processor a good part of a second. */
  async function compressLater(key: string, page: BuiltPage): Promise<void> {
    const isKept = () => store.get(key) === page;
    if (!isKept()) return;
    await idle();
    // An error here costs nothing but bytes on the wire.
    await compressBest(page).catch(() => undefined);
    // Sized anew now that the small copy is there.
    if (isKept()) store.set(key, page);
  }

  function refresh(key: string, page: BuiltPage): void {
    // Pushed forward first, so that a failing refresh is not tried again by every visitor.
    page.staleAt = clock() + UNSETTLED_FOR_MS;
    build(key).catch((error: unknown) =>
      log('A page could not be built anew; the last one stands', { key, error: String(error) }),
    );
  }

  const isPage = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

  return {
    tryAnswer(request, response) {
      if (!isPage(request)) return false;
      const key = pageKey(request.url ?? '/');
      const page = key === null ? undefined : store.get(key);
      if (!page || key === null) return false;
      if (clock() >= page.staleAt) refresh(key, page);
      sendHints(request, response, page.hints, earlyHints);
      writePage(request, response, page);
      return true;
    },
    async renderAndAnswer(request, response) {
      const key = isPage(request) ? pageKey(request.url ?? '/') : null;
      if (key === null) return false;
      // While the page is rendered the fonts can already come; its first picture is not known yet.
      sendHints(request, response, fontHints, earlyHints);
      writePage(request, response, await build(key, true));
      return true;
    },
    async purge(given) {
      const tags = given === 'all' ? given : [...given];
      const begunBefore = [...waitedFor, ...behind];
      const keys = new Set(store.purge(tags));
      const rebuildLate = begunBefore.map(async ([key, building]) => {
        // Begun before this, it may show what was before: what it shows is known once it is there.
        await building.catch(() => undefined);
        if (store.purge(tags, key).length > 0) keys.add(key);
        if (keys.has(key)) await build(key);
      });
      // The pages that were asked for last come first, a few at a time: visitors are served in between.
      const waiting = [...keys]
        .filter((key) => !waitedFor.has(key) && !behind.has(key))
        .toReversed();
      const rebuildNext = async () => {
        for (let key = waiting.shift(); key !== undefined; key = waiting.shift()) {
          await build(key).catch(() => undefined);
        }
      };
      const builders = Array.from({ length: BUILT_AT_ONCE }, rebuildNext);
      await Promise.allSettled([...rebuildLate, ...builders]);
      return [...keys];
    },
    async warm(paths) {
      for (const path of paths) await build(path).catch(() => undefined);
    },
    size: () => store.size(),
  };
}
