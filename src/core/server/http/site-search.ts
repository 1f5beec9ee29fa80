import { createContext } from 'react-router';
import { createHash } from 'node:crypto';
import type { ContentReader } from '#content/content-reader.ts';
import type { ContentSource } from '#content/reading/content-source.server.ts';
import { valueOf } from '#content/loaded.ts';
import {
  loadSearchDocuments,
  type SearchSettings,
} from '#content/search/load-search-documents.server.ts';
import { buildSearchIndex, type SearchIndex } from '#content/search/search-index.ts';
import { loadSiteSettings } from '#content/site-settings/load-site-settings.server.ts';
import { NO_SITE_SETTINGS } from '#content/site-settings/site-settings.ts';
import type { Language, PageLanguage } from '#content/locales/language.ts';
import { splitLanguage } from '#content/locales/page-language.ts';
import { searchLanguage } from '#content/search/search-language.ts';
import { loadOwnWords } from '#content/own-words/load-own-words.server.ts';
import { whyNotWord } from '#copy/own-wording.ts';
import { withOwnWords } from '#copy/wordings.ts';
import { searchCopy } from '#copy/search-copy.ts';
import type { Wording } from '#copy/wording.ts';
import type { Clock, LogLine } from '#server/store/store.ts';

/** What can be searched now, and whether newer content could not be read. */
type SearchState = { index: SearchIndex; isOutdated: boolean };

export type SiteSearch = {
  /**
   * The index of everything published, in the language of a page; in a preview, of what that preview shows. Null when
   * content could not be read and never was.
   */
  current(reader: ContentReader, page: PageLanguage): Promise<SearchState | null>;
  /** Something was published: the next search reads anew. */
  outdate(): void;
  /** Content comes from elsewhere now: what was read counts no more. */
  forget(): void;
};

/** Finds pages and answers. */
export const siteSearchContext = createContext<Pick<SiteSearch, 'current'>>();

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

type Parts = {
  source: Pick<ContentSource, 'reader'>;
  settings: Omit<SearchSettings, 'copy'>;
  /** The wording of a language: its main pages are found in it. */
  wordingFor(code: string): Wording;
  clock: Pick<Clock, 'now' | 'wait'>;
  log: LogLine;
};

/**
 * Keeps the search indexes of this process, one for each public language: built with the first search in it, and anew
 * when content has changed.
 */
export function createSiteSearch(parts: Parts): SiteSearch {
  const searches = new Map<string, SiteSearch>();
  return {
    current(reader, page) {
      const { code } = page.language;
      // What is public no more is let go: there are never more indexes than languages.
      for (const known of searches.keys())
        if (!page.languages.public.some((each) => each.code === known)) searches.delete(known);
      let search = searches.get(code);
      if (!search) searches.set(code, (search = createLanguageSearch(parts, page.language)));
      return search.current(reader, page);
    },
    outdate() {
      for (const search of searches.values()) search.outdate();
    },
    forget() {
      for (const search of searches.values()) search.forget();
    },
  };
}

/** The search in one language. */
function createLanguageSearch(
  { source, clock, log, wordingFor, ...parts }: Parts,
  { code }: Language,
): SiteSearch {
  /** With the owner's own words as they are when the texts are read. */
  const toSettings = async (reader: ContentReader): Promise<SearchSettings> => {
    const own = await loadOwnWords(reader, whyNotWord);
    return { ...parts.settings, copy: withOwnWords(own, () => searchCopy(wordingFor(code))) };
  };
  let kept: Kept | null = null;
  let building: Promise<SearchState | null> | null = null;
  /** Counts publications: what was begun before the last is not fresh. */
  let round = 0;
  let isPublishedOver = false;

  async function build(page: PageLanguage): Promise<SearchState | null> {
    const begunIn = round;
    const last = kept;
    const reader = source.reader({ deadlineMs: READ_DEADLINE_MS });
    reader.speak(page);
    const read = await readTexts(reader, toSettings).catch((error: unknown) => {
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

  const begin = (page: PageLanguage) => (building ??= build(page).finally(() => (building = null)));

  return {
    async current(reader, page) {
      if (reader.preview) {
        const read = await readTexts(reader, toSettings);
        return read && { index: await indexOf(read), isOutdated: false };
      }
      if (kept === null) {
        const first = begin(page);
        await waitFor(first, FIRST_WAIT_MS);
        return building === first ? null : first;
      }
      if (!isPublishedOver && clock.now() < kept.staleAt) return kept.state;
      const newer = begin(page);
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

async function readTexts(
  reader: ContentReader,
  toSettings: (reader: ContentReader) => Promise<SearchSettings>,
) {
  const settings = await toSettings(reader);
  const [documents, lists] = await Promise.all([
    loadSearchDocuments(reader, settings),
    loadSiteSettings(reader),
  ]);
  const found = valueOf(documents);
  const { searchSynonyms: synonyms, searchBestBets } = valueOf(lists) ?? NO_SITE_SETTINGS;
  // An address of a page is copied with its language in front; the index has one address per page.
  const bestBets = searchBestBets.map((bet) => ({
    ...bet,
    path: reader.language ? splitLanguage(bet.path, reader.language.languages).path : bet.path,
  }));
  return found && { documents: found, lists: { synonyms, bestBets }, copy: settings.copy };
}

function digestOf({ documents, lists }: NonNullable<Awaited<ReturnType<typeof readTexts>>>) {
  const hash = createHash('sha256').update(JSON.stringify(lists));
  for (const document of documents) hash.update(JSON.stringify(document));
  return hash.digest('base64');
}

function indexOf({ documents, lists, copy }: NonNullable<Awaited<ReturnType<typeof readTexts>>>) {
  return buildSearchIndex(documents, lists, searchLanguage(copy.language));
}
