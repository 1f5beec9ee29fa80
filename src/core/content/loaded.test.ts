import { expect, test } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { isKnownMissing, type Loaded } from './loaded.ts';

test('only an answer says that there is nothing: an outage never does', () =>
  checkEach<[Loaded<string>, boolean]>(
    [
      [{ status: 'live', value: 'text' }, false],
      [{ status: 'live', value: '' }, true],
      [{ status: 'missing' }, true],
      [{ status: 'fallback', value: '', reason: 'empty' }, true],
      [{ status: 'fallback', value: '', reason: 'not-configured' }, true],
      [{ status: 'fallback', value: 'built-in', reason: 'empty' }, false],
      [{ status: 'fallback', value: '', reason: 'unavailable' }, false],
      [{ status: 'failed', message: 'Contentful error' }, false],
    ],
    (loaded, expected) => expect(isKnownMissing(loaded, (text) => text !== '')).toBe(expected),
  ));
