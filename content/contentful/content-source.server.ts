import type { ContentProblems } from '../content-problems.ts';
import { toAssetUrl } from './asset-address.ts';
import {
  hasPlaceholder,
  isConfigured,
  plainHttpOrigins,
  toDeliveryEndpoint,
  toDraftsEndpoint,
  type ContentCredentials,
  type ContentEndpoint,
} from './configuration.ts';
import { testContentConnection, type ConnectionTestResult } from './connection-test.server.ts';
import { createContentFeed, type ContentFeed } from './content-feed.server.ts';
import { isAnswered, type ContentFailure } from './content-failure.ts';
import type { ContentLog } from './content-log.ts';
import { REFRESH_FAILED } from './failure-words.ts';
import { PAGE_DEADLINE_MS } from './freshness.ts';
import { readLatestChanges, type LatestChanges } from './latest-changes.server.ts';
import { createMemoryCache } from './memory-cache.ts';
import { createPageReader, type ContentTrace, type TracedReader } from './page-reader.ts';
import { createSchedule, type Schedule } from './schedule.ts';
import { createSnapshotStore, type SnapshotLimits } from './snapshot-store.server.ts';
import type { UpstreamState } from './upstream.server.ts';

export { hasPlaceholder, isConfigured };
export type { LatestChanges };
export type { ConnectionTestResult, ContentCredentials, ContentTrace, TracedReader };

export type ContentSourceOptions = {
  /** Null: not configured. */
  credentials: ContentCredentials | null;
  /** Where the last good answers are kept; null keeps none. */
  snapshotDir: string | null;
  log: ContentLog;
  /** Keeps what pages could not show; without it nobody hears of that. */
  problems?: ContentProblems;
  /** Whether strangers can reach the site's address. */
  publicSite?: boolean;
  /** How long a page waits for all its content together. */
  deadlineMs?: number;
  clock?: () => number;
  /** Time and timers together; takes precedence over `clock`. */
  schedule?: Schedule;
  snapshotLimits?: SnapshotLimits;
  client?: { retryLimit?: number; timeoutMs?: number; maxBytes?: number };
};

export type ReaderOptions = {
  /** A preview environment (content-model decision 9). */
  preview?: boolean;
  /** Read drafts where a preview token is set; by default in every preview. */
  drafts?: boolean;
  /** Attempt to load although credentials are missing (`countsAsConfigured`). */
  treatAsConfigured?: boolean;
  /** Another wait than the source's, for pages that are built behind, where no visitor waits. */
  deadlineMs?: number;
};

export type ContentSourceStatus = {
  source: 'contentful' | 'not-configured';
  /** When this source was set, in milliseconds since 1970. */
  since: number;
  space: string | null;
  environment: string | null;
  host: string | null;
  /** What visitors get: 'unread' before the first read, 'none' when nothing could be given. */
  serving: { origin: ContentTrace['origin'] | 'unread'; since: number };
  delivery: UpstreamState;
  drafts: UpstreamState | null;
  cachedAnswers: number;
  snapshots: { files: number; bytes: number } | null;
};

export type ContentSource = {
  /** A reader for one page. */
  reader(options?: ReaderOptions): TracedReader;
  status(): ContentSourceStatus;
  /** Fetches one entry; with `credentials`, tries those instead of the ones in use. */
  testConnection(credentials?: ContentCredentials | null): Promise<ConnectionTestResult>;
  /**
   * What changed last, asked anew each time: what was published, or drafts where a preview token is set. Null when the
   * service gives no answer within seconds.
   */
  latest(what: 'published' | 'drafts', limit: number): Promise<LatestChanges | null>;
  /** Builds the client anew and has everything asked for again. */
  refresh(): Promise<{ ok: true } | { ok: false; message: string; reason: string }>;
  /** Marks cached answers that hold any of these content type, entry or asset ids; answers how many. */
  purge(tags: Iterable<string>): number;
  /** Forgets the client, cached answers and failures; what is on disk stays. */
  reset(): void;
  /** Points at another service or space, or at none. */
  configure(credentials: ContentCredentials | null): void;
  /** Resolves when answers handed over for keeping are on disk. */
  settled(): Promise<void>;
  /** Ends tries under way and writes what is to be kept. */
  close(): Promise<void>;
};

/** The content service as the site sees it: see README.md beside this file. */
export function createContentSource(options: ContentSourceOptions): ContentSource {
  const { log, deadlineMs = PAGE_DEADLINE_MS } = options;
  const schedule = options.schedule ?? createSchedule(options.clock);
  const memory = createMemoryCache();
  const snapshots =
    options.snapshotDir === null
      ? null
      : createSnapshotStore(options.snapshotDir, log, options.snapshotLimits);
  const testing = new AbortController();
  let connected = connect(options.credentials);
  let serving: ContentSourceStatus['serving'] = { origin: 'unread', since: schedule.now() };

  function connect(credentials: ContentCredentials | null) {
    const toFeed = (endpoint: ContentEndpoint, kept: typeof snapshots) =>
      createContentFeed({
        endpoint,
        schedule,
        log,
        memory,
        snapshots: kept,
        ...(options.client && { client: options.client }),
      });
    const delivery = toDeliveryEndpoint(credentials);
    const drafts = toDraftsEndpoint(credentials);
    return {
      credentials,
      since: schedule.now(),
      endpoint: delivery,
      delivery: toFeed(delivery, snapshots),
      drafts: drafts && toFeed(drafts, null),
      serviceOrigins: plainHttpOrigins(credentials),
    };
  }

  const feeds = (): ContentFeed[] =>
    connected.drafts ? [connected.delivery, connected.drafts] : [connected.delivery];

  function noteServed(origin: ContentTrace['origin'], failure: ContentFailure | null) {
    if (failure && isAnswered(failure)) return;
    // Stale while refreshing is everyday business; stale because the service fails is not.
    const shown = failure ? origin : 'live';
    const failed = connected.delivery.describe().breaker.consecutiveFailures > 0;
    // One answered question among failing ones is no recovery.
    if (shown === 'live' && failed && serving.origin !== 'unread') return;
    if (shown !== serving.origin) serving = { origin: shown, since: schedule.now() };
  }

  const test = (credentials: ContentCredentials | null) => {
    const { delivery } = connected;
    const isOurs = credentials === connected.credentials;
    return testContentConnection(credentials, {
      schedule,
      closed: testing.signal,
      holdBack: isOurs ? delivery.heldBack : () => null,
      ...(isOurs && { onRateLimited: delivery.holdFor }),
    });
  };

  return {
    reader({ preview = false, drafts = preview, treatAsConfigured = false, ...own } = {}) {
      const configured = isConfigured(connected.credentials) || treatAsConfigured;
      return createPageReader({
        configured,
        preview,
        publicSite: options.publicSite ?? false,
        schedule,
        deadlineMs: own.deadlineMs ?? deadlineMs,
        feed: () => {
          if (!configured) return null;
          return (drafts && connected.drafts) || connected.delivery;
        },
        assetUrl: (raw) => toAssetUrl(raw, connected),
        // What an editor has not finished yet is no problem of the site's.
        report: (problem) => {
          if (!preview) options.problems?.report(problem);
        },
        onServed: noteServed,
      });
    },
    status() {
      const { endpoint, credentials, since } = connected;
      const configured = isConfigured(credentials);
      return {
        source: configured ? 'contentful' : 'not-configured',
        since,
        space: configured ? endpoint.spaceId : null,
        environment: configured ? endpoint.environmentId : null,
        host: configured ? endpoint.host : null,
        serving,
        delivery: connected.delivery.describe(),
        drafts: connected.drafts?.describe() ?? null,
        cachedAnswers: memory.size(),
        snapshots: snapshots?.describe() ?? null,
      };
    },
    async latest(what, limit) {
      const { credentials, drafts, endpoint } = connected;
      if (!isConfigured(credentials)) return null;
      const isDrafts = what === 'drafts' && drafts !== null;
      return readLatestChanges(isDrafts ? toDraftsEndpoint(credentials)! : endpoint, {
        ...{ limit, schedule, closed: testing.signal },
        holdBack: (isDrafts ? drafts : connected.delivery).heldBack,
      });
    },
    testConnection: (credentials = connected.credentials) => test(credentials),
    async refresh() {
      options.problems?.forget('all');
      memory.outdate();
      for (const feed of feeds()) feed.refreshed();
      try {
        for (const feed of feeds()) feed.rebuild();
      } catch (error) {
        return { ok: false, message: REFRESH_FAILED, reason: (error as Error).message };
      }
      const result = await test(connected.credentials);
      if (result.ok) return { ok: true };
      return { ok: false, message: REFRESH_FAILED, reason: result.hint ?? result.message };
    },
    purge(given) {
      const tags = new Set(given);
      options.problems?.forget(tags);
      for (const feed of feeds()) feed.published(tags);
      return memory.outdate(tags);
    },
    reset() {
      memory.clear();
      for (const feed of feeds()) feed.reset();
    },
    configure(credentials) {
      options.problems?.forget('all');
      for (const feed of feeds()) feed.close();
      memory.clear();
      connected = connect(credentials);
      serving = { origin: 'unread', since: schedule.now() };
    },
    settled: async () => snapshots?.settled(),
    async close() {
      testing.abort();
      for (const feed of feeds()) feed.close();
      await snapshots?.settled();
    },
  };
}
