import type { ContentSource, LatestChanges } from '#content/reading/content-source.server.ts';
import type { Clock, SiteDatabase } from '#server/store/store.ts';
import type { OwnerInquiries } from '../inquiries/owner-inquiries.ts';
import type { InquiryLine } from '../inquiries/search-inquiries.ts';
import { noteOwnerVisit } from './owner-visits.ts';
import { readSystemState, type SystemState } from './system-state.ts';

/** What the owner's start page shows. */
type Overview = {
  /** When this account's visit before this one ended; null for its first. */
  previousVisitAtMs: number | null;
  /** Null for whom it is not read. */
  inquiries: {
    /** Without spam: came since the last visit and are not dealt with yet, newest first. */
    fresh: InquiryLine[];
    freshTotal: number;
    /** Not dealt with yet, without spam. */
    open: number;
    spam: number;
  } | null;
  /** Null where no space is connected, where it gives no answer, or where it is not read. */
  publications: LatestChanges['entries'] | null;
  system: SystemState | null;
};

/** What of the overview is read. */
type Parts = { inquiries: boolean; publications: boolean; system: boolean };

export type OwnerOverview = {
  /** Notes the visit; for every page of the admin area. @returns when the one before ended */
  noteVisit(visit: { accountId: string; sessionId: string }): Promise<number | null>;
  read(visit: { accountId: string; sessionId: string }, wanted: Parts): Promise<Overview>;
};

const FRESH_SHOWN = 5;
const PUBLICATIONS_SHOWN = 5;

/** Puts together what is new, what needs doing and how the site does. */
export function createOwnerOverview(
  parts: Parameters<typeof readSystemState>[0] & {
    database: SiteDatabase;
    ownerInquiries: OwnerInquiries;
    source: Pick<ContentSource, 'status' | 'latest'>;
    clock: Clock;
  },
): OwnerOverview {
  const { database, ownerInquiries, source, clock } = parts;
  return {
    noteVisit: (visit) => noteOwnerVisit(database, visit, clock.now()),
    async read(visit, wanted) {
      const nowMs = clock.now();
      const previousVisitAtMs = await noteOwnerVisit(database, visit, nowMs);
      const since = { fromMs: previousVisitAtMs ?? 0, stage: 'new', spam: 'genuine' } as const;
      const [fresh, counts, published, system] = await Promise.all([
        wanted.inquiries ? ownerInquiries.search(since, 1) : null,
        wanted.inquiries ? ownerInquiries.counts() : null,
        wanted.publications ? source.latest('published', PUBLICATIONS_SHOWN) : null,
        wanted.system ? readSystemState(parts, nowMs) : null,
      ]);
      return {
        previousVisitAtMs,
        inquiries: fresh &&
          counts && {
            fresh: fresh.lines.slice(0, FRESH_SHOWN),
            freshTotal: fresh.total,
            open: counts.fresh,
            spam: counts.spam,
          },
        publications: published?.entries ?? null,
        system,
      };
    },
  };
}
