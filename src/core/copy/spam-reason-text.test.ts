import { expect, test } from 'vitest';
import { spamReasonText } from './spam-reason-text.ts';
import { englishWording } from './wordings.ts';

test('what the spam check stores is read in the owner’s language', () => {
  expect(spamReasonText(englishWording, 'form token: missing')).toBe(
    'it was sent without the form on the site being opened',
  );
  expect(spamReasonText(englishWording, 'same content sent 4 times in a day')).toBe(
    'the same words came 4 times within a day',
  );
  expect(spamReasonText(englishWording, 'of another version')).toBe('of another version');
});
