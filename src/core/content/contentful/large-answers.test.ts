import { expect, it } from 'vitest';
import { LARGE_ANSWERS_REST_MS, LARGE_ANSWERS_WAITING_MAX } from './freshness.ts';
import { createLargeAnswers } from './large-answers.ts';

it('large answers come one at a time; where too many wait, the next is refused at once', async () => {
  const large = createLargeAnswers(() => 0);
  let inFlight = 0;
  let most = 0;
  const ask = async () => {
    most = Math.max(most, (inFlight += 1));
    await new Promise((resolve) => setImmediate(resolve));
    inFlight -= 1;
    return 'read';
  };
  const turns = Array.from({ length: LARGE_ANSWERS_WAITING_MAX }, () => large.inTurn(ask));
  await expect(large.inTurn(ask)).rejects.toThrow('Too many answers are larger than usual');
  expect(await Promise.all(turns)).toEqual(turns.map(() => 'read'));
  expect(most).toBe(1);
  expect(await large.inTurn(ask)).toBe('read');
});

it('where one fails, those that wait behind it and that come soon are refused without being asked, later ones are asked', async () => {
  let nowMs = 0;
  const large = createLargeAnswers(() => nowMs);
  let asked = 0;
  const fail = () => {
    asked += 1;
    return Promise.reject(new Error('no end'));
  };
  const turns = [1, 2, 3].map(() => large.inTurn(fail));
  const ends = await Promise.allSettled(turns);
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  // Seen failing: 3, before those behind were called off.
  expect(asked).toBe(1);
  nowMs += LARGE_ANSWERS_REST_MS - 1;
  // Seen failing: each question that is tried again has its large answer read again at once.
  await expect(large.inTurn(fail)).rejects.toThrow('Too many answers are larger than usual');
  expect(asked).toBe(1);
  nowMs += 1;
  expect(await large.inTurn(() => Promise.resolve('read'))).toBe('read');
});
