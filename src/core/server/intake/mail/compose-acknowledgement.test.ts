import { expect, test } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { leaveOutAddresses } from './compose-acknowledgement.ts';

test('leaves out every way to write an address', () =>
  checkEach(
    [
      'https://evil.example/a?b=c',
      'HTTP://evil.example',
      'ftp://evil.example',
      'www.evil.example',
      'evil.example',
      'evil.co.uk/path#x',
      'evil.example:8080/x',
      'münchen.example',
      'evil.рф',
      'me@evil.example',
      'mailto:me@evil.example',
      '10.evil.example?x',
    ],
    (address) => {
      expect(leaveOutAddresses(`Go to ${address} now`, '…')).toBe('Go to … now');
      expect(leaveOutAddresses(`Go (${address}) now`, '…')).not.toContain('evil');
      expect(leaveOutAddresses(address, '…')).toBe('…');
    },
  ));

test.each([
  'We need 2.5 m of wall. And two lockers.',
  'It costs 1.200,50 € a month, e.g. for lunches.',
  'At 10:30 on 24.11.2026, with A/B and C & D.',
  '',
])('keeps %j', (text) => expect(leaveOutAddresses(text, '…')).toBe(text));

test('a long text without any takes no time worth naming', () => {
  const text = `${'a'.repeat(2_000)} ${'a.'.repeat(1_000)} ${'a@'.repeat(500)}`;
  expect(leaveOutAddresses(text, '…').length).toBeLessThanOrEqual(text.length);
});
