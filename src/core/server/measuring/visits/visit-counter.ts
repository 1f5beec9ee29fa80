import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock, LogLine, SiteDatabase } from '#server/store/store.ts';
import { createDayCounts, OTHER } from '../day-counts.ts';
import { type Counted, readVisit } from './read-visit.ts';

/** How many visits began, or forms were begun, on a day. */
type VisitCountRow = Counted & {
  /** YYYY-MM-DD in the owner's zone. */
  day: string;
  count: number;
};

declare module '../../store/tables.ts' {
  interface Tables {
    visit_counts: VisitCountRow;
  }
}

export type VisitCounter = {
  /** Counts a request once it has been answered with a page, or with a form's token. Never fails. */
  watch(request: IncomingMessage, response: ServerResponse): void;
  /** The counts since a day, from all processes. */
  read(fromDay: string): Promise<VisitCountRow[]>;
  settled(): Promise<void>;
  close(): Promise<void>;
};

/** Two years and a month, so that a month can be compared with the same of the year before. */
const KEPT_DAYS = 760;
const MOST_KINDS = 1_000;

/** Counts visits without cookies or identifiers, in the database that all processes share. */
export function createVisitCounter(parts: {
  database: SiteDatabase;
  clock: Clock;
  log: LogLine;
  /** The owner's, in which days begin and end. */
  timeZone: string;
  /** Whether a request comes from somebody who works on the site. */
  isOwn(request: IncomingMessage): boolean;
}): VisitCounter {
  const counts = createDayCounts<Counted>(parts, {
    ...{ table: 'visit_counts', columns: ['kind', 'page', 'source', 'campaign'] },
    ...{ keptDays: KEPT_DAYS, most: MOST_KINDS, timeZone: parts.timeZone },
    fault: 'Visits could not be counted',
  });

  return {
    watch(request, response) {
      const counted = readVisit(request);
      if (counted === null || parts.isOwn(request)) return;
      response.once('finish', () => {
        if (response.statusCode !== 200 && response.statusCode !== 304) return;
        counts.count(counted, { ...counted, page: OTHER, source: OTHER, campaign: OTHER });
      });
    },
    async read(fromDay) {
      const found = await parts.database.query
        .selectFrom('visit_counts')
        .selectAll()
        .where('day', '>=', fromDay)
        .execute();
      return found.map((row) => ({ ...row, count: Number(row.count) }));
    },
    settled: counts.settled,
    close: counts.close,
  };
}
