import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { createHandClock, settle, type HandClock } from '#tests/support/hand-clock.ts';
import { describeOnEachEngine } from '#tests/support/stores.ts';
import type { SiteDatabase } from '../../store/open-database.ts';
import { DeliveryError } from './delivery-error.ts';
import { leaseRows, LEASE_MS } from './outbox-store.ts';
import { createOutboxWorker, type Deliver, type OutboxWorker } from './outbox-worker.ts';

const MINUTE = 60_000;
const workers: OutboxWorker[] = [];
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  workers.length = 0;
});

async function enqueue(database: SiteDatabase, clock: HandClock, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  const now = clock.now();
  await database.query
    .insertInto('outbox')
    .values(
      ids.map((id) => ({
        id,
        lane: 'mail' as const,
        kind: 'spam-digest' as const,
        inquiry_number: null,
        payload: '{}',
        state: 'waiting' as const,
        created_at: now,
        due_at: now,
        attempts: 0,
        refusals: 0,
        ambiguous: 0,
      })),
    )
    .execute();
  return ids;
}

function start(database: SiteDatabase, clock: HandClock, deliver: Deliver): OutboxWorker {
  const worker = createOutboxWorker({
    lane: 'mail',
    database,
    deliver,
    clock,
    log: () => undefined,
    atOnce: 4,
  });
  workers.push(worker);
  worker.start();
  return worker;
}

const states = async (database: SiteDatabase) => {
  const rows = await database.query
    .selectFrom('outbox')
    .select(['state', 'last_error', 'refusals'])
    .execute();
  return rows;
};

/** Lets time pass until something holds; time is cheap here, rounds are not. */
async function passUntil(
  clock: HandClock,
  stepMs: number,
  rounds: number,
  holds: () => boolean | Promise<boolean>,
) {
  for (let round = 0; round < rounds; round++) {
    if (await holds()) return true;
    await clock.pass(stepMs);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  return holds();
}

describeOnEachEngine('the outbox worker', (stores) => {
  test('sends what waits, once each', async () => {
    const database = await stores.open();
    const clock = createHandClock();
    const ids = await enqueue(database, clock, 30);
    const sent: string[] = [];
    start(database, clock, async (row) => {
      sent.push(row.id);
      return 'receipt';
    });
    expect(
      await passUntil(clock, 1_000, 200, async () =>
        (await states(database)).every(({ state }) => state === 'sent'),
      ),
    ).toBe(true);
    expect(sent.sort()).toEqual(ids.sort());
  });

  test('an hour of outage: few tries, nothing parked, everything within ten minutes of the recovery', async () => {
    const database = await stores.open();
    const clock = createHandClock();
    await enqueue(database, clock, 20);
    let tries = 0;
    let down = true;
    const worker = start(database, clock, async () => {
      tries += 1;
      if (down) throw new DeliveryError('unavailable', 'down');
      return 'receipt';
    });
    await passUntil(clock, 1_000, 300, () => false);
    expect(worker.state().breaker).toBe('open');
    // Some before it opens, then one in five seconds at most.
    expect(tries).toBeLessThanOrEqual(8 + 300 / 5);
    expect(tries).toBeGreaterThan(20);
    for (let minute = 5; minute < 60; minute++) {
      clock.jump(59_000);
      await clock.pass(1_000);
    }
    down = false;
    const done = async () => (await states(database)).every(({ state }) => state === 'sent');
    expect(await passUntil(clock, 1_000, 600, done)).toBe(true);
  });

  test('a message that is refused five times is parked with its reason; the others are sent', async () => {
    const database = await stores.open();
    const clock = createHandClock();
    const [poison] = await enqueue(database, clock, 4);
    start(database, clock, async (row) => {
      if (row.id === poison) throw new DeliveryError('refused', 'The message was refused (400)');
      return 'receipt';
    });
    const done = async () => (await states(database)).every(({ state }) => state !== 'waiting');
    expect(await passUntil(clock, 10_000, 200, done)).toBe(true);
    const rows = await states(database);
    expect(rows.filter(({ state }) => state === 'sent')).toHaveLength(3);
    expect(rows.filter(({ state }) => state === 'parked')).toEqual([
      { state: 'parked', last_error: 'The message was refused (400)', refusals: 5 },
    ]);
  });

  test('when every message is refused it is the carrier: they wait instead of being parked', async () => {
    const database = await stores.open();
    const clock = createHandClock();
    await enqueue(database, clock, 30);
    let refusing = true;
    const worker = start(database, clock, async () => {
      if (refusing) throw new DeliveryError('refused', 'not verified');
      return 'receipt';
    });
    await passUntil(clock, MINUTE, 60, () => worker.state().breaker === 'open');
    await passUntil(clock, MINUTE, 15, () => false);
    expect((await states(database)).filter(({ state }) => state === 'parked')).toEqual([]);
    refusing = false;
    const done = async () => (await states(database)).every(({ state }) => state === 'sent');
    expect(await passUntil(clock, 10_000, 100, done)).toBe(true);
  });

  test('a lease is for one owner, and ends by itself when its owner is gone', async () => {
    const database = await stores.open();
    const clock = createHandClock();
    await enqueue(database, clock, 10);
    const lease = (owner: string) =>
      leaseRows(database, { lane: 'mail', owner, count: 6, nowMs: clock.now(), probing: false });
    const taken = (await Promise.all([lease('one'), lease('two'), lease('three')])).flat();
    expect(taken).toHaveLength(10);
    expect(new Set(taken.map(({ id }) => id)).size).toBe(10);
    clock.jump(LEASE_MS - 1);
    expect(await lease('four')).toEqual([]);
    clock.jump(1);
    expect(await lease('four')).toHaveLength(6);
  });

  test('a clock set back does not leave rows waiting for the old time', async () => {
    const database = await stores.open();
    const clock = createHandClock();
    await enqueue(database, clock, 3);
    await leaseRows(database, {
      lane: 'mail',
      owner: 'gone',
      count: 1,
      nowMs: clock.now(),
      probing: false,
    });
    clock.jump(-3 * 60 * MINUTE);
    const rows = await leaseRows(database, {
      lane: 'mail',
      owner: 'next',
      count: 9,
      nowMs: clock.now(),
      probing: false,
    });
    expect(rows).toHaveLength(3);
  });

  test('stopping waits for what is under way and records it', async () => {
    const database = await stores.open();
    const clock = createHandClock();
    await enqueue(database, clock, 1);
    const { promise, resolve } = Promise.withResolvers<string>();
    let called = false;
    const worker = start(database, clock, () => {
      called = true;
      return promise;
    });
    await passUntil(clock, 1_000, 100, () => called);
    const stopped = worker.stop();
    await settle();
    resolve('receipt');
    await stopped;
    expect(await states(database)).toMatchObject([{ state: 'sent' }]);
  });
});
