import { createHmac } from 'node:crypto';
import type { Clock, SiteDatabase } from '#server/store/store.ts';
import { cleanAddress, createSharedLimiter } from '#server/intake/intake.ts';
import type { KnownDevices } from './known-devices.ts';

/** Who tries what, on which account and where from. */
type SignInTry =
  /** Of who is signed in. Each act has counters of its own. */
  | { act: 'confirm' | 'factor'; sessionId: string }
  | {
      /** None for signing in, whose two steps share one. */
      act?: 'reset' | 'reset-password' | 'sign-up';
      email?: string;
      address: string | null;
      /** The mark of a known device, as it was sent. */
      device?: string | null;
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
  const limiter = (points: number, keyPrefix: string) =>
    createSharedLimiter({ points, duration: WINDOW_SECONDS, keyPrefix, database, clock });
  const pairs = limiter(PER_PAIR, 'sign-in-pair');
  const addresses = limiter(PER_ADDRESS, 'sign-in-address');
  const devices = limiter(PER_DEVICE, 'sign-in-device');
  const sessions = limiter(PER_SESSION, 'sign-in-session');
  const strangers = limiter(STRANGERS_TOGETHER, 'sign-in-strangers');
  const all = [pairs, addresses, devices, sessions, strangers];

  const bucket = (...of: (string | null)[]) =>
    createHmac('sha256', secret).update(JSON.stringify(of)).digest('base64url').slice(0, 16);

  /** Which counters a try meets, in the order in which they are asked. */
  async function countersFor(attempt: SignInTry) {
    if ('sessionId' in attempt)
      return [{ limiter: sessions, key: bucket(attempt.act, attempt.sessionId) }];
    const { act = 'sign-in', email = '', address, device = null } = attempt;
    const known = device === null ? null : await parts.devices.recognise(device, email);
    if (known !== null) return [{ limiter: devices, key: bucket(act, known) }];
    return [
      { limiter: pairs, key: bucket(act, address, cleanAddress(email)) },
      // Nobody's address is not everybody's: twenty failed tries of strangers would keep everyone out.
      ...(address === null ? [] : [{ limiter: addresses, key: bucket(address) }]),
      { limiter: strangers, key: 'all' },
    ];
  }

  return {
    async take(attempt) {
      const counters = await countersFor(attempt);
      // Looked at before any is counted: a flood that is refused anyway makes no counter, in memory or in the store.
      for (const { limiter, key } of counters) {
        const { waitSeconds } = await limiter.peek(key);
        if (waitSeconds > 0) return waitSeconds;
      }
      for (const { limiter, key } of counters) {
        const { waitSeconds } = await limiter.use(key);
        if (waitSeconds > 0) return waitSeconds;
      }
      return 0;
    },
    async forgive(attempt) {
      const [first] = await countersFor(attempt);
      await first!.limiter.forgive(first!.key);
    },
    async settled() {
      await Promise.all(all.map((each) => each.settled()));
    },
  };
}
