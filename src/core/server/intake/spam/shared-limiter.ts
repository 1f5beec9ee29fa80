import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Clock, SiteDatabase } from '#server/store/store.ts';
import { KyselyRateLimiter } from './kysely-rate-limiter.ts';

/** 0 seconds: there is room. `used`: uses within the window, of this process. */
type Room = { waitSeconds: number; used: number };

/** A limit for each of many keys. */
export type SharedLimiter = {
  /** Counts one use. */
  use(key: string): Promise<Room>;
  /** What the next use would meet; counts nothing. */
  peek(key: string): Promise<Room>;
  /** Counts the uses of a key from nothing again. */
  forgive(key: string): Promise<void>;
  settled(): Promise<void>;
};

/**
 * Memory decides at once; the shared store is written in the background, and closes the door in this process too when
 * other processes have counted past the limit. Without the store, memory goes on alone.
 */
export function createSharedLimiter(parts: {
  points: number;
  /** Length of the window in seconds. */
  duration: number;
  keyPrefix: string;
  database: SiteDatabase;
  clock: Clock;
}): SharedLimiter {
  const { points, duration, keyPrefix } = parts;
  const memory = new RateLimiterMemory({ points, duration, keyPrefix });
  const shared = new KyselyRateLimiter(parts);
  return {
    async use(key) {
      try {
        const { consumedPoints } = await memory.consume(key);
        shared.consume(key).catch((refusal: unknown) => {
          if (refusal instanceof RateLimiterRes) void memory.block(key, toSeconds(refusal));
        });
        return { waitSeconds: 0, used: consumedPoints };
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return { waitSeconds: toSeconds(refusal), used: refusal.consumedPoints };
      }
    },
    async peek(key) {
      const known = await memory.get(key);
      const isFull = known !== null && known.remainingPoints <= 0;
      return { waitSeconds: isFull ? toSeconds(known) : 0, used: known?.consumedPoints ?? 0 };
    },
    async forgive(key) {
      await memory.delete(key);
      // Gathered and written behind the use that it forgives. A deletion would overtake that, and leave it standing.
      shared.set(key, 0, duration).catch(() => undefined);
    },
    settled: () => shared.settled(),
  };
}

function toSeconds({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1_000));
}
