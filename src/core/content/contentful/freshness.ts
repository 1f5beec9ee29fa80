import { isBySlug, type EntryQuery } from './content-question.ts';

/**
 * How long an answer is fresh, and how long and how often the service is asked: what part 1 section 9 and part 2 section 9
 * state, and ours beside it.
 */
export const CLIENT_MAX_AGE_MS = 30 * 60_000; // part 1: client refresh age 30 minutes
export const CLIENT_FAILURES_BEFORE_NOTICE = 3; // part 1: failure toast threshold
export const CLIENT_TIMEOUT_MS = 30_000; // part 1: request time-out 30 s
export const CLIENT_RETRY_LIMIT = 5; // part 1: retry limit 5 with exponential back-off
const RETRY_BACKOFF_MAX_MS = 10_000; // part 1: product list, back-off up to 10 s

/** Ours: no page waits 1.5 s for all its content together; the last tenth is for timers that fire late. */
export const PAGE_DEADLINE_MS = 1_400;

/** How long content is waited for where no visitor waits: pages and lists built behind, and drafts shown to their editor. */
export const PATIENT_DEADLINE_MS = 10_000;
/** Ours: how long a failed query rests at most. With one hanging try of 30 s, recovery shows within 60 s. */
const RESTING_MS = 15_000;
/** Ours: a probe that stays silent this long makes way for a probe of another query. */
export const PROBE_PATIENCE_MS = 10_000;
/** Ours: a stale answer older than this is not served before the service was asked, unless it fails. */
export const SERVE_STALE_MAX_MS = 30 * 60_000;
/** The service's own limit (its technical limits: 7 MB an answer). */
export const ANSWER_MAX_BYTES = 7 * 1024 * 1024;
/** Ours: an answer that turns out larger than this is asked for again, one such at a time, so that many at once fit in memory. */
export const ANSWER_USUAL_BYTES = 512 * 1024;
/** Ours: so many larger answers may wait for their turn; more of them are a service gone wrong. */
export const LARGE_ANSWERS_WAITING_MAX = 4;
/** Ours: so long none is tried after one that failed. */
export const LARGE_ANSWERS_REST_MS = 5_000;

export type FreshnessRule = {
  freshMs: number;
  /** Tries that follow a failed one in quick succession, before the query rests. */
  retries: number;
};

const FIVE_MINUTES_MS = 5 * 60_000;
const ONE_MINUTE_MS = 60_000;

/**
 * Part 2 section 9: global stale time 60 s, generic content query 2 retries. Those of the product list (part 1 section 9)
 * and of technologies (part 2 section 9) are the same.
 */
const GENERIC: FreshnessRule = { freshMs: ONE_MINUTE_MS, retries: 2 };

/** For entries and assets by id, which name no content type: part 2 section 9, global query cache 60 s, retry 1. */
const GLOBAL: FreshnessRule = { freshMs: ONE_MINUTE_MS, retries: 1 };

const BY_TYPE: Record<string, FreshnessRule> = {
  // Part 1 section 9: hero query fresh for 5 minutes, 1 retry.
  heroContent: { freshMs: FIVE_MINUTES_MS, retries: 1 },
  // Part 1 section 9: home content cached 5 minutes; global retry 1.
  homePageContent: { freshMs: FIVE_MINUTES_MS, retries: 1 },
  // Part 2 section 9: business goals data 5 minutes; generic 2 retries.
  businessGoal: { freshMs: FIVE_MINUTES_MS, retries: 2 },
};

const BY_SLUG: Record<string, FreshnessRule> = {
  // Part 2 section 9: goals 5 minutes, business goal by slug 1 retry.
  businessGoal: { freshMs: FIVE_MINUTES_MS, retries: 1 },
  // Part 1 section 9: product type detail query 1 retry.
  productType: { freshMs: ONE_MINUTE_MS, retries: 1 },
  // Part 2 section 9: post by slug 1 retry, 1 s delay.
  blogPost: { freshMs: ONE_MINUTE_MS, retries: 1 },
};

/** How long an answer to this query is fresh, and how often a failed try is repeated at once. */
export function toFreshness(query: EntryQuery | null): FreshnessRule {
  if (!query) return GLOBAL;
  return (
    (isBySlug(query) ? BY_SLUG[query.contentType] : undefined) ??
    BY_TYPE[query.contentType] ??
    GENERIC
  );
}

/** How long a query rests after its nth failure in a row (n from 1). */
export function toRestMs(failures: number, retries: number): number {
  if (failures > retries) return RESTING_MS;
  return Math.min(1_000 * 2 ** (failures - 1), RETRY_BACKOFF_MAX_MS);
}
