import { expect, test } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import type { ContentFailureKind } from './content-errors.ts';
import { toFailureReason } from './failure-words.ts';

test('only what the network did is called a network error', () =>
  checkEach<[ContentFailureKind, boolean]>(
    [
      ['network', true],
      ['timeout', true],
      ['server-error', false],
      ['circuit-open', false],
      ['rate-limited', false],
      ['invalid-answer', false],
    ],
    (kind, isNetwork) => expect(toFailureReason(kind).startsWith('Network error')).toBe(isNetwork),
  ));
