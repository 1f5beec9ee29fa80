import type { ContentProblems } from '../content-problems.ts';
import { toAssetUrl } from '../contentful/asset-address.ts';
import {
  isConfigured,
  plainHttpOrigins,
  toDeliveryEndpoint,
  toDraftsEndpoint,
  type ContentCredentials,
} from '../contentful/configuration.ts';
import {
  testContentConnection,
  type ConnectionTestResult,
} from '../contentful/connection-test.server.ts';
import { ContentFeed } from '../contentful/content-feed.server.ts';
import { isAnswered, type ContentFailure } from '../contentful/content-failure.ts';
import type { ContentLog } from '../contentful/failure-log.ts';
import type { Upstream, UpstreamState } from '../contentful/upstream.server.ts';
import { REFRESH_FAILED } from '../contentful/failure-words.ts';
import { PAGE_DEADLINE_MS } from '../contentful/freshness.ts';
import { readLatestChanges, type LatestChanges } from '../contentful/latest-changes.server.ts';
import { createMemoryCache } from '../contentful/memory-cache.ts';
import { createPageReader, type ContentTrace, type TracedReader } from './page-reader.ts';
import { createSchedule, type Schedule } from '../contentful/schedule.ts';
import {
  createSnapshotStore,
  type SnapshotLimits,
  type SnapshotStore,
} from '../contentful/snapshot-store.server.ts';

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
  /** Attempt to load although credentials are missing: on hosts outside the product's own domain (decision 9). */
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

/** The content service as the site sees it: see README.md beside this file. */
export class ContentSource {
  readonly #options: ContentSourceOptions;
  readonly #schedule: Schedule;
  readonly #memory = createMemoryCache();
  readonly #snapshots: SnapshotStore | null;
  readonly #closing = new AbortController();
  #connected: Connected;
  #serving: ContentSourceStatus['serving'];

  constructor(options: ContentSourceOptions) {
    const { snapshotDir, log, snapshotLimits, credentials } = options;
    this.#options = options;
    this.#schedule = options.schedule ?? createSchedule(options.clock);
    this.#snapshots =
      snapshotDir === null ? null : createSnapshotStore(snapshotDir, log, snapshotLimits);
    this.#connected = this.#connect(credentials);
    this.#serving = { origin: 'unread', since: this.#schedule.now() };
  }

  #connect(credentials: ContentCredentials | null): Connected {
    const { log, client } = this.#options;
    const shared = {
      schedule: this.#schedule,
      log,
      memory: this.#memory,
      ...(client && { client }),
    };
    const endpoint = toDeliveryEndpoint(credentials);
    const drafts = toDraftsEndpoint(credentials);
    return {
      credentials,
      since: this.#schedule.now(),
      delivery: new ContentFeed({ ...shared, endpoint, snapshots: this.#snapshots }),
      drafts: drafts && new ContentFeed({ ...shared, endpoint: drafts, snapshots: null }),
      serviceOrigins: plainHttpOrigins(credentials),
    };
  }

  get #upstreams(): Upstream[] {
    const { delivery, drafts } = this.#connected;
    return drafts ? [delivery.upstream, drafts.upstream] : [delivery.upstream];
  }

  /** A reader for one page. */
  reader({ preview = false, drafts = preview, ...more }: ReaderOptions = {}): TracedReader {
    const { problems, publicSite = false, deadlineMs = PAGE_DEADLINE_MS } = this.#options;
    const connected = isConfigured(this.#connected.credentials);
    // On a public site anybody can name another host, and would read of credentials (decision 112).
    const configured = connected || (!publicSite && (more.treatAsConfigured ?? false));
    return createPageReader({
      configured,
      connected,
      preview,
      drafts,
      publicSite,
      schedule: this.#schedule,
      deadlineMs: more.deadlineMs ?? deadlineMs,
      feed: () => {
        if (!configured) return null;
        return (drafts && this.#connected.drafts) || this.#connected.delivery;
      },
      assetUrl: (raw) => toAssetUrl(raw, this.#connected),
      // Drafts are unfinished; the problems kept are those that visitors meet.
      report: (problem) => {
        if (!preview) problems?.report(problem);
      },
      onServed: (origin, failure) => this.#noteServed(origin, failure),
    });
  }

  #noteServed(origin: ContentTrace['origin'], failure: ContentFailure | null) {
    if (failure && isAnswered(failure)) return;
    // Stale without a failure is a refresh in progress, which counts as live.
    const shown = failure ? origin : 'live';
    const { breaker } = this.#connected.delivery.upstream;
    const failed = breaker.describe().consecutiveFailures > 0;
    // An answer still fresh in memory says nothing while other questions fail.
    if (shown === 'live' && failed && this.#serving.origin !== 'unread') return;
    if (shown !== this.#serving.origin) {
      this.#serving = { origin: shown, since: this.#schedule.now() };
    }
  }

  status(): ContentSourceStatus {
    const { credentials, since, delivery, drafts } = this.#connected;
    const { endpoint } = delivery;
    const configured = isConfigured(credentials);
    return {
      source: configured ? 'contentful' : 'not-configured',
      since,
      space: configured ? endpoint.spaceId : null,
      environment: configured ? endpoint.environmentId : null,
      host: configured ? endpoint.host : null,
      serving: this.#serving,
      delivery: delivery.upstream.describe(),
      drafts: drafts?.upstream.describe() ?? null,
      cachedAnswers: this.#memory.size(),
      snapshots: this.#snapshots?.describe() ?? null,
    };
  }

  /**
   * What changed last, asked anew each time: what was published, or drafts where a preview token is set. Null when the
   * service gives no answer within seconds.
   */
  async latest(what: 'published' | 'drafts', limit: number): Promise<LatestChanges | null> {
    const { credentials, delivery, drafts } = this.#connected;
    if (!isConfigured(credentials)) return null;
    const { endpoint, upstream } = (what === 'drafts' && drafts) || delivery;
    const { signal: closed } = this.#closing;
    const holdBack = upstream.breaker.heldBack;
    return readLatestChanges(endpoint, { limit, schedule: this.#schedule, closed, holdBack });
  }

  /** Fetches one entry; with `credentials`, tries those instead of the ones in use. */
  testConnection(credentials = this.#connected.credentials): Promise<ConnectionTestResult> {
    const { breaker } = this.#connected.delivery.upstream;
    const isOurs = credentials === this.#connected.credentials;
    return testContentConnection(credentials, {
      schedule: this.#schedule,
      closed: this.#closing.signal,
      holdBack: isOurs ? breaker.heldBack : () => null,
      ...(isOurs && { onRateLimited: breaker.holdFor }),
    });
  }

  /** Builds the client anew and has everything asked for again. */
  async refresh(): Promise<{ ok: true } | { ok: false; message: string; reason: string }> {
    this.#options.problems?.forget('all');
    this.#memory.outdate();
    for (const { pending } of this.#upstreams) pending.markRefreshed();
    try {
      for (const upstream of this.#upstreams) upstream.rebuild();
    } catch (error) {
      return { ok: false, message: REFRESH_FAILED, reason: (error as Error).message };
    }
    const result = await this.testConnection();
    if (result.ok) return { ok: true };
    return { ok: false, message: REFRESH_FAILED, reason: result.hint ?? result.message };
  }

  /** Marks cached answers that hold any of these content type, entry or asset ids; answers how many. */
  purge(given: Iterable<string>): number {
    const tags = new Set(given);
    this.#options.problems?.forget(tags);
    for (const { pending } of this.#upstreams) pending.markPublished(tags);
    return this.#memory.outdate(tags);
  }

  /** Forgets the client, cached answers and failures; what is on disk stays. */
  reset(): void {
    this.#memory.clear();
    for (const upstream of this.#upstreams) upstream.reset();
  }

  /** Points at another service or space, or at none. */
  configure(credentials: ContentCredentials | null): void {
    this.#options.problems?.forget('all');
    for (const upstream of this.#upstreams) upstream.close();
    this.#memory.clear();
    this.#connected = this.#connect(credentials);
    this.#serving = { origin: 'unread', since: this.#schedule.now() };
  }

  /** Resolves when answers handed over for keeping are on disk. */
  async settled(): Promise<void> {
    await this.#snapshots?.settled();
  }

  /** Ends tries in progress and writes what is to be kept. */
  async close(): Promise<void> {
    this.#closing.abort();
    for (const upstream of this.#upstreams) upstream.close();
    await this.settled();
  }
}

/** What stands behind the site now: one service or another, or none. */
type Connected = {
  credentials: ContentCredentials | null;
  since: number;
  delivery: ContentFeed;
  drafts: ContentFeed | null;
  serviceOrigins: string[];
};
