import { expect, test } from 'vitest';
import { createHandClock } from '#tests/support/hand-clock.ts';
import { describeOnEachEngine } from '#tests/support/stores.ts';
import type { SiteDatabase } from '#server/store/store.ts';
import { createMissedAddresses } from './missed-addresses.ts';

const silent = () => undefined;

function open(database: SiteDatabase, mostKept?: number) {
  const clock = createHandClock();
  const missed = createMissedAddresses({
    ...{ database, clock, log: silent },
    ...(mostKept !== undefined && { mostKept }),
  });
  const ask = (path: string, times: number) => {
    for (let time = 0; time < times; time += 1) missed.note(path);
  };
  const shown = async () => (await missed.list(10)).map(({ path, count }) => [path, count]);
  return { missed, clock, ask, shown };
}

describeOnEachEngine('addresses that were asked for in vain', (stores) => {
  test('are counted over all spellings and writes, the most asked first', async () => {
    const { missed, clock, ask, shown } = open(await stores.open());
    ask('/Old/', 2);
    ask('/other', 3);
    await missed.settled();
    await clock.pass(1_000);
    ask('/old', 2);
    await missed.settled();
    expect(await shown()).toEqual([
      ['/old', 4],
      ['/other', 3],
    ]);
    expect((await missed.list(1))[0]?.lastAskedAtMs).toBe(clock.now());
    await missed.close();
  });

  test('are let go of where they are asked for least; what is ignored stays so', async () => {
    const { missed, ask, shown } = open(await stores.open(), 2);
    ask('/noise', 1);
    await missed.settled();
    await missed.ignore('/noise');
    for (const [path, times] of [
      ['/a', 3],
      ['/b', 1],
      ['/c', 2],
    ] as const)
      ask(path, times);
    await missed.settled();
    expect(await shown()).toEqual([
      ['/a', 3],
      ['/c', 2],
    ]);
    ask('/noise', 9);
    await missed.settled();
    expect(await shown()).toHaveLength(2);
    await missed.forget(['/A/']);
    expect(await shown()).toEqual([['/c', 2]]);
    await missed.close();
  });

  test('are two thousand at most, beside what is ignored', async () => {
    const database = await stores.open();
    const { missed, ask } = open(database);
    const rows = Array.from({ length: 2_100 }, (_, at) => ({
      ...{ path: `/old/${at}`, count: at + 2, last_asked_at: 0 },
      ignored: at < 50 ? 1 : 0,
    }));
    for (let at = 0; at < rows.length; at += 100)
      await database.query
        .insertInto('missed_addresses')
        .values(rows.slice(at, at + 100))
        .execute();
    ask('/asked-once', 1);
    await missed.settled();
    const left = await database.query.selectFrom('missed_addresses').selectAll().execute();
    expect(left.filter(({ ignored }) => ignored === 0)).toHaveLength(2_000);
    expect(left.filter(({ ignored }) => ignored === 1)).toHaveLength(50);
    expect(left.map(({ path }) => path)).not.toContain('/asked-once');
    expect(left.map(({ path }) => path)).not.toContain('/old/99');
    expect(left.map(({ path }) => path)).toContain('/old/100');
    await missed.close();
  });

  test('fill no memory and no row, however many or long they are', async () => {
    const database = await stores.open();
    const { missed } = open(database);
    for (let at = 0; at < 2_000; at += 1) missed.note(`/made-up/${at}`);
    missed.note(`/${'x'.repeat(300)}`);
    await missed.settled();
    const rows = await database.query.selectFrom('missed_addresses').selectAll().execute();
    expect(rows).toHaveLength(500);
    expect(Object.keys(rows[0]!)).toEqual(['path', 'count', 'last_asked_at', 'ignored']);
    await missed.close();
  });
});
