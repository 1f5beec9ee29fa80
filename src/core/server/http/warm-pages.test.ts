import { expect, test } from 'vitest';
import { fakeReader } from '#content/tests/fake-reader.ts';
import { settle } from '#tests/support/hand-clock.ts';
import { warmPages } from './warm-pages.ts';

test('every page is built in a idle of its own, one after the other', async () => {
  const done: string[] = [];
  let lulls: (() => void)[] = [];
  const traffic = { idle: () => new Promise<void>((resolve) => lulls.push(resolve)) };
  let atOnce = 0;
  const warm = async (paths: string[]) => {
    atOnce += 1;
    expect([atOnce, paths.length]).toEqual([1, 1]);
    await settle(1);
    atOnce -= 1;
    done.push(...paths);
  };
  const warming = warmPages({ warm }, traffic, () => fakeReader({ configured: false }));
  for (let page = 0; page < 12; page++) {
    await settle();
    // Somebody is being served: nothing goes on.
    expect([lulls.length, done.length]).toEqual([1, page]);
    const [begin] = lulls;
    lulls = [];
    begin!();
  }
  expect(done.slice(0, 3)).toEqual(['/', '/products', '/business-goals']);
  traffic.idle = () => Promise.resolve();
  await settle();
  lulls.forEach((begin) => begin());
  await warming;
  expect(new Set(done).size).toBe(done.length);
  expect(done.length).toBeGreaterThan(12);
});
