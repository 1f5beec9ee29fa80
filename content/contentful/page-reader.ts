import type { ReportProblem } from '../content-problems.ts';
import { ContentNotConfiguredError, ContentUnavailableError } from './content-errors.ts';
import type { ContentFailureKind } from './content-errors.ts';
import type { ContentOrigin, ContentReader } from './content-reader.ts';
import type { ContentFailure } from './content-failure.ts';
import type { ContentFeed, FeedResult } from './content-feed.server.ts';
import {
  isContentId,
  toQuestionName,
  toQuestionTags,
  type ContentQuestion,
} from './content-question.ts';
import { toEntryPage, type ContentAnswer } from './contentful-answer.ts';
import { toFailureReason } from './failure-words.ts';
import type { Schedule } from './schedule.ts';

export type ContentTrace = {
  /** The least of what the page was built from; 'none' when no question was answered. */
  origin: ContentOrigin | 'none';
  /** Content type, entry and asset ids the page depends on, questions without an answer included. */
  tags: string[];
  /** How many entries the answers held. */
  entries: number;
  /** When the oldest answer was given by the service, in milliseconds since 1970. */
  fetchedAt: number | null;
  failures: { question: string; kind: ContentFailureKind; message: string }[];
};

/** Reads content for one page and can tell what the page was built from. */
export interface TracedReader extends ContentReader {
  trace(): ContentTrace;
}

export type PageReaderOptions = {
  /** Null when the source is not configured. */
  feed: () => ContentFeed | null;
  configured: boolean;
  preview: boolean;
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
  const { configured, preview, publicSite, assetUrl, report } = options;
  const waitFor = createPageDeadline(options.schedule, options.deadlineMs);
  const reads: Parameters<typeof toTrace>[0] = [];

  async function read(question: ContentQuestion): Promise<ContentAnswer> {
    const feed = options.feed();
    if (!feed) throw new ContentNotConfiguredError();
    const result = await feed.read(question, waitFor);
    reads.push({ question, result });
    options.onServed(result.kept ? result.origin : 'none', result.failure);
    if (result.kept) return result.kept.answer;
    const { kind, message } = result.failure;
    const reason = toFailureReason(kind);
    // The specification has the cause of an initialisation failure told, and of no other.
    const words = kind === 'client-failed' ? `${reason}: ${message}` : reason;
    throw new ContentUnavailableError(kind, words, { cause: message });
  }

  return {
    configured,
    preview,
    publicSite,
    assetUrl,
    report,
    async readEntries(query) {
      return toEntryPage(await read({ ask: 'entries', query }));
    },
    recallEntries(query) {
      const kept = options.feed()?.recall({ ask: 'entries', query });
      return kept ? toEntryPage(kept.answer) : null;
    },
    async readEntry(id, include) {
      if (!isContentId(id)) return null;
      const { items, links } = toEntryPage(await read({ ask: 'entry', id, include }));
      const [entry] = items;
      return entry ? { entry, links } : null;
    },
    async readAsset(id) {
      if (!isContentId(id)) return null;
      const { assets } = await read({ ask: 'asset', id });
      return assets[0] ?? null;
    },
    trace: () => toTrace(reads),
  };
}

function toTrace(reads: { question: ContentQuestion; result: FeedResult }[]): ContentTrace {
  const answered = reads.flatMap(({ result }) => (result.kept ? [result] : []));
  const origins = answered.map(({ origin }) => origin).sort((a, b) => RANK[b] - RANK[a]);
  const tags = reads.flatMap(({ question, result }) => [
    ...(result.kept?.tags ?? toQuestionTags(question, false)),
  ]);
  return {
    origin: origins[0] ?? 'none',
    tags: [...new Set(tags)],
    entries: answered.reduce((sum, { kept }) => sum + kept.answer.items.length, 0),
    fetchedAt: answered.length > 0 ? Math.min(...answered.map(({ kept }) => kept.fetchedAt)) : null,
    failures: reads.flatMap(({ question, result: { failure } }) =>
      failure
        ? [{ question: toQuestionName(question), kind: failure.kind, message: failure.message }]
        : [],
    ),
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
