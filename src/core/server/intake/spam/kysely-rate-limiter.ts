import { RateLimiterRes, type IRateLimiterOptions } from 'rate-limiter-flexible';
import RateLimiterStoreAbstract from 'rate-limiter-flexible/lib/RateLimiterStoreAbstract.js';
import type { Clock, SiteDatabase } from '#server/store/store.ts';

/** A proof of work that was spent. The library would accept it again. */
type UsedProofRow = { signature: string; expires_at: number };

/** Counters of the rate limits, shared by all processes. Keys hold no address in clear. */
type RateLimitRow = { key: string; points: number; expires_at: number | null };

declare module '../../store/tables.ts' {
  interface Tables {
    used_proofs: UsedProofRow;
    rate_limits: RateLimitRow;
  }
}

type Counter = { points: number; expiresAtMs: number | null };
type Pending = {
  key: string;
  points: number;
  durationMs: number;
  force: boolean;
  resolve(counter: Counter): void;
  reject(error: unknown): void;
};

/** Uses are gathered for so long and written together: a limit must not cost a commit per request. */
const GATHER_MS = 250;

/** Counters of rate-limiter-flexible in the site's own store, shared by all processes. */
export class KyselyRateLimiter extends RateLimiterStoreAbstract {
  readonly #database: SiteDatabase;
  readonly #clock: Clock;
  #pending: Pending[] = [];
  #writing: Promise<void> | null = null;
  #hurry = new AbortController();
  readonly #perPoints: number;

  constructor(options: IRateLimiterOptions & { database: SiteDatabase; clock: Clock }) {
    const { database, clock, ...limits } = options;
    super({ ...limits, storeClient: database });
    this.#database = database;
    this.#clock = clock;
    this.#perPoints = limits.points;
  }

  /** Writes at once what has been gathered, and waits until that is done or has failed. */
  async settled(): Promise<void> {
    this.#hurry.abort();
    await this.#writing;
    this.#hurry = new AbortController();
  }

  /** Called by the base class: adds points to a key, or sets them when `force`. */
  _upsert(key: string, points: number, durationMs: number, force = false): Promise<Counter> {
    return new Promise((resolve, reject) => {
      this.#pending.push({ key, points, durationMs, force, resolve, reject });
      this.#writing ??= this.#writeSoon();
    });
  }

  async _get(key: string): Promise<Counter | null> {
    const row = await this.#database.query
      .selectFrom('rate_limits')
      .select(['points', 'expires_at'])
      .where('key', '=', key)
      .executeTakeFirst();
    if (!row || (row.expires_at !== null && row.expires_at <= this.#clock.now())) return null;
    return { points: row.points, expiresAtMs: row.expires_at };
  }

  async _delete(key: string): Promise<boolean> {
    const gone = await this.#database.query
      .deleteFrom('rate_limits')
      .where('key', '=', key)
      .executeTakeFirst();
    return gone.numDeletedRows > 0n;
  }

  _getRateLimiterRes(_key: string, changed: number, counter: Counter): RateLimiterRes {
    const untilNextMs =
      counter.expiresAtMs === null ? -1 : Math.max(0, counter.expiresAtMs - this.#clock.now());
    return new RateLimiterRes(
      Math.max(0, this.#perPoints - counter.points),
      untilNextMs,
      counter.points,
      counter.points === changed,
    );
  }

  async #writeSoon(): Promise<void> {
    while (this.#pending.length > 0) {
      await this.#clock.wait(GATHER_MS, this.#hurry.signal);
      const batch = this.#pending;
      this.#pending = [];
      try {
        const counters = await this.#write(batch);
        for (const use of batch) use.resolve(counters.get(use.key)!);
      } catch (error) {
        for (const use of batch) use.reject(error);
      }
    }
    this.#writing = null;
  }

  async #write(batch: Pending[]): Promise<Map<string, Counter>> {
    const nowMs = this.#clock.now();
    const sums = new Map<string, { points: number; expires_at: number | null; force: boolean }>();
    for (const { key, points, durationMs, force } of batch) {
      const sum = sums.get(key) ?? { points: 0, expires_at: null, force: false };
      sum.points = force ? points : sum.points + points;
      sum.force ||= force;
      sum.expires_at = durationMs > 0 ? nowMs + durationMs : null;
      sums.set(key, sum);
    }
    const keys = [...sums.keys()];
    const rows = keys.sort().map((key) => {
      const { points, expires_at } = sums.get(key)!;
      return { key, points, expires_at };
    });
    const longestMs = Math.max(...batch.map(({ durationMs }) => durationMs));
    return this.#database.transaction(async (trx) => {
      // Over, or so far ahead that the clock must have been set back: both begin anew.
      await trx
        .deleteFrom('rate_limits')
        .where('key', 'in', keys)
        .where((eb) =>
          eb.or([eb('expires_at', '<=', nowMs), eb('expires_at', '>', nowMs + longestMs)]),
        )
        .execute();
      const forced = keys.filter((key) => sums.get(key)!.force);
      if (forced.length > 0)
        await trx.deleteFrom('rate_limits').where('key', 'in', forced).execute();
      const counters = await trx
        .insertInto('rate_limits')
        .values(rows)
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet((eb) => ({
            points: eb('rate_limits.points', '+', eb.ref('excluded.points')),
          })),
        )
        .returning(['key', 'points', 'expires_at'])
        .execute();
      return new Map(
        counters.map((row) => [row.key, { points: row.points, expiresAtMs: row.expires_at }]),
      );
    });
  }
}
