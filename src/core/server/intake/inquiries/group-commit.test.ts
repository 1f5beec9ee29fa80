import { describe, expect, test } from 'vitest';
import { createHandClock, settle } from '#tests/support/hand-clock.ts';
import { createGroupCommit, NotStoredError } from './group-commit.ts';

const busy = Object.assign(new Error('database is locked'), {
  code: 'ERR_SQLITE_ERROR',
  errcode: 5,
});

describe('createGroupCommit', () => {
  test('what arrives during a commit shares the next one', async () => {
    const sizes: number[] = [];
    const commit = createGroupCommit<number, number>(async (items) => {
      sizes.push(items.length);
      await settle(2);
      return items.map((item) => item * 2);
    }, createHandClock());
    const answers = await Promise.all(Array.from({ length: 100 }, (_, index) => commit.add(index)));
    expect(answers).toEqual(Array.from({ length: 100 }, (_, index) => index * 2));
    expect(sizes.length).toBeLessThan(5);
  });

  test('several commits go on together, never more than allowed, and every item is in exactly one', async () => {
    let inFlight = 0;
    let most = 0;
    const taken: number[] = [];
    const commit = createGroupCommit<number, number>(
      async (items) => {
        inFlight += 1;
        most = Math.max(most, inFlight);
        taken.push(...items);
        await settle(3);
        inFlight -= 1;
        return [...items];
      },
      createHandClock(),
      2,
    );
    const answers: Promise<number>[] = [];
    for (let index = 0; index < 200; index++) {
      answers.push(commit.add(index));
      if (index % 7 === 0) await settle(1);
    }
    expect(await Promise.all(answers)).toEqual(Array.from({ length: 200 }, (_, index) => index));
    await commit.settled();
    expect(most).toBe(2);
    expect(taken.length).toBe(200);
    expect(inFlight).toBe(0);
  });

  test('nobody is answered before the commit has ended', async () => {
    const { promise, resolve } = Promise.withResolvers<string[]>();
    const commit = createGroupCommit<string, string>(() => promise, createHandClock());
    let answered = false;
    const answer = commit.add('a').then(() => (answered = true));
    await settle();
    expect(answered).toBe(false);
    resolve(['stored']);
    await answer;
    expect(answered).toBe(true);
  });

  test('a fault that passes is waited out, and nobody hears of it', async () => {
    const clock = createHandClock();
    let tries = 0;
    const commit = createGroupCommit<string, string>(async (items) => {
      tries += 1;
      if (tries < 4) throw busy;
      return [...items];
    }, clock);
    const answer = commit.add('a');
    await settle();
    for (let step = 0; step < 4; step++) await clock.pass(150);
    expect(await answer).toBe('a');
  });

  test('while a fault lasts, whoever waits behind a batch is refused as soon as that batch', async () => {
    const clock = createHandClock();
    const commit = createGroupCommit<number, number>(async () => {
      throw busy;
    }, clock);
    let refused = 0;
    for (let index = 0; index < 1_000; index++) void commit.add(index).catch(() => (refused += 1));
    await settle();
    for (let step = 0; step < 30; step++) await clock.pass(100);
    await settle(100);
    expect(refused).toBe(1_000);
  });

  test('a fault that stays ends in NotStoredError for all of the batch, and the next batch is tried anew', async () => {
    const clock = createHandClock();
    let broken = true;
    const commit = createGroupCommit<string, string>(async (items) => {
      if (broken) throw Object.assign(new Error('full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 });
      return [...items];
    }, clock);
    const failed = await Promise.allSettled([commit.add('a'), commit.add('b')]);
    expect(
      failed.map(
        (result) => result.status === 'rejected' && result.reason instanceof NotStoredError,
      ),
    ).toEqual([true, true]);
    broken = false;
    expect(await commit.add('c')).toBe('c');
  });

  test('with thousands waiting for a store that stands still, the next is refused at once', async () => {
    const commit = createGroupCommit<number, number>(
      () => new Promise(() => undefined),
      createHandClock(),
    );
    for (let index = 0; index < 5_200; index++) void commit.add(index).catch(() => undefined);
    await settle();
    for (let index = 0; index < 5_200; index++) void commit.add(index).catch(() => undefined);
    await expect(commit.add(1)).rejects.toThrow(NotStoredError);
  });
});
