import { expect, test } from 'vitest';
import { checkEach } from './check-each.ts';

test('every row is checked, and those that fail are named', async () => {
  const seen: string[] = [];
  const checked = checkEach(
    [
      ['one', 1],
      ['two', 1],
      ['three', 1],
    ],
    async (word, number) => {
      seen.push(word);
      await Promise.resolve();
      expect(word.length, 'letters').toBe(number + 2);
    },
  );
  await expect(checked).rejects.toThrow(
    /^1 of 3 rows fail:\n\[ 'three', 1 \]\nThe first: letters/u,
  );
  expect(seen).toEqual(['one', 'two', 'three']);
});

test('a table without rows fails', async () => {
  await expect(checkEach([], () => null)).rejects.toThrow('no rows');
});
