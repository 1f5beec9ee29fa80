import { afterEach, expect, test } from 'vitest';
import { createHandClock } from '#tests/support/hand-clock.ts';
import { describeOnEachEngine } from '#tests/support/stores.ts';
import type { SiteDatabase } from '../../store/open-database.ts';
import { releaseParked } from './outbox-store.ts';
import type { OutboxKind, OutboxLane, OutboxRow } from './outbox-tables.ts';
import { createOutboxWorker, type OutboxWorker } from './outbox-worker.ts';
import { parkUnknown } from './park-unknown.ts';

/*
 * Seen failing without the kinds in `leaseRows` (a worker sent a row of each), without the lanes in `isKnown` (what was
 * for `sms` waited unseen) and without the destinations in it.
 */

const LANES = ['mail', 'webhook', 'destination:here'] as const;

const workers: OutboxWorker[] = [];
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  workers.length = 0;
});

async function enqueue(
  database: SiteDatabase,
  rows: readonly [id: string, lane: string, kind: string][],
) {
  await database.query
    .insertInto('outbox')
    .values(
      rows.map(([id, lane, kind]) => ({
        ...{ id, lane: lane as OutboxLane, kind: kind as OutboxKind, inquiry_number: null },
        ...{ payload: '{}', state: 'waiting' as const, created_at: 0, due_at: 0 },
        ...{ attempts: 0, refusals: 0, ambiguous: 0 },
        destination_id: lane.startsWith('destination:') ? lane.slice(12) : null,
      })),
    )
    .execute();
}

async function addDestination(database: SiteDatabase, id: string, kind: string) {
  await database.query
    .insertInto('destinations')
    .values({
      ...{ id, kind, name: id, settings: '{}', secrets: '', mapping: '{}' },
      ...{ sends_stages: 0, enabled: 1, created_at: 0, updated_at: 0 },
    } as never)
    .execute();
}

const readStates = async ({ query }: SiteDatabase) => {
  const rows = await query.selectFrom('outbox').select(['id', 'state']).orderBy('id').execute();
  return Object.fromEntries(rows.map(({ id, state }) => [id, state]));
};

const all = (state: OutboxRow['state'], ids: readonly string[]) =>
  Object.fromEntries(ids.map((id) => [id, state]));

describeOnEachEngine('What nothing here can send', (stores) => {
  test('is parked with its reason, never sent as another kind, and sent once something sends it', async () => {
    const database = await stores.open();
    const clock = createHandClock();
    await addDestination(database, 'here', 'webhook');
    await addDestination(database, 'odd', 'of-a-part-that-is-gone');
    await enqueue(database, [
      ['1 known', 'mail', 'owner-mail'],
      ['2 known', 'destination:here', 'destination-inquiry'],
      ['3 kind of mail', 'mail', 'project-mail'],
      ['4 kind of another lane', 'mail', 'destination-inquiry'],
      ['5 kind of webhook', 'webhook', 'owner-mail'],
      ['6 lane', 'sms', 'sms-notice'],
      ['7 lane of a known kind', 'sms', 'owner-mail'],
      ['8 kind for a destination', 'destination:here', 'destination-note'],
      ['9 destination', 'destination:odd', 'destination-inquiry'],
    ]);
    const sent: string[] = [];
    const deliver = async ({ id }: OutboxRow) => {
      sent.push(id);
      return 'receipt';
    };
    for (const lane of LANES) {
      const worker = createOutboxWorker({
        lane,
        database,
        deliver,
        clock,
        log: () => undefined,
        atOnce: 4,
      });
      workers.push(worker);
      worker.start();
    }
    await expect
      .poll(() => readStates(database))
      .toMatchObject(all('sent', ['1 known', '2 known']));
    const odd = Object.keys(await readStates(database)).slice(2);
    expect(sent.sort()).toEqual(['1 known', '2 known']);
    expect(await parkUnknown(database, clock.now())).toEqual({ parked: 7, released: 0 });
    expect(await readStates(database)).toMatchObject(all('parked', odd));
    const reasons = await database.query
      .selectFrom('outbox')
      .select('last_error')
      .where('id', '=', odd[0]!)
      .execute();
    expect(reasons[0]!.last_error).toContain('the kind project-mail by mail');
    // The owner asks for another try.
    expect(await releaseParked(database.query, clock.now(), {})).toBe(7);
    expect(await parkUnknown(database, clock.now())).toEqual({ parked: 7, released: 0 });
    await database.query.updateTable('destinations').set({ kind: 'slack' }).execute();
    await database.query
      .updateTable('outbox')
      .set({ kind: 'owner-mail' })
      .where('lane', '=', 'mail')
      .execute();
    expect(await parkUnknown(database, clock.now())).toEqual({ parked: 0, released: 3 });
    workers[0]!.notify();
    await expect.poll(() => sent).toHaveLength(4);
    expect(await readStates(database)).toMatchObject(all('waiting', ['9 destination']));
  });

  test('what was tried and refused stays as it is, and so does what another process is sending', async () => {
    const database = await stores.open();
    await enqueue(database, [
      ['refused', 'mail', 'owner-mail'],
      ['under way', 'mail', 'of-a-newer-version'],
    ]);
    const held = { lease_owner: 'newer', lease_until: 60_000, lease_renewed: 60_000, attempts: 1 };
    const rows = database.query.updateTable('outbox');
    await rows.set(held).where('id', '=', 'under way').execute();
    await rows.set({ state: 'parked', attempts: 5 }).where('id', '=', 'refused').execute();
    expect(await parkUnknown(database, 1_000)).toEqual({ parked: 0, released: 0 });
    // Whoever sent it has ended long ago.
    expect(await parkUnknown(database, 3_600_000)).toEqual({ parked: 1, released: 0 });
  });
});
