import { expect, test } from 'vitest';
import { spamReasonWords } from './spam-words.ts';

test('what the spam check stores is read in the owner’s language', () => {
  expect(spamReasonWords('form token: missing')).toBe(
    'it was sent without the form on the site being opened',
  );
  expect(spamReasonWords('same content sent 4 times in a day')).toBe(
    'the same words came 4 times within a day',
  );
  expect(spamReasonWords('of another version')).toBe('of another version');
});
