import {
  type Clock,
  type SiteDatabase,
  readSiteValue,
  writeSiteValue,
} from '#server/store/store.ts';
import { expireBefore, type PersonalPart } from './personal-data.ts';

const DAY_MS = 24 * 60 * 60_000;
const JUMP_MS = 10 * 60_000;
/** After the clock jumped, deletion waits so long in true time: someone may set it right again. */
const CALM_MS = DAY_MS;
const LAST_SEEN = 'clock-last-seen';

/**
 * Deletes what is older than the owner's retention setting. A clock that is set wrong must not delete anything:
 * after a jump, or a start much later than the store was last used, deletion waits a day.
 */
export function createRetention(parts: {
  database: SiteDatabase;
  clock: Clock;
  /** RETENTION_DAYS; null keeps everything. */
  days: number | null;
  personalParts: readonly PersonalPart[];
}) {
  const { database, clock, days, personalParts } = parts;
  let seen: { now: number; steady: number } | null = null;
  let calmFromSteady = 0;

  return {
    /** To be called about once a minute. @returns how many rows were deleted, by part */
    async run(): Promise<Record<string, number>> {
      const now = clock.now();
      const steady = clock.steady();
      if (seen === null) {
        const last = Number((await readSiteValue(database.query, LAST_SEEN)) ?? now);
        if (Math.abs(now - last) > DAY_MS) calmFromSteady = steady + CALM_MS;
      } else if (Math.abs(now - seen.now - (steady - seen.steady)) > JUMP_MS) {
        calmFromSteady = steady + CALM_MS;
      }
      seen = { now, steady };
      await writeSiteValue(database.query, LAST_SEEN, String(now), now);
      if (days === null || steady < calmFromSteady) return {};
      return expireBefore(database, now - days * DAY_MS, personalParts);
    },
  };
}

/** Removes spent proofs and counters that are over; nothing depends on when. */
export async function sweepSpamMemory(database: SiteDatabase, nowMs: number): Promise<void> {
  await database.query.deleteFrom('used_proofs').where('expires_at', '<', nowMs).execute();
  await database.query.deleteFrom('rate_limits').where('expires_at', '<', nowMs).execute();
}
