import { type Clock, gatherRows, type LogLine, type SiteDatabase } from '#server/store/store.ts';
import { dayOf } from '../vitals/vital-store.ts';
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
const DAY_MS = 86_400_000;
/** Anyone can send any words: beyond so many kinds on a day they are counted together. */
const MOST_DETAILS = 500;
const OTHER = '(other)';

export function createEventCounter(parts: {
  database: SiteDatabase;
  clock: Clock;
  log: LogLine;
}): EventCounter {
  const { database, clock, log } = parts;
  const rows = gatherRows({ write, fault: 'Events could not be counted', log });
  let today = '';
  let known = new Set<string>();

  async function write(batch: (EventCount & { day: string })[]): Promise<void> {
    await database.query
      .insertInto('event_counts')
      .values(batch)
      .onConflict((conflict) =>
        conflict.columns(['day', 'event', 'detail']).doUpdateSet((eb) => ({
          count: eb('event_counts.count', '+', eb.ref('excluded.count')),
        })),
      )
      .execute();
    const oldest = dayOf(clock.now() - KEPT_DAYS * DAY_MS);
    await database.query.deleteFrom('event_counts').where('day', '<', oldest).execute();
  }

  return {
    count(event) {
      const day = dayOf(clock.now());
      if (day !== today) {
        today = day;
        known = new Set();
      }
      const asked = `${event.name} ${detailOf(event)}`;
      const isRoom = known.has(asked) || known.size < MOST_DETAILS;
      if (isRoom) known.add(asked);
      const detail = isRoom ? detailOf(event) : OTHER;
      const key = `${day} ${event.name} ${detail}`;
      rows.rowFor(key, () => ({ day, event: event.name, detail, count: 0 })).count += 1;
    },
    async read(fromDay) {
      const counts = await database.query
        .selectFrom('event_counts')
        .select(['event', 'detail', (eb) => eb.fn.sum<number>('count').as('count')])
        .where('day', '>=', fromDay)
        .groupBy(['event', 'detail'])
        .execute();
      return counts
        .map((row) => ({ ...row, count: Number(row.count) }))
        .toSorted((a, b) => b.count - a.count || (a.detail < b.detail ? -1 : 1));
    },
    settled: rows.settled,
    close: rows.close,
  };
}
