import { expect, test } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { findCredentialFault } from './credential-names.ts';

test('every name takes what the service gives out', () =>
  checkEach(
    [
      ['CONTENTFUL_SPACE_ID', 'cfexampleapi'],
      ['CONTENTFUL_SPACE_ID', 'sample-space'],
      ['CONTENTFUL_ENVIRONMENT_ID', 'master'],
      ['CONTENTFUL_ENVIRONMENT_ID', 'master-2026.11.21'],
      ['CONTENTFUL_DELIVERY_TOKEN', 'b4c0n73n7fu1b4c0n73n7fu1b4c0n73n7fu1b4c0n73'],
      ['CONTENTFUL_MANAGEMENT_TOKEN', 'CFPAT-b4c0n73n7fu1b4c0n73n7fu1b4c0n73n7fu1b4c0n73'],
    ] as const,
    (name, value) => {
      expect(findCredentialFault(name, value)).toBeNull();
    },
  ));

test('no id may hold what is none', () =>
  checkEach(
    [
      '',
      '.',
      '..',
      '../x',
      'a/b',
      'a\\b',
      'a@b',
      'a:80',
      '[::1]',
      'a?b',
      'a#b',
      'a%2f',
      'a b',
      'a\nb',
      'ａ',
      'x'.repeat(65),
    ],
    (value) => {
      expect(findCredentialFault('CONTENTFUL_SPACE_ID', value)).toBe('not-an-id');
      expect(findCredentialFault('CONTENTFUL_ENVIRONMENT_ID', value)).toBe('not-an-id');
    },
  ));

test('tokens of the wrong kind are named', () => {
  const management = 'CFPAT-b4c0n73n7fu1b4c0n73n7fu1';
  expect(findCredentialFault('CONTENTFUL_DELIVERY_TOKEN', management)).toBe(
    'management-token-here',
  );
  expect(findCredentialFault('CONTENTFUL_PREVIEW_TOKEN', management)).toBe('management-token-here');
  expect(findCredentialFault('CONTENTFUL_MANAGEMENT_TOKEN', 'b4c0n73n7fu1b4c0n73')).toBe(
    'no-management-token',
  );
  expect(findCredentialFault('CONTENTFUL_DELIVERY_TOKEN', 'Bearer b4c0n73n7fu1')).toBe(
    'not-a-token',
  );
});
