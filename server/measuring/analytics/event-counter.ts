import type { Clock, LogLine, SiteDatabase } from '#server/store/store.ts';
import { createDayCounts, OTHER } from '../day-counts.ts';
import { detailOf, type SiteEvent } from './site-event.ts';

/** How often something happened on a day; `detail` says more, from a bounded set. */
type EventCountRow = {
  /** YYYY-MM-DD in UTC. */
  day: string;
  event: string;
  detail: string;
  count: number;
};

declare module '../../store/tables.ts' {
  interface Tables {
    event_counts: EventCountRow;
  }
}

export type EventCount = { event: string; detail: string; count: number };

/** The site's own counters: how often what happened on which day, nothing of who did it. */
export type EventCounter = {
  count(event: SiteEvent): void;
  read(fromDay: string): Promise<EventCount[]>;
  settled(): Promise<void>;
  close(): Promise<void>;
};

const KEPT_DAYS = 400;
const MOST_DETAILS = 500;

export function createEventCounter(parts: {
  database: SiteDatabase;
  clock: Clock;
  log: LogLine;
}): EventCounter {
  const counts = createDayCounts<{ event: string; detail: string }>(parts, {
    ...{ table: 'event_counts', columns: ['event', 'detail'], timeZone: 'UTC' },
    ...{ keptDays: KEPT_DAYS, most: MOST_DETAILS, fault: 'Events could not be counted' },
  });
  return {
    count(event) {
      const { name } = event;
      counts.count({ event: name, detail: detailOf(event) }, { event: name, detail: OTHER });
    },
    async read(fromDay) {
      const found = await parts.database.query
        .selectFrom('event_counts')
        .select(['event', 'detail', (eb) => eb.fn.sum<number>('count').as('count')])
        .where('day', '>=', fromDay)
        .groupBy(['event', 'detail'])
        .execute();
      return found
        .map((row) => ({ ...row, count: Number(row.count) }))
        .toSorted((a, b) => b.count - a.count || (a.detail < b.detail ? -1 : 1));
    },
    settled: counts.settled,
    close: counts.close,
  };
}
