import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Clock, gatherRows, type LogLine, type SiteDatabase } from '#server/store/store.ts';
import { dayOf } from '../vitals/vital-store.ts';
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
const DAY_MS = 86_400_000;
/** Anyone can send any words: beyond so many kinds on a day they are counted together. */
const MOST_KINDS = 1_000;
const OTHER = '(other)';

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
  const { database, clock, log, timeZone } = parts;
  const rows = gatherRows({ write, fault: 'Visits could not be counted', log });
  let today = '';
  let known = new Set<string>();

  async function write(batch: VisitCountRow[]): Promise<void> {
    await database.query
      .insertInto('visit_counts')
      .values(batch)
      .onConflict((conflict) =>
        conflict.columns(['day', 'kind', 'page', 'source', 'campaign']).doUpdateSet((eb) => ({
          count: eb('visit_counts.count', '+', eb.ref('excluded.count')),
        })),
      )
      .execute();
    const oldest = dayOf(clock.now() - KEPT_DAYS * DAY_MS, timeZone);
    await database.query.deleteFrom('visit_counts').where('day', '<', oldest).execute();
  }

  function count(counted: Counted): void {
    const day = dayOf(clock.now(), timeZone);
    if (day !== today) {
      today = day;
      known = new Set();
    }
    const { kind } = counted;
    const asked = JSON.stringify(counted);
    const isRoom = known.has(asked) || known.size < MOST_KINDS;
    if (isRoom) known.add(asked);
    const row = isRoom ? counted : { kind, page: OTHER, source: OTHER, campaign: OTHER };
    rows.rowFor(`${day} ${isRoom ? asked : kind}`, () => ({ day, ...row, count: 0 })).count += 1;
  }

  return {
    watch(request, response) {
      const counted = readVisit(request);
      if (counted === null || parts.isOwn(request)) return;
      response.once('finish', () => {
        if (response.statusCode === 200 || response.statusCode === 304) count(counted);
      });
    },
    async read(fromDay) {
      const counts = await database.query
        .selectFrom('visit_counts')
        .selectAll()
        .where('day', '>=', fromDay)
        .execute();
      return counts.map((row) => ({ ...row, count: Number(row.count) }));
    },
    settled: rows.settled,
    close: rows.close,
  };
}
