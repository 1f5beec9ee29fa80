import { expect, it } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { isEntryId } from './load-by-address.server.ts';

it('tells an entry id from a slug', () =>
  checkEach(
    [
      ['2uNOpLMJioKeoMq8W44uYc', true],
      ['option-2-wall-mount', true],
      ['weather-protected-machine', false],
      ['divi-wp', false],
      ['123456789012345', false],
      ['1234567890123456', true],
      ['machine with spaces 12', false],
      ['x'.repeat(100_000), false],
    ],
    (value, expected) => {
      expect(isEntryId(value)).toBe(expected);
    },
  ));
