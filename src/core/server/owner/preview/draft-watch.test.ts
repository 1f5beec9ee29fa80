import { expect, test } from 'vitest';
import { createHandClock } from '#tests/support/hand-clock.ts';
import { createDraftWatch } from './draft-watch.ts';

function open(answers: (string | null)[]) {
  const clock = createHandClock();
  let asked = 0;
  const watch = createDraftWatch({
    clock,
    source: {
      async latest(what) {
        expect(what).toBe('drafts');
        const version = answers[Math.min(asked++, answers.length - 1)]!;
        return version === null ? null : { entries: [], version };
      },
    },
  });
  return { clock, watch, asked: () => asked };
}

test('however many previews are open, the service is asked every few seconds at most', async () => {
  const { clock, watch, asked } = open(['a', 'b']);
  expect(asked()).toBe(0);
  expect(await Promise.all([watch.version(), watch.version()])).toEqual(['a', 'a']);
  await clock.pass(5_000);
  expect([await watch.version(), asked()]).toEqual(['a', 1]);
  await clock.pass(1_000);
  expect([await watch.version(), asked()]).toEqual(['b', 2]);
});

test('once a change was told it is asked at once, and often for a while, for it may lag behind', async () => {
  const { clock, watch, asked } = open(['a', 'a', 'b']);
  await watch.version();
  await clock.pass(1);
  watch.draftSaved();
  await clock.pass(1);
  expect([await watch.version(), asked()]).toEqual(['a', 2]);
  await clock.pass(1_000);
  expect([await watch.version(), asked()]).toEqual(['b', 3]);
  await clock.pass(30_000);
  await watch.version();
  await clock.pass(1_000);
  expect([await watch.version(), asked()]).toEqual(['b', 4]);
});

test('without an answer it says what it knew', async () => {
  const { clock, watch } = open([null, 'a', null]);
  expect(await watch.version()).toBeNull();
  expect(await watch.version()).toBe('a');
  await clock.pass(10_000);
  expect(await watch.version()).toBe('a');
});
