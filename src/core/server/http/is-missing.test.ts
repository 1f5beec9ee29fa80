import { expect, test } from 'vitest';
import { isMissing } from './is-missing.ts';

test('a missing post is told by where it leads', () => {
  expect(isMissing(302, '/not-found')).toBe(true);
  expect(isMissing(302, '/machines')).toBe(false);
  expect([404, 410].map((status) => isMissing(status, null))).toEqual([true, true]);
  expect([200, 503].map((status) => isMissing(status, null))).toEqual([false, false]);
});
