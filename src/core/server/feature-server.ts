import type { IncomingMessage } from 'node:http';
import type { RouterContextProvider } from 'react-router';
import type { ContentSource } from '#content/reading/content-source.server.ts';
import type { Clock, LogLine, SiteDatabase } from '#server/store/store.ts';

/** What the server's side of a feature works with. */
export type FeatureParts = {
  database: SiteDatabase;
  source: ContentSource;
  clock: Clock;
  log: LogLine;
  /** The public address of the site. */
  siteUrl: string;
  /** Has the same feature of the other processes hear that it keeps something else now (`hear`). */
  tellOthers(): Promise<void>;
};

/** Where an address without a page leads on this site, or null where what stood there is gone for good (410). */
type OldAddress = { status: 301 | 302 | 308; location: string } | { status: 410; location: null };

export type OldAddresses = {
  /**
   * The answer for an address that has no page; null where nothing is known of it.
   * @param address path and query as asked for, percent-encoded
   */
  find(address: string): OldAddress | null;
  /** Whether what a path leads to may depend on its query. */
  dependsOnQuery(pathname: string): boolean;
};

/** A figure for operators, read whenever they ask (`/metrics`). */
type FeatureGauge = { name: string; help: string; read(): number };

/** What the server's side of a feature adds. */
export type FeatureServer = {
  oldAddresses: OldAddresses;
  /** Hears of a visitor's request that found no page. Never fails, and returns at once. */
  noteMissing(request: IncomingMessage): void;
  /** Hears that another process has changed what the feature keeps, or may have. */
  hear(): void;
  gauges: readonly FeatureGauge[];
  /** Hands loaders and actions what they use of the feature, by contexts of its own. */
  provide(context: RouterContextProvider): void;
  close(): Promise<void>;
};

/** Starts the server's side of a feature; exported as `start` by the `server.ts` of its folder. */
export type StartFeature = (parts: FeatureParts) => Promise<FeatureServer>;
