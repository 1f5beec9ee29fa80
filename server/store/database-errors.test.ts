import { expect, test } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { isNotYetReady } from './database-errors.ts';

test('whether the start waits', () =>
  checkEach(
    [
      ['a server that is starting', { code: '57P03' }, true],
      ['one full of connections that a killed process left', { code: '53300' }, true],
      [
        'one too busy to answer in time',
        new Error('timeout exceeded when trying to connect'),
        true,
      ],
      ['one that ended the connection', new Error('Connection terminated unexpectedly'), true],
      ['nothing at that address', { code: 'ECONNREFUSED' }, false],
      ['a wrong password', { code: '28P01' }, false],
      ['no such database', { code: '3D000' }, false],
    ],
    (_name, error, expected) => {
      expect(isNotYetReady(error)).toBe(expected);
    },
  ));
