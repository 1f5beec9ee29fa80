import { describe, expect, test } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { scoreSpam, type SpamEvidence } from './score-spam.ts';

const person: SpamEvidence = {
  trap: '',
  token: 'good',
  sentBy: 'script',
  sameContent: 0,
  message: 'Hello',
  subject: '',
  knownForm: true,
  pressure: 'none',
  proof: 'missing',
};
const verdict = (over: Partial<SpamEvidence>) => scoreSpam({ ...person, ...over }).verdict;

describe('scoreSpam', () => {
  test('people are clean: with the form, without JavaScript, with a stale tab, sending again, with two links', () => {
    expect(verdict({})).toBe('clean');
    expect(verdict({ sentBy: 'plain', token: 'missing' })).toBe('clean');
    expect(verdict({ token: 'too-old' })).toBe('clean');
    expect(verdict({ token: 'from-the-future' })).toBe('clean');
    expect(verdict({ sameContent: 1 })).toBe('clean');
    expect(verdict({ message: 'see https://a.example and https://b.example' })).toBe('clean');
    expect(verdict({ pressure: 'total' })).toBe('clean');
  });

  test('a program that calls the function without a token is clean while it is rare', () => {
    expect(verdict({ token: 'missing' })).toBe('clean');
    expect(verdict({ token: 'missing', pressure: 'client' })).toBe('spam');
  });

  test('weighs what speaks against an inquiry', () =>
    checkEach(
      [
        ['the trap', { trap: 'x' }, 'spam'],
        ['a forged token', { token: 'forged' }, 'suspect'],
        ['a token of another form', { token: 'other-form' }, 'suspect'],
        ['a replayed token', { token: 'other-key' }, 'suspect'],
        ['sent in under two seconds', { token: 'too-fast' }, 'suspect'],
        ['four links', { message: 'http://a http://b http://c www.d.example' }, 'suspect'],
        [
          'four links in no time',
          { message: 'http://a http://b http://c http://d', token: 'too-fast' },
          'spam',
        ],
        ['a spent proof', { proof: 'spent' }, 'suspect'],
        ['one connection, many messages', { pressure: 'client' }, 'suspect'],
      ] as const,
      (_, over, expected) => expect(verdict(over)).toBe(expected),
    ));

  test('a solved proof clears pressure and speed, never the trap', () => {
    expect(verdict({ pressure: 'client', proof: 'solved' })).toBe('clean');
    expect(verdict({ trap: 'x', proof: 'solved' })).toBe('spam');
  });
});
