import { expect, it } from 'vitest';
import { LARGE_ANSWERS_WAITING_MAX } from './freshness.ts';
import { createLargeAnswers } from './large-answers.ts';

it('large answers come one at a time; where too many wait, the next is refused at once', async () => {
  const large = createLargeAnswers();
  let underWay = 0;
  let most = 0;
  const ask = async () => {
    most = Math.max(most, (underWay += 1));
    await new Promise((resolve) => setImmediate(resolve));
    underWay -= 1;
    return 'read';
  };
  const turns = Array.from({ length: LARGE_ANSWERS_WAITING_MAX }, () => large.inTurn(ask));
  await expect(large.inTurn(ask)).rejects.toThrow('Too many answers are larger than usual');
  expect(await Promise.all(turns)).toEqual(turns.map(() => 'read'));
  expect(most).toBe(1);
  expect(await large.inTurn(ask)).toBe('read');
});
