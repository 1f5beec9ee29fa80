import { createHmac, timingSafeEqual } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Clock, SiteDatabase } from '#server/store/store.ts';
import { cleanAddress, KyselyRateLimiter } from '#server/intake/intake.ts';

/** Who tries: the account they name, where from, and on which device that has signed in to it before. */
type SignInTry = { email: string; address: string | null; device: string | null };

export type SignInLimits = {
  /** Counts one try. @returns seconds to wait; 0: go on */
  take(attempt: SignInTry): Promise<number>;
  /** A try that succeeded does not count. */
  forgive(attempt: SignInTry): Promise<void>;
  /** Marks a device as one that has signed in to this account. */
  issueDevice(email: string): string;
  settled(): Promise<void>;
};

const WINDOW_SECONDS = 60;
/** Reliability target D2: at most five a minute for one account from one address. */
const PER_PAIR = 5;
const PER_ADDRESS = 20;
const PER_DEVICE = 10;
/** Each try costs a processor tens of milliseconds; strangers together may not take it all. */
const STRANGERS_TOGETHER = 300;

/**
 * Slows guessing down without ever locking an account: strangers share limits by address, while a device that has
 * signed in before has a limit of its own, so that nobody else's tries keep its owner out.
 */
export function createSignInLimits(parts: {
  database: SiteDatabase;
  clock: Clock;
  secret: string;
}): SignInLimits {
  const { database, clock, secret } = parts;
  const pair = (points: number, keyPrefix: string) => ({
    memory: new RateLimiterMemory({ points, duration: WINDOW_SECONDS, keyPrefix }),
    shared: new KyselyRateLimiter({ points, duration: WINDOW_SECONDS, keyPrefix, database, clock }),
  });
  const pairs = pair(PER_PAIR, 'sign-in-pair');
  const addresses = pair(PER_ADDRESS, 'sign-in-address');
  const devices = pair(PER_DEVICE, 'sign-in-device');
  const strangers = pair(STRANGERS_TOGETHER, 'sign-in-strangers');
  const all = [pairs, addresses, devices, strangers];

  const bucket = (text: string) => digestOf(secret, text).slice(0, 16);

  /** Which counters a try meets, in the order in which they are asked. */
  function countersFor({ email, address, device }: SignInTry) {
    const account = cleanAddress(email);
    if (device !== null && isKnown(secret, device, account)) {
      return [{ limiters: devices, key: bucket(`device:${device}`) }];
    }
    return [
      { limiters: pairs, key: bucket(`pair:${address}:${account}`) },
      // Nobody's address is not everybody's: twenty failed tries of strangers would keep everyone out.
      ...(address === null ? [] : [{ limiters: addresses, key: bucket(`address:${address}`) }]),
      { limiters: strangers, key: 'all' },
    ];
  }

  return {
    async take(attempt) {
      const counters = countersFor(attempt);
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
      const [{ limiters, key } = { limiters: pairs, key: '' }] = countersFor(attempt);
      await limiters.memory.delete(key);
      // Gathered and written behind the use that it forgives. A deletion would overtake that, and leave it standing.
      limiters.shared.set(key, 0, WINDOW_SECONDS).catch(() => undefined);
    },
    issueDevice(email) {
      const id = crypto.randomUUID();
      return `${id}.${digestOf(secret, `known:${id}:${cleanAddress(email)}`)}`;
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

const digestOf = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('base64url');

function isKnown(secret: string, device: string, account: string): boolean {
  const [id = '', mark = ''] = device.split('.');
  const expected = Buffer.from(digestOf(secret, `known:${id}:${account}`));
  const given = Buffer.from(mark);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
