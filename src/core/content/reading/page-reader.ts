import type { ReportProblem } from '../content-problems.ts';
import { inLanguage } from '../locales/in-language.ts';
import type { PageLanguage } from '../locales/language.ts';
import { nextChangeOf, showsAt } from '../shows-at.ts';
import {
  ContentNotConfiguredError,
  ContentUnavailableError,
} from '../contentful/content-errors.ts';
import type { ContentFailureKind } from '../contentful/content-errors.ts';
import type { ContentReader } from '../content-reader.ts';
import type { ContentOrigin } from '../contentful/content-feed.server.ts';
import type { ContentFailure } from '../contentful/content-failure.ts';
import type { ContentFeed, FeedResult } from '../contentful/content-feed.server.ts';
import {
  isContentId,
  toQuestionName,
  toQuestionTags,
  toQuestionType,
  type ContentQuestion,
} from '../contentful/content-question.ts';
import { toEntryPage, type ContentAnswer } from '../contentful/contentful-answer.ts';
import { toFailureReason, toLackingReason } from '../contentful/failure-words.ts';
import type { Schedule } from '../contentful/schedule.ts';

export type ContentTrace = {
  /** The least of what the page was built from; 'none' when no question was answered. */
  origin: ContentOrigin | 'none';
  /** Content type, entry and asset ids the page depends on, questions without an answer included. */
  tags: string[];
  /** How many entries the answers held. */
  entries: number;
  /** When something scheduled on the page shows or goes next, in milliseconds since 1970; null when nothing does. */
  changesAt: number | null;
  /** When the oldest answer was given by the service, in milliseconds since 1970. */
  fetchedAt: number | null;
  failures: { question: string; kind: ContentFailureKind; message: string }[];
};

/** Reads content for one page and can tell what the page was built from. */
export interface TracedReader extends ContentReader {
  /** From here on everything is read in a language. With one language nothing is asked for otherwise than before. */
  speak(page: PageLanguage): void;
  trace(): ContentTrace;
}

export type PageReaderOptions = {
  /** Null when the source is not configured. */
  feed: () => ContentFeed | null;
  configured: boolean;
  connected: boolean;
  preview: boolean;
  drafts: boolean;
  publicSite: boolean;
  schedule: Schedule;
  deadlineMs: number;
  assetUrl: (raw: string) => string | null;
  report: ReportProblem;
  onServed: (origin: ContentTrace['origin'], failure: ContentFailure | null) => void;
};

const RANK: Record<ContentOrigin, number> = { live: 0, stale: 1, snapshot: 2 };

/** The deadline begins when the page first has to wait and counts for all its questions together. */
export function createPageReader(options: PageReaderOptions): TracedReader {
  const { configured, connected, preview, drafts, publicSite, assetUrl, report } = options;
  let language: PageLanguage | null = null;
  const waitFor = createPageDeadline(options.schedule, options.deadlineMs);
  const reads: Read[] = [];
  // One moment for the whole page: of two things with one minute, no page must show one and not the other.
  const builtForMs = options.schedule.now();
  let changesAt: number | null = null;

  async function read(question: ContentQuestion): Promise<ContentAnswer> {
    const feed = options.feed();
    if (!feed) throw new ContentNotConfiguredError();
    const result = await feed.read(question, waitFor);
    reads.push(toRead(question, result));
    options.onServed(result.kept ? result.origin : 'none', result.failure);
    if (result.kept) {
      for (const field of result.kept.answer.lacking ?? []) reportLacking(question, field);
      return result.kept.answer;
    }
    const { kind, message } = result.failure;
    const reason = toFailureReason(kind);
    // The specification shows the cause of an initialisation failure, and of no other.
    const words = kind === 'client-failed' ? `${reason}: ${message}` : reason;
    throw new ContentUnavailableError(kind, words, { cause: message });
  }

  function reportLacking(question: ContentQuestion, field: string) {
    const entryId = toQuestionType(question);
    const reason = toLackingReason(entryId, field);
    const about = { entryId, title: '', version: '', page: null, severity: 'error' as const };
    report({ ...about, reason, missingId: null });
  }

  const where = () => (language ? ({ allLocales: true } as const) : {});
  const toLocal = (answer: ContentAnswer) => {
    if (!language) return answer;
    const { localeBasedPublishing = false } = options.feed()?.endpoint ?? {};
    return inLanguage(answer, language, localeBasedPublishing);
  };

  return {
    configured,
    connected,
    preview,
    drafts,
    publicSite,
    get language() {
      return language;
    },
    speak(page) {
      language = page.languages.public.length > 1 ? page : null;
    },
    assetUrl,
    report,
    async readEntries(query) {
      return toEntryPage(toLocal(await read({ ask: 'entries', query, ...where() })));
    },
    async readInAllLocales(query) {
      return toEntryPage(await read({ ask: 'entries', query, allLocales: true }));
    },
    recallEntries(query) {
      const kept = options.feed()?.recall({ ask: 'entries', query, ...where() });
      return kept ? toEntryPage(toLocal(kept.answer)) : null;
    },
    async readEntry(id, include) {
      if (!isContentId(id)) return null;
      const answer = await read({ ask: 'entry', id, include, ...where() });
      const { items, links } = toEntryPage(toLocal(answer));
      const [entry] = items;
      return entry ? { entry, links } : null;
    },
    async readAsset(id) {
      if (!isContentId(id)) return null;
      const { assets } = toLocal(await read({ ask: 'asset', id, ...where() }));
      return assets[0] ?? null;
    },
    async readLocales() {
      const { locales = [] } = await read({ ask: 'locales' });
      return locales;
    },
    shows(scheduled) {
      const next = nextChangeOf(scheduled, builtForMs);
      if (next !== null) changesAt = Math.min(next, changesAt ?? next);
      return showsAt(drafts ? { ...scheduled, fromMs: null } : scheduled, builtForMs);
    },
    trace: () => ({ ...toTrace(reads), changesAt }),
  };
}

/** What the trace needs of one answer, which itself is let go. */
type Read = {
  origin: ContentOrigin | null;
  tags: Iterable<string>;
  entries: number;
  fetchedAt: number;
  failure: ContentTrace['failures'][number] | null;
};

function toRead(question: ContentQuestion, { kept, failure, ...rest }: FeedResult): Read {
  return {
    origin: 'origin' in rest ? rest.origin : null,
    tags: kept?.tags ?? toQuestionTags(question, false),
    entries: kept?.answer.items.length ?? 0,
    fetchedAt: kept?.fetchedAt ?? Infinity,
    failure: failure && {
      ...{ question: toQuestionName(question), kind: failure.kind, message: failure.message },
    },
  };
}

function toTrace(reads: readonly Read[]): Omit<ContentTrace, 'changesAt'> {
  const origins = reads.flatMap(({ origin }) => origin ?? []).sort((a, b) => RANK[b] - RANK[a]);
  const fetchedAt = Math.min(...reads.map((read) => read.fetchedAt));
  return {
    origin: origins[0] ?? 'none',
    tags: [...new Set(reads.flatMap(({ tags }) => [...tags]))],
    entries: reads.reduce((sum, { entries }) => sum + entries, 0),
    fetchedAt: Number.isFinite(fetchedAt) ? fetchedAt : null,
    failures: reads.flatMap(({ failure }) => failure ?? []),
  };
}

/** Answers what comes first: the value, or null when the page's time is up. */
function createPageDeadline(schedule: Schedule, deadlineMs: number) {
  let passed: Promise<null> | null = null;
  return <T>(value: Promise<T>): Promise<T | null> => {
    passed ??= new Promise((resolve) => schedule.after(deadlineMs, () => resolve(null)));
    return Promise.race([value, passed]);
  };
}
