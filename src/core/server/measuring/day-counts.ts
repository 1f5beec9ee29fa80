import type { Kysely } from 'kysely';
import {
  type Clock,
  type GatheredRows,
  gatherRows,
  type LogLine,
  type SiteDatabase,
} from '#server/store/store.ts';
import { dayOf } from './vitals/vital-store.ts';

const DAY_MS = 86_400_000;

/** What is counted in place of what exceeds the different things of a day. */
export const OTHER = '(other)';

type Stored<Counted> = Counted & { day: string; count: number };

type DayCounts<Counted> = Pick<GatheredRows<unknown>, 'settled' | 'close'> & {
  /**
   * Counts something once more today.
   * @param instead counted where the day has as many different things as it may: anyone can send any words
   */
  count(counted: Counted, instead: Counted): void;
};

/** Counts how often something happened on a day, in a table of its own in the database that all processes share. */
export function createDayCounts<Counted extends Record<string, string>>(
  { database, clock, log }: { database: SiteDatabase; clock: Clock; log: LogLine },
  facts: {
    table: 'event_counts' | 'vain_searches' | 'visit_counts';
    /** What tells the rows of a day apart. */
    columns: (keyof Counted & string)[];
    keptDays: number;
    /** Most different things of a day. */
    most: number;
    /** What the log says when counts could not be written. */
    fault: string;
    /** In which days begin and end. */
    timeZone: string;
  },
): DayCounts<Counted> {
  const { columns, keptDays, most, fault, timeZone } = facts;
  // The tables differ in their columns alone, which the database checks.
  const query = database.query as unknown as Kysely<{ counts: Stored<Record<string, string>> }>;
  const table = facts.table as 'counts';
  const rows = gatherRows({ write, fault, log });
  let today = '';
  let known = new Set<string>();

  async function write(batch: Stored<Counted>[]): Promise<void> {
    await query
      .insertInto(table)
      .values(batch)
      .onConflict((conflict) =>
        conflict.columns(['day', ...columns]).doUpdateSet((eb) => ({
          count: eb(`${table}.count`, '+', eb.ref('excluded.count')),
        })),
      )
      .execute();
    const oldest = dayOf(clock.now() - keptDays * DAY_MS, timeZone);
    await query.deleteFrom(table).where('day', '<', oldest).execute();
  }

  return {
    count(counted, instead) {
      const day = dayOf(clock.now(), timeZone);
      if (day !== today) {
        today = day;
        known = new Set();
      }
      const asked = JSON.stringify(counted);
      const isRoom = known.has(asked) || known.size < most;
      if (isRoom) known.add(asked);
      const row = isRoom ? counted : instead;
      rows.rowFor(day + JSON.stringify(row), () => ({ ...row, day, count: 0 })).count += 1;
    },
    settled: rows.settled,
    close: rows.close,
  };
}
