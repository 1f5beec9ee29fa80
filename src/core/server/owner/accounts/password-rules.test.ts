import { expect, test } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { findPasswordFault } from './password-rules.ts';

const PERSONAL = ['olivia@example.com', 'Vending Solutions'];

test('a weak password is refused with the reason', () =>
  checkEach(
    [
      ['short', 'too-short'],
      ['elevenchars', 'too-short'],
      ['x'.repeat(129), 'too-long'],
      ['aaaaaaaaaaaa', 'repeated'],
      ['abcabcabcabcab', 'repeated'],
      ['password2026', 'common'],
      ['Password!!2026', 'common'],
      ['123sunshine123', 'common'],
      ['olivia@example.com', 'personal'],
      ['VendingSolutions1', 'personal'],
      ['vending solutions', 'personal'],
    ],
    async (password, fault) => {
      expect(await findPasswordFault(password, PERSONAL)).toBe(fault);
    },
  ));

test('a long password is good, whatever kinds of characters it is made of', () =>
  checkEach(
    [
      'tall grey lighthouse 41',
      'correct horse battery staple',
      'ein ganz anderer Satz',
      'žluťoučký kůň pěl',
      '🦊🐢🦉🐝🦔🐙🦕🐳🦚🐌🦋🐞',
      'x7Kq-4mWz-99Tb',
      `a long one ${'of many words '.repeat(8)}`,
    ],
    async (password) => {
      expect(await findPasswordFault(password, PERSONAL)).toBeNull();
    },
  ));
