import type { ContentTrace } from '#content/reading/content-source.server.ts';

/** What one page was last built from. */
export type PageOrigin = {
  path: string;
  /** fallback: the built-in words. */
  origin: 'live' | 'stale' | 'snapshot' | 'fallback';
  /** Since when it is so, and when the page was last built, in milliseconds since 1970. */
  sinceMs: number;
  builtAtMs: number;
  /** When the oldest content on it was given by the service; null for built-in words. */
  fetchedAtMs: number | null;
  /** Questions that got no fresh answer, in words for the owner. */
  failures: string[];
};

export type PageOrigins = {
  /** @param path with its query; data requests of pages are left aside */
  note(path: string, trace: ContentTrace, isConfigured: boolean): void;
  /** The worst first, then by path. */
  list(): PageOrigin[];
};

const WORST: readonly PageOrigin['origin'][] = ['fallback', 'snapshot', 'stale', 'live'];

/** More pages than any site of this kind has; beyond, someone is asking for addresses that do not exist. */
const PAGES_MAX = 1_000;

/** Remembers per page what it was built from, in this process since its start. */
export function createPageOrigins(clock: () => number = Date.now): PageOrigins {
  const pages = new Map<string, PageOrigin>();
  return {
    note(path, trace, isConfigured) {
      if (/\.data(?:\?|$)/u.test(path)) return;
      const before = pages.get(path);
      if (!before && pages.size >= PAGES_MAX) return;
      const nowMs = clock();
      const origin = !isConfigured || trace.origin === 'none' ? 'fallback' : trace.origin;
      pages.set(path, {
        path,
        origin,
        builtAtMs: nowMs,
        sinceMs: before?.origin === origin ? before.sinceMs : nowMs,
        fetchedAtMs: trace.fetchedAt,
        failures: [
          ...new Set(trace.failures.map(({ question, message }) => `${question}: ${message}`)),
        ],
      });
    },
    list: () =>
      [...pages.values()].sort(
        (a, b) => WORST.indexOf(a.origin) - WORST.indexOf(b.origin) || a.path.localeCompare(b.path),
      ),
  };
}
