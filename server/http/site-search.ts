import { createHash } from 'node:crypto';
import type { ContentReader } from '#content/contentful/content-reader.ts';
import type { ContentSource } from '#content/contentful/content-source.server.ts';
import { valueOf } from '#content/loaded.ts';
import {
  loadSearchDocuments,
  type SearchSettings,
} from '#content/search/load-search-documents.server.ts';
import { buildSearchIndex, type SearchIndex } from '#content/search/search-index.ts';
import { loadSiteSettings } from '#content/site-settings/load-site-settings.server.ts';
import { NO_SITE_SETTINGS } from '#content/site-settings/site-settings.ts';
import { searchPages } from '#copy/search-pages.ts';
import type { Wording } from '#copy/wording.ts';
import type { Clock, LogLine } from '#server/store/store.ts';

/** What can be searched now, and whether newer content could not be read. */
type SearchState = { index: SearchIndex; isOutdated: boolean };

export type SiteSearch = {
  /**
   * The index of everything published; in a preview, of what that preview shows. Null when content could not be read
   * and never was.
   */
  current(reader: ContentReader): Promise<SearchState | null>;
  /** Something was published: the next search reads anew. */
  outdate(): void;
  /** Content comes from elsewhere now: what was read counts no more. */
  forget(): void;
};

/** Without news of a publication the index is built anew this long after, behind a visitor. */
const FRESH_FOR_MS = 60_000;
/** A visitor waits so long for what was just published; until then the last index answers. */
const NEWER_WAIT_MS = 1_400;
/** No visitor sees a page before the first index is there, so it is waited for. */
const FIRST_WAIT_MS = 10_000;
/** Many long texts take their time, and an index that is given up is begun anew. */
const READ_DEADLINE_MS = 60_000;
/** After content could not be read, the next try waits so long. */
const RETRY_AFTER_MS = 5_000;

/** `digest` is of the texts, which may be many megabytes and are in the index already. */
type Kept = { state: SearchState; digest: string; staleAt: number };

/** Keeps the search index of this process: built with the first search, and anew when content has changed. */
export function createSiteSearch(parts: {
  source: Pick<ContentSource, 'reader'>;
  settings: Omit<SearchSettings, 'pages'>;
  /** In whose language main pages are found. */
  wording: Wording;
  clock: Pick<Clock, 'now' | 'wait'>;
  log: LogLine;
}): SiteSearch {
  const { source, clock, log } = parts;
  const settings = { ...parts.settings, pages: searchPages(parts.wording) };
  let kept: Kept | null = null;
  let building: Promise<SearchState | null> | null = null;
  /** Counts publications: what was begun before the last is not fresh. */
  let round = 0;
  let isPublishedOver = false;

  async function build(): Promise<SearchState | null> {
    const begunIn = round;
    const last = kept;
    const reader = source.reader({ deadlineMs: READ_DEADLINE_MS });
    const read = await readTexts(reader, settings).catch((error: unknown) => {
      log('error', 'The search index could not be built', { err: error });
      return null;
    });
    if (begunIn === round) isPublishedOver = false;
    if (read === null) {
      if (last === null) return null;
      kept = {
        ...last,
        state: { ...last.state, isOutdated: true },
        staleAt: clock.now() + RETRY_AFTER_MS,
      };
      return kept.state;
    }
    // Answered from what was kept: as good as the last index, and no newer.
    const isOutdated = reader.trace().failures.some(({ kind }) => kind !== 'unknown-content-type');
    const digest = digestOf(read);
    const index = last?.digest === digest ? last.state.index : await indexOf(read);
    // Published or configured anew meanwhile: good enough to answer with, and read again next time.
    const freshMs = isOutdated ? RETRY_AFTER_MS : FRESH_FOR_MS;
    const staleAt = begunIn === round ? clock.now() + freshMs : 0;
    kept = { digest, state: { index, isOutdated }, staleAt };
    return kept.state;
  }

  async function waitFor(newer: Promise<unknown>, ms: number): Promise<void> {
    const built = new AbortController();
    await Promise.race([newer.finally(() => built.abort()), clock.wait(ms, built.signal)]);
  }

  const begin = () => (building ??= build().finally(() => (building = null)));

  return {
    async current(reader) {
      if (reader.preview) {
        const read = await readTexts(reader, settings);
        return read && { index: await indexOf(read), isOutdated: false };
      }
      if (kept === null) {
        const first = begin();
        await waitFor(first, FIRST_WAIT_MS);
        return building === first ? null : first;
      }
      if (!isPublishedOver && clock.now() < kept.staleAt) return kept.state;
      const newer = begin();
      if (!isPublishedOver) return kept.state;
      await waitFor(newer, NEWER_WAIT_MS);
      return kept.state;
    },
    outdate() {
      round += 1;
      isPublishedOver = true;
    },
    forget() {
      round += 1;
      kept = null;
    },
  };
}

async function readTexts(reader: ContentReader, settings: SearchSettings) {
  const [documents, lists] = await Promise.all([
    loadSearchDocuments(reader, settings),
    loadSiteSettings(reader),
  ]);
  const found = valueOf(documents);
  const { searchSynonyms: synonyms, searchBestBets: bestBets } = valueOf(lists) ?? NO_SITE_SETTINGS;
  return found && { documents: found, lists: { synonyms, bestBets } };
}

function digestOf({ documents, lists }: NonNullable<Awaited<ReturnType<typeof readTexts>>>) {
  const hash = createHash('sha256').update(JSON.stringify(lists));
  for (const document of documents) hash.update(JSON.stringify(document));
  return hash.digest('base64');
}

function indexOf({ documents, lists }: NonNullable<Awaited<ReturnType<typeof readTexts>>>) {
  return buildSearchIndex(documents, lists);
}
