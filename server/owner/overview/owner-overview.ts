import type { ContentSource, LatestChanges } from '#content/contentful/content-source.server.ts';
import type { Clock, SiteDatabase } from '#server/store/store.ts';
import type { InquiryDesk } from '../inquiry-desk/inquiry-desk.ts';
import type { InquiryLine } from '../inquiry-desk/search-inquiries.ts';
import { noteOwnerVisit } from './owner-visits.ts';
import { readSystemState, type SystemState } from './system-state.ts';

/** What the owner's start page shows. */
type Overview = {
  /** When this account's visit before this one ended; null for its first. */
  previousVisitAtMs: number | null;
  inquiries: {
    /** Without spam: came since the last visit and are not dealt with yet, newest first. */
    fresh: InquiryLine[];
    freshTotal: number;
    /** Not dealt with yet, without spam. */
    open: number;
    spam: number;
  };
  /** Null where no space is connected, or where it gives no answer. */
  publications: LatestChanges['entries'] | null;
  system: SystemState;
};

export type OwnerOverview = {
  /** Notes the visit; for every page of the admin area. @returns when the one before ended */
  noteVisit(visit: { accountId: string; sessionId: string }): Promise<number | null>;
  read(visit: { accountId: string; sessionId: string }): Promise<Overview>;
};

const FRESH_SHOWN = 5;
const PUBLICATIONS_SHOWN = 5;

/** Puts together what is new, what needs doing and how the site does. */
export function createOwnerOverview(
  parts: Parameters<typeof readSystemState>[0] & {
    database: SiteDatabase;
    desk: InquiryDesk;
    source: Pick<ContentSource, 'status' | 'latest'>;
    clock: Clock;
  },
): OwnerOverview {
  const { database, desk, source, clock } = parts;
  return {
    noteVisit: (visit) => noteOwnerVisit(database, visit, clock.now()),
    async read(visit) {
      const nowMs = clock.now();
      const previousVisitAtMs = await noteOwnerVisit(database, visit, nowMs);
      const since = { fromMs: previousVisitAtMs ?? 0, state: 'open', spam: 'genuine' } as const;
      const [fresh, counts, published, system] = await Promise.all([
        desk.search(since, 1),
        desk.counts(),
        source.latest('published', PUBLICATIONS_SHOWN),
        readSystemState(parts, nowMs),
      ]);
      return {
        previousVisitAtMs,
        inquiries: {
          fresh: fresh.lines.slice(0, FRESH_SHOWN),
          freshTotal: fresh.total,
          open: counts.open,
          spam: counts.spam,
        },
        publications: published?.entries ?? null,
        system,
      };
    },
  };
}
