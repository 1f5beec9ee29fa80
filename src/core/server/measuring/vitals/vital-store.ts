import { type BucketColumn, BUCKET_COLUMNS, BUCKET_COUNT, bucketOf } from './vital-buckets.ts';
import { sql } from 'kysely';
import { type Clock, gatherRows, type LogLine, type SiteDatabase } from '#server/store/store.ts';
import type { Vital } from './parse-vital.ts';
import type { Device, MetricName } from './vital-names.ts';

/** How often a metric fell into each bucket, for one day, kind of page and kind of device. */
type WebVitalRow = {
  /** YYYY-MM-DD in UTC. */
  day: string;
  route: string;
  device: string;
  metric: string;
} & Record<BucketColumn, number>;

declare module '../../store/tables.ts' {
  interface Tables {
    web_vitals: WebVitalRow;
  }
}

/** Counts of one metric on one day, for one kind of page and of device. */
export type VitalCounts = {
  day: string;
  route: string;
  device: Device;
  metric: MetricName;
  counts: number[];
};

export type VitalStore = {
  /** Takes a measurement; it is stored with others within seconds. Never fails. */
  record(vital: Vital): void;
  read(fromDay: string): Promise<VitalCounts[]>;
  /** Stores what has been taken so far. */
  settled(): Promise<void>;
  close(): Promise<void>;
};

const KEPT_DAYS = 90;
const DAY_MS = 86_400_000;

/** The day of a time in a zone, as tables of days name it (YYYY-MM-DD). */
export function dayOf(ms: number, timeZone = 'UTC'): string {
  return Temporal.Instant.fromEpochMilliseconds(ms)
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();
}

/** Histograms of what visitors' browsers measured: at most one row per day, metric, kind of page and of device. */
export function createVitalStore(parts: {
  database: SiteDatabase;
  clock: Clock;
  log: LogLine;
}): VitalStore {
  const { database, clock, log } = parts;
  const rows = gatherRows({ write, fault: 'Measurements could not be stored', log });
  let sweptOn = '';

  async function write(batch: VitalCounts[]): Promise<void> {
    await addCounts(database, batch);
    const today = dayOf(clock.now());
    if (sweptOn === today) return;
    sweptOn = today;
    const oldest = dayOf(clock.now() - KEPT_DAYS * DAY_MS);
    await database.query.deleteFrom('web_vitals').where('day', '<', oldest).execute();
  }

  function countsFor({ name, route, device }: Vital): number[] {
    const day = dayOf(clock.now());
    const key = [day, route, device, name].join(' ');
    const zeros = () => Array.from({ length: BUCKET_COUNT }, () => 0);
    return rows.rowFor(key, () => ({ day, route, device, metric: name, counts: zeros() })).counts;
  }

  return {
    record(vital) {
      const counts = countsFor(vital);
      const bucket = bucketOf(vital.name, vital.value);
      counts[bucket]! += 1;
      // A later report of the same measurement takes the place of the earlier one.
      if (vital.previous !== null) counts[bucketOf(vital.name, vital.previous)]! -= 1;
    },
    async read(fromDay) {
      const stored = await database.query
        .selectFrom('web_vitals')
        .selectAll()
        .where('day', '>=', fromDay)
        .execute();
      return stored.map(toCounts);
    },
    settled: rows.settled,
    close: rows.close,
  };
}

/** Never below nothing: whoever reports corrections of what was never reported takes nothing from others. */
function sumOf(column: string) {
  const sum = sql`${sql.ref(`web_vitals.${column}`)} + ${sql.ref(`excluded.${column}`)}`;
  return sql`case when ${sum} < 0 then 0 else ${sum} end`;
}

function toRow({ counts, ...key }: VitalCounts): WebVitalRow {
  const buckets = Object.fromEntries(BUCKET_COLUMNS.map((name, at) => [name, counts[at] ?? 0]));
  return { ...key, ...buckets } as WebVitalRow;
}

function toCounts(row: WebVitalRow): VitalCounts {
  const { day, route, device, metric } = row;
  const counts = BUCKET_COLUMNS.map((name) => Math.max(0, Number(row[name])));
  return { day, route, device, metric, counts } as VitalCounts;
}

async function addCounts({ query }: SiteDatabase, batch: VitalCounts[]): Promise<void> {
  // A row begins with nothing, so that what is taken back has something to be taken from, or nothing happens.
  await query
    .insertInto('web_vitals')
    .values(batch.map((row) => toRow({ ...row, counts: [] })))
    .onConflict((conflict) => conflict.columns(['day', 'route', 'device', 'metric']).doNothing())
    .execute();
  await query
    .insertInto('web_vitals')
    .values(batch.map(toRow))
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'route', 'device', 'metric'])
        .doUpdateSet(
          Object.fromEntries(BUCKET_COLUMNS.map((column) => [column, sumOf(column)])) as never,
        ),
    )
    .execute();
}
