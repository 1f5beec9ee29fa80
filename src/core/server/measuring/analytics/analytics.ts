import type { Clock, LogLine, SiteDatabase } from '#server/store/store.ts';
import { createDayCounts, OTHER } from '../day-counts.ts';
import type { EventSender } from './event-sender.ts';
import type { AnalyticsSettings } from './parse-analytics.ts';
import { createPlausible } from './plausible.ts';
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

/** Where events go. With none, and with google, whose events leave the browser by itself, nowhere. */
export type Analytics = {
  record(event: SiteEvent, sender: EventSender): void;
  /** The site's own counters, for the owner's screens: nothing of who did it. */
  counts(fromDay: string): Promise<Omit<EventCountRow, 'day'>[]>;
  settled(): Promise<void>;
  close(): Promise<void>;
};

const KEPT_DAYS = 400;
const MOST_DETAILS = 500;

export function createAnalytics(parts: {
  settings: AnalyticsSettings;
  siteUrl: string;
  database: SiteDatabase;
  clock: Clock;
  log: LogLine;
}): Analytics {
  const { settings, siteUrl, database, log } = parts;
  const own = createDayCounts<{ event: string; detail: string }>(parts, {
    ...{ table: 'event_counts', columns: ['event', 'detail'], timeZone: 'UTC' },
    ...{ keptDays: KEPT_DAYS, most: MOST_DETAILS, fault: 'Events could not be counted' },
  });
  const passOn =
    settings.sink === 'plausible' ? createPlausible({ siteUrl, log, host: settings.origin }) : null;
  return {
    record(event, sender) {
      const { name } = event;
      if (settings.sink === 'own')
        own.count({ event: name, detail: detailOf(event) }, { event: name, detail: OTHER });
      passOn?.(event, sender);
    },
    async counts(fromDay) {
      const found = await database.query
        .selectFrom('event_counts')
        .select(['event', 'detail', (eb) => eb.fn.sum<number>('count').as('count')])
        .where('day', '>=', fromDay)
        .groupBy(['event', 'detail'])
        .execute();
      return found
        .map((row) => ({ ...row, count: Number(row.count) }))
        .toSorted((a, b) => b.count - a.count || (a.detail < b.detail ? -1 : 1));
    },
    settled: own.settled,
    close: own.close,
  };
}
