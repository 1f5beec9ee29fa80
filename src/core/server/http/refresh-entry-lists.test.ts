import { expect, test } from 'vitest';
import { fakeReader } from '#content/tests/fake-reader.ts';
import { createHandClock, settle } from '#tests/support/hand-clock.ts';
import { refreshEntryLists } from './refresh-entry-lists.ts';

test('every list is asked for three times in half an hour, in an outage too, until the site stops', async () => {
  const clock = createHandClock();
  const stopping = new AbortController();
  let asked: string[] = [];
  const reader = () => {
    const inner = fakeReader({ failing: 'timeout' });
    const readEntries: typeof inner.readEntries = (query) => {
      asked.push(query.contentType);
      return inner.readEntries(query);
    };
    return { ...inner, readEntries };
  };
  const keeping = refreshEntryLists(reader, clock, stopping.signal);
  for (let time = 0; time < 3; time++) {
    await settle();
    expect(asked).toEqual([]);
    await clock.pass(10 * 60_000);
    await settle();
    expect(asked.toSorted()).toEqual([
      ...['blogPost', 'businessGoal', 'machine', 'page', 'productType', 'technology'],
    ]);
    asked = [];
  }
  stopping.abort();
  await keeping;
});
