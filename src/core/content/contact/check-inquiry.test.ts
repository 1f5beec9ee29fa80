import { expect, test } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { checkInquiryField } from './check-inquiry.ts';

// Of the first seven the form used to think otherwise than the server: seen failing with its former check.
test('says the same of a field wherever it is asked', () =>
  checkEach(
    [
      ['email', 'a@b', 'a@b', 'emailFormat'],
      ['email', '.a@example.com', '.a@example.com', 'emailFormat'],
      ['email', 'a@\ufeffexample.com\u200b', 'a@example.com', undefined],
      ['name', '\u200b\u3164', '', 'fieldMissing'],
      ['message', ' \u2800\n', '', 'fieldMissing'],
      ['company', `${'c'.repeat(200)}\u200b\u0007`, 'c'.repeat(200), undefined],
      ['message', 'm\r\n'.repeat(2_500), `${'m\n'.repeat(2_499)}m`, undefined],
      ['message', 'm'.repeat(5_001), 'm'.repeat(5_001), 'tooLong'],
      ['email', `${'a'.repeat(255)}`, 'a'.repeat(255), 'tooLong'],
      ['phone', '', '', undefined],
    ] as const,
    (name, typed, text, problem) =>
      expect(checkInquiryField(name, typed)).toEqual({ text, problem }),
  ));
