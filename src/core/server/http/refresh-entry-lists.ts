import type { ContentReader } from '#content/content-reader.ts';
import { readEntryPages } from '#content/site-pages/read-entry-pages.server.ts';
import { KIND_NAMES } from '#content/kinds/slug-kinds.ts';
import type { Clock } from '#server/store/store.ts';

/** Well before a list is too old to say that there is no such page (SERVE_STALE_MAX_MS). */
const ASK_EVERY_MS = 10 * 60_000;

/**
 * Asks for the list of all entries of each kind now and then until `signal` fires, so that made-up addresses get their
 * 404 from it while the service answers late or not at all, however long nobody has read the sitemap.
 * @param reader one that may take its time
 */
export async function refreshEntryLists(
  reader: () => ContentReader,
  clock: Pick<Clock, 'wait'>,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    await clock.wait(ASK_EVERY_MS, signal);
    if (signal.aborted) return;
    const asked = reader();
    // What fails is asked for again by the content client itself.
    await Promise.allSettled(KIND_NAMES.map((kind) => readEntryPages(asked, kind)));
  }
}
