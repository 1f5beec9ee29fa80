import type { ContentSource } from '#content/reading/content-source.server.ts';
import { REFRESH_FAILED } from '#content/contentful/failure-words.ts';
import type { Clock, LogLine } from '#server/store/store.ts';
import { tagsOf, type Publication } from './publication.ts';

/** The finished pages, as far as a publication touches them. */
type KeptPages = {
  /** @returns the pages that are built anew */
  purge(tags: Iterable<string> | 'all'): Promise<string[]>;
  size(): { pages: number };
};

export type RefreshResult = Awaited<ReturnType<ContentSource['refresh']>>;

/** Brings a publication into view in this process. */
export type Publisher = {
  /** Purges what shows it and goes on until the delivery service has it; resolves when that is over. */
  apply(publication: Publication): Promise<void>;
  /** Everything may have changed: what is kept is asked for again, and pages built with it. */
  refreshAll(): Promise<RefreshResult>;
  /** Builds every page anew from the answers at hand. @returns how many */
  rebuildAll(): Promise<number>;
  close(): Promise<void>;
};

/** The delivery service may lag behind what it announces: pauses between tries, about two minutes together. */
const PAUSES_MS = [150, 250, 500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000];
/** How long one look waits for its answer. */
const LOOK_MS = 1_000;
/** How long an act of the owner's waits for pages to be built anew; they go on being built after. */
const REBUILD_WAIT_MS = 3_000;

const NOT_FOLLOWED = 'A publication could not be followed';
const NOT_DELIVERED = 'Published content is still not delivered; pages ask again within minutes';

const NOT_LIVE_YET: RefreshResult = {
  ok: false,
  message: REFRESH_FAILED,
  reason: 'Pages are not yet built from live content',
};

type Parts = {
  source: ContentSource;
  pages: KeptPages;
  clock: Clock;
  log: LogLine;
};

export function createPublisher(parts: Parts): Publisher {
  const { source, pages, clock, log } = parts;
  const latest = new Map<string, Publication>();
  const inFlight = new Set<Promise<void>>();
  const closing = new AbortController();
  let refreshing: Promise<RefreshResult> | null = null;

  async function follow(publication: Publication): Promise<void> {
    const { id, contentType, gone } = publication;
    const tags = tagsOf(publication);
    const details = { id, contentType, gone };
    const startedAt = clock.steady();
    latest.set(id, publication);
    // A newer publication of the same entry takes over.
    const isOver = () => closing.signal.aborted || latest.get(id) !== publication;
    try {
      for (let look = 0; !isOver(); look++) {
        const served = await isServed(source, publication);
        const last = look === PAUSES_MS.length;
        if (served || last || look === 0) {
          const pagesBuilt = await purge(parts, tags);
          const tookMs = Math.round(clock.steady() - startedAt);
          const shown = { ...details, pagesBuilt, tookMs };
          if (served) return log('info', 'Published content is shown', shown);
        }
        if (last) {
          return log('warn', NOT_DELIVERED, details);
        }
        await clock.wait(PAUSES_MS[look]!, closing.signal);
      }
    } finally {
      if (latest.get(id) === publication) latest.delete(id);
    }
  }

  function keep(work: Promise<void>): Promise<void> {
    const guarded = work
      .catch((error: unknown) => log('error', NOT_FOLLOWED, { error: String(error) }))
      .finally(() => inFlight.delete(guarded));
    inFlight.add(guarded);
    return guarded;
  }

  async function rebuild(): Promise<number> {
    const count = pages.size().pages;
    const built = new AbortController();
    void keep(pages.purge('all').then(() => built.abort()));
    await clock.wait(REBUILD_WAIT_MS, AbortSignal.any([built.signal, closing.signal]));
    return count;
  }

  return {
    apply: (publication) => keep(follow(publication)),
    refreshAll: () => (refreshing ??= refresh(parts, rebuild).finally(() => (refreshing = null))),
    rebuildAll: rebuild,
    async close() {
      closing.abort();
      await Promise.all(inFlight);
    },
  };
}

/** Whether the delivery service answers with the publication, or with what came after it. */
async function isServed(source: ContentSource, publication: Publication): Promise<boolean> {
  const { id, kind, gone, revision } = publication;
  source.purge([id]);
  const reader = source.reader({ deadlineMs: LOOK_MS });
  try {
    const found =
      kind === 'Asset' ? await reader.readAsset(id) : (await reader.readEntry(id, 0))?.entry;
    if (reader.trace().origin !== 'live') return false;
    if (gone || !found) return gone && !found;
    return revision === null || ((found.sys as { revision?: number }).revision ?? 0) >= revision;
  } catch {
    return false;
  }
}

async function refresh(
  { source, log }: Parts,
  rebuild: () => Promise<number>,
): Promise<RefreshResult> {
  const result = await source.refresh();
  if (!result.ok) log('warn', REFRESH_FAILED, { reason: result.reason });
  await rebuild();
  if (!result.ok) return result;
  // One entry came; pages may all the same still be built from what was kept.
  const { origin } = source.status().serving;
  return origin === 'live' || origin === 'unread' ? result : NOT_LIVE_YET;
}

/** @returns how many pages are built anew */
async function purge({ source, pages }: Parts, tags: string[]): Promise<number> {
  source.purge(tags);
  return (await pages.purge(tags)).length;
}
