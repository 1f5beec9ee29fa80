import { createHmac } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Clock, SiteDatabase } from '#server/store/store.ts';
import { cleanAddress, KyselyRateLimiter } from '#server/intake/intake.ts';
import type { KnownDevices } from './known-devices.ts';

/** Who tries what, on which account and where from. */
type SignInTry = {
  /** Each has counters of its own; both steps of signing in share one. */
  act?: 'sign-in' | 'reset' | 'reset-password' | 'sign-up' | 'confirm' | 'factor';
  email: string;
  address: string | null;
  /** The mark of a known device, as it was sent. */
  device: string | null;
  /** The session of who is signed in. */
  sessionId?: string;
};

export type SignInLimits = {
  /** Counts one try. @returns seconds to wait; 0: go on */
  take(attempt: SignInTry): Promise<number>;
  /** A try that succeeded does not count. */
  forgive(attempt: SignInTry): Promise<void>;
  settled(): Promise<void>;
};

const WINDOW_SECONDS = 60;
/** At most five a minute for one account from one address. */
const PER_PAIR = 5;
const PER_ADDRESS = 20;
const PER_DEVICE = 10;
const PER_SESSION = 5;
/** Each try costs a processor tens of milliseconds; strangers together may not take it all. */
const STRANGERS_TOGETHER = 300;

/**
 * Slows guessing down without ever locking an account: strangers share limits by address, while a session and a device
 * that has signed in before have a limit of their own, so that nobody else's tries keep their owner out. Counters go by
 * what was recognised, never by what was sent: one thing can be written in many ways.
 */
export function createSignInLimits(parts: {
  database: SiteDatabase;
  clock: Clock;
  secret: string;
  devices: KnownDevices;
}): SignInLimits {
  const { database, clock, secret } = parts;
  const pair = (points: number, keyPrefix: string) => ({
    memory: new RateLimiterMemory({ points, duration: WINDOW_SECONDS, keyPrefix }),
    shared: new KyselyRateLimiter({ points, duration: WINDOW_SECONDS, keyPrefix, database, clock }),
  });
  const pairs = pair(PER_PAIR, 'sign-in-pair');
  const addresses = pair(PER_ADDRESS, 'sign-in-address');
  const devices = pair(PER_DEVICE, 'sign-in-device');
  const sessions = pair(PER_SESSION, 'sign-in-session');
  const strangers = pair(STRANGERS_TOGETHER, 'sign-in-strangers');
  const all = [pairs, addresses, devices, sessions, strangers];

  const bucket = (...of: (string | null)[]) =>
    createHmac('sha256', secret).update(JSON.stringify(of)).digest('base64url').slice(0, 16);

  /** Which counters a try meets, in the order in which they are asked. */
  async function countersFor({ act = 'sign-in', email, address, device, sessionId }: SignInTry) {
    if (sessionId !== undefined) return [{ limiters: sessions, key: bucket(act, sessionId) }];
    const known = device === null ? null : await parts.devices.recognise(device, email);
    if (known !== null) return [{ limiters: devices, key: bucket(act, known) }];
    return [
      { limiters: pairs, key: bucket(act, address, cleanAddress(email)) },
      // Nobody's address is not everybody's: twenty failed tries of strangers would keep everyone out.
      ...(address === null ? [] : [{ limiters: addresses, key: bucket(address) }]),
      { limiters: strangers, key: 'all' },
    ];
  }

  return {
    async take(attempt) {
      const counters = await countersFor(attempt);
      // Looked at before any is counted: a flood that is refused anyway makes no counter, in memory or in the store.
      for (const { limiters, key } of counters) {
        const known = await limiters.memory.get(key);
        if (known !== null && known.remainingPoints <= 0) return toSeconds(known);
      }
      for (const { limiters, key } of counters) {
        const seconds = await use(limiters, key);
        if (seconds > 0) return seconds;
      }
      return 0;
    },
    async forgive(attempt) {
      const [{ limiters, key } = { limiters: pairs, key: '' }] = await countersFor(attempt);
      await limiters.memory.delete(key);
      // Gathered and written behind the use that it forgives. A deletion would overtake that, and leave it standing.
      limiters.shared.set(key, 0, WINDOW_SECONDS).catch(() => undefined);
    },
    async settled() {
      await Promise.all(all.map(({ shared }) => shared.settled()));
    },
  };
}

/** Memory decides at once; the shared store is written in the background, and closes the door here when others have used it up. */
async function use(
  { memory, shared }: { memory: RateLimiterMemory; shared: KyselyRateLimiter },
  key: string,
): Promise<number> {
  try {
    await memory.consume(key);
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return toSeconds(refusal);
    throw refusal;
  }
  shared.consume(key).catch((refusal: unknown) => {
    if (refusal instanceof RateLimiterRes) void memory.block(key, toSeconds(refusal));
  });
  return 0;
}

function toSeconds({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1_000));
}
