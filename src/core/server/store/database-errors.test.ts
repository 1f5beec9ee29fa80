import { expect, test } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import {
  describeFault,
  hasLostConnection,
  isNotYetReady,
  isPassing,
  isUndone,
} from './database-errors.ts';

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
      ['a standby that is about to take over', { code: '25006' }, true],
      ['nothing at that address', { code: 'ECONNREFUSED' }, false],
      ['a wrong password', { code: '28P01' }, false],
      ['no such database', { code: '3D000' }, false],
    ],
    (_name, error, expected) => {
      expect(isNotYetReady(error)).toBe(expected);
    },
  ));

test('whether the connection is of no more use', () => {
  const coded = (code: string) => Object.assign(new Error('words'), { code });
  return checkEach(
    [
      ['the server only allows reading', coded('25006'), true],
      ['it is being stopped', coded('57P01'), true],
      ['it stopped after a crash', coded('57P02'), true],
      ['it is starting, or a standby that may not be read', coded('57P03'), true],
      ['it closed an idle connection', coded('57P05'), true],
      ['it has no room for a connection', coded('53300'), true],
      ['a fault of the connection', coded('08006'), true],
      ['a proxy without a server behind it', coded('08P01'), true],
      ['the connection was reset', coded('ECONNRESET'), true],
      ['written to after its end', coded('EPIPE'), true],
      ['nothing listens', coded('ECONNREFUSED'), true],
      ['the machine is away', coded('EHOSTUNREACH'), true],
      ['the network is away', coded('ENETUNREACH'), true],
      ['the name is being moved', coded('EAI_AGAIN'), true],
      ['ended without a word', new Error('Connection terminated unexpectedly'), true],
      ['used after its end', new Error('Client was closed and is not queryable'), true],
      [
        'used after a fault',
        new Error('Client has encountered a connection error and is not queryable'),
        true,
      ],
      ['no answer to a statement', new Error('Query read timeout'), true],
      ['no answer to a greeting', new Error('timeout expired'), true],
      ['all connections are in use', new Error('timeout exceeded when trying to connect'), false],
      ['a deadlock', coded('40P01'), false],
      ['a statement that took too long', coded('57014'), false],
      ['a row that is there already', coded('23505'), false],
      ['a wrong password', coded('28P01'), false],
      ['a full disk', coded('53100'), false],
    ],
    (_name, error, expected) => {
      expect(hasLostConnection(error)).toBe(expected);
      if (expected) expect(isPassing(error)).toBe(true);
    },
  );
});

test('whether a transaction was undone for certain', () => {
  expect(['25006', '40001', '40P01'].every((code) => isUndone({ code }))).toBe(true);
  // Its commit may have gone through before the connection ended.
  expect(['57P01', '08006', 'ECONNRESET'].some((code) => isUndone({ code }))).toBe(false);
});

test('what tells of a server that ended the connection has words', () => {
  expect(describeFault(new Error('Connection terminated'))).toBe('it does not answer');
  expect(describeFault({ code: '25006' })).toBe('it only allows reading');
});
