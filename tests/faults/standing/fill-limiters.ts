import { createKnownDevices } from '#server/owner/accounts/known-devices.ts';
import { createSignInLimits } from '#server/owner/accounts/sign-in-limits.ts';
import { systemClock } from '#server/store/clock.ts';
import { openSiteDatabase } from '#server/open-site-database.ts';
import { createIntakeLimits } from '#server/intake/spam/intake-limits.ts';
import { createBeaconLimits } from '#server/measuring/vitals/beacon-limits.ts';

/*
 * A process of its own, so that its memory is the limiters': one request each from so many addresses, then one JSON
 * line of what they cost in MB. node --expose-gc tests/faults/standing/fill-limiters.ts COUNT
 */
const count = Number(process.argv[2]);
const database = await openSiteDatabase({
  url: null,
  dataDir: process.env.DATA_DIR!,
  log: () => undefined,
});
const parts = { database, clock: systemClock, secret: 'a secret for tests only' };
const intake = createIntakeLimits({ ...parts, settings: { perClient: 120, total: 1e9 } });
const beacons = createBeaconLimits();
const signIns = createSignInLimits({
  ...parts,
  devices: createKnownDevices(database, parts.secret),
});

const addressOf = (index: number) => `2001:db8:${(index >> 16).toString(16)}:${index & 0xffff}::1`;

/** Bytes in use after collecting garbage: what the process has taken from the system says more about garbage. */
function held(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

async function measure(use: (address: string) => Promise<unknown>): Promise<number> {
  const before = held();
  for (let index = 0; index < count; index++) {
    await use(addressOf(index));
    // Faster than any network brings them, but what is written behind gets its turn.
    if (index % 1_000 === 0) await Promise.all([intake.settled(), signIns.settled()]);
  }
  await intake.settled();
  await signIns.settled();
  return (held() - before) / 1024 / 1024;
}

const intakeMb = await measure((address) => intake.take(address));
const beaconMb = await measure((address) => beacons(address));
const signInMb = await measure((address) =>
  signIns.take({ email: `${address}@example.com`, address, device: null }),
);
const rows = await database.query
  .selectFrom('rate_limits')
  .select((eb) => eb.fn.countAll<number>().as('rows'))
  .executeTakeFirstOrThrow();
console.log(JSON.stringify({ intakeMb, beaconMb, signInMb, rows: Number(rows.rows) }));
process.exit(0);
