import type { ContentfulEntry } from './contentful/contentful-entry.ts';
import { entryHref } from './slugs/entry-href.ts';
import { fieldsOf, readText } from './mapping/read-fields.ts';

/** Something in the space that pages cannot show as it is: an entry, a link or a part of a text that is left out. */
export type ContentProblem = {
  entryId: string;
  /** The entry's title, as editors see it; '' when it has none. */
  title: string;
  /** When the entry was last published, ISO 8601; '' when the service does not say. */
  version: string;
  /** Path of the entry's own page; null when it has none. */
  page: string | null;
  /** What is wrong and what becomes of it, in words for the owner. */
  reason: string;
  /** Whether visitors miss something, or see all of it otherwise than it was chosen. */
  severity: 'error' | 'warning';
  /** Id of the entry or asset that is missing, where that is what is wrong. */
  missingId: string | null;
};

/** Where mapping reports what it leaves out. */
export type ReportProblem = (problem: ContentProblem) => void;

/** A problem of an entry, with what the owner needs to find it. */
export function problemOf(
  entry: ContentfulEntry,
  reason: string,
  missingId: string | null = null,
): ContentProblem {
  const version: unknown = entry.sys.updatedAt;
  return {
    entryId: entry.sys.id,
    title: readText(fieldsOf(entry), 'title', 'question', 'author', 'introTitle').slice(0, 200),
    version: typeof version === 'string' ? version : '',
    page: entryHref(entry),
    reason,
    severity: 'error',
    missingId,
  };
}

export type ContentProblems = {
  report: ReportProblem;
  /** What pages met and nothing published since can have put right, the newest last. */
  list(): (ContentProblem & { metAtMs: number })[];
  /** Forgets what a publication of these ids may have put right; pages that still meet it report it again. */
  forget(published: ReadonlySet<string> | 'all'): void;
};

/** A space with more problems than this is not put right one by one. */
const MAX_PROBLEMS = 500;
/** Bounds what is remembered of old versions of entries. */
const MAX_LOGGED = 5_000;

/**
 * Keeps what pages could not show, for the owner's screen.
 * @param options.log hears of every problem once per version of its entry, however often the entry is read
 */
export function createContentProblems({
  log,
  clock = Date.now,
}: {
  log: (problem: ContentProblem) => void;
  clock?: () => number;
}): ContentProblems {
  const met = new Map<string, ContentProblem & { metAtMs: number }>();
  const logged = new Set<string>();
  const keyOf = ({ entryId, reason }: ContentProblem) => `${entryId} ${reason}`;

  return {
    report(problem) {
      const { entryId, version } = problem;
      const key = keyOf(problem);
      const known = met.get(key);
      // An older answer of the service may be read beside a newer one.
      if (known && known.version >= version) return;
      for (const [otherKey, other] of met) {
        if (other.entryId === entryId && other.version < version) met.delete(otherKey);
      }
      if (met.size >= MAX_PROBLEMS) return;
      met.set(key, { ...problem, metAtMs: clock() });
      const logKey = `${key} ${version}`;
      if (logged.has(logKey)) return;
      if (logged.size >= MAX_LOGGED) logged.clear();
      logged.add(logKey);
      log(problem);
    },
    list: () => [...met.values()],
    forget(published) {
      for (const [key, { entryId, missingId }] of met) {
        const isAffected =
          published === 'all' ||
          published.has(entryId) ||
          (missingId !== null && published.has(missingId));
        if (isAffected) met.delete(key);
      }
    },
  };
}
