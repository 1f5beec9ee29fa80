import { createHmac } from 'node:crypto';
import type { Clock, SiteDatabase } from '#server/store/store.ts';
import { createSharedLimiter } from './shared-limiter.ts';

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

/** Limits per client and in all. */
export function createIntakeLimits(parts: {
  settings: IntakeLimitSettings;
  database: SiteDatabase;
  clock: Clock;
  secret: string;
}): IntakeLimits {
  const { settings, database, clock, secret } = parts;
  const limiter = (points: number, keyPrefix: string) =>
    createSharedLimiter({ points, duration: WINDOW_SECONDS, keyPrefix, database, clock });
  const clients = limiter(settings.perClient, 'intake-client');
  const everyone = limiter(settings.total, 'intake-total');

  return {
    async take(address) {
      const own = await clients.use(clientKey(address, secret));
      if (own.waitSeconds > 0) return { waitSeconds: own.waitSeconds, pressure: ownersOf(address) };
      const all = await everyone.use(ALL);
      if (all.waitSeconds > 0) return { waitSeconds: all.waitSeconds, pressure: 'total' };
      return { waitSeconds: 0, pressure: pressureOf(address, own.used, all.used) };
    },
    async peek(address) {
      const own = await clients.peek(clientKey(address, secret));
      const all = await everyone.peek(ALL);
      return pressureOf(address, own.used + 1, all.used + 1);
    },
    async settled() {
      await Promise.all([clients.settled(), everyone.settled()]);
    },
  };

  function pressureOf(address: string | null, own: number, all: number): IntakeRoom['pressure'] {
    if (own > Math.max(5, settings.perClient * UNUSUAL_CLIENT)) return ownersOf(address);
    return all > Math.max(20, settings.total * UNUSUAL_TOTAL) ? 'total' : 'none';
  }
}

/** Whoever has no address that can be read is not known to have sent what others of that kind did. */
const ownersOf = (address: string | null) => (address === null ? 'total' : 'client');

/**
 * One of 65,536 places for a client: few enough that a flood of addresses cannot fill the memory, many enough
 * that two visitors hardly ever share one. The address itself is not kept.
 */
function clientKey(address: string | null, secret: string): string {
  if (address === null) return 'unknown';
  return createHmac('sha256', secret).update(`client:${address}`).digest('hex').slice(0, 4);
}
