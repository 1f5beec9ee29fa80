import { createHmac } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Clock, SiteDatabase } from '#server/store/store.ts';
import { KyselyRateLimiter } from './kysely-rate-limiter.ts';

/** Most posts within ten minutes. */
export type IntakeLimitSettings = { perClient: number; total: number };

export type IntakeRoom = {
  /** 0: there is room. Otherwise the seconds after which there is again. */
  waitSeconds: number;
  /**
   * Whose posts are unusually many, or too many: of this client, or of all together. The spam layers know, and a proof
   * of work is asked for.
   */
  pressure: 'none' | 'total' | 'client';
};

export type IntakeLimits = {
  /** Counts one post. @param address client address; all for whom it cannot be known (null) share the room of one */
  take(address: string | null): Promise<IntakeRoom>;
  /** What a form that opens now would meet; counts nothing. */
  peek(address: string | null): Promise<IntakeRoom['pressure']>;
  settled(): Promise<void>;
};

const WINDOW_SECONDS = 600;
/** From this share of a limit on, the traffic is unusual. */
const UNUSUAL_CLIENT = 0.1;
const UNUSUAL_TOTAL = 0.1;
const ALL = 'all';

/**
 * Limits per client and in all. Memory decides at once; the shared store is written in the background, and closes the door in
 * this process too when other processes have counted past the limit. Without the store, memory goes on alone.
 */
export function createIntakeLimits(parts: {
  settings: IntakeLimitSettings;
  database: SiteDatabase;
  clock: Clock;
  secret: string;
}): IntakeLimits {
  const { settings, database, clock, secret } = parts;
  const pair = (points: number, keyPrefix: string) => ({
    points,
    memory: new RateLimiterMemory({ points, duration: WINDOW_SECONDS, keyPrefix }),
    shared: new KyselyRateLimiter({ points, duration: WINDOW_SECONDS, keyPrefix, database, clock }),
  });
  const clients = pair(settings.perClient, 'intake-client');
  const everyone = pair(settings.total, 'intake-total');

  return {
    async take(address) {
      const own = await use(clients, clientKey(address, secret));
      if (own.waitSeconds > 0) return { waitSeconds: own.waitSeconds, pressure: ownersOf(address) };
      const all = await use(everyone, ALL);
      if (all.waitSeconds > 0) return { waitSeconds: all.waitSeconds, pressure: 'total' };
      return { waitSeconds: 0, pressure: pressureOf(address, own.used, all.used) };
    },
    async peek(address) {
      const own = await clients.memory.get(clientKey(address, secret));
      const all = await everyone.memory.get(ALL);
      return pressureOf(address, (own?.consumedPoints ?? 0) + 1, (all?.consumedPoints ?? 0) + 1);
    },
    async settled() {
      await Promise.all([clients.shared.settled(), everyone.shared.settled()]);
    },
  };

  function pressureOf(address: string | null, own: number, all: number): IntakeRoom['pressure'] {
    if (own > Math.max(5, settings.perClient * UNUSUAL_CLIENT)) return ownersOf(address);
    return all > Math.max(20, settings.total * UNUSUAL_TOTAL) ? 'total' : 'none';
  }
}

/** Whoever has no address that can be read is not known to have sent what others of that kind did. */
const ownersOf = (address: string | null) => (address === null ? 'total' : 'client');

type LimiterPair = { memory: RateLimiterMemory; shared: KyselyRateLimiter };

async function use(
  limiters: LimiterPair,
  key: string,
): Promise<{ waitSeconds: number; used: number }> {
  try {
    const { consumedPoints } = await limiters.memory.consume(key);
    limiters.shared.consume(key).catch((refusal: unknown) => {
      if (!(refusal instanceof RateLimiterRes)) return;
      const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
      void limiters.memory.block(key, seconds);
    });
    return { waitSeconds: 0, used: consumedPoints };
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return {
      waitSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000)),
      used: refusal.consumedPoints,
    };
  }
}

/**
 * One of 65,536 places for a client: few enough that a flood of addresses cannot fill the memory, many enough
 * that two visitors hardly ever share one. The address itself is not kept.
 */
function clientKey(address: string | null, secret: string): string {
  if (address === null) return 'unknown';
  return createHmac('sha256', secret).update(`client:${address}`).digest('hex').slice(0, 4);
}
