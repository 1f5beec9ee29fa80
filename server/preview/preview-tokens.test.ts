import { describe, expect, test } from 'vitest';
import { createPreviewTokens } from './preview-tokens.ts';

const tokens = createPreviewTokens('s'.repeat(32));
const NOW = 1_000_000;
const link = tokens.issueLink({ path: '/machines', expiresAtMs: NOW + 10 });

describe('a preview link', () => {
  test('leads to its page until it expires', () => {
    expect(tokens.readLink(link, NOW)).toEqual({ path: '/machines' });
    expect(tokens.readLink(link, NOW + 10)).toBeNull();
  });

  test.each([
    [
      'another secret',
      createPreviewTokens('t'.repeat(32)).issueLink({ path: '/', expiresAtMs: NOW + 10 }),
    ],
    [
      'a changed page',
      `${Buffer.from('{"path":"/blog","ends":9999999}').toString('base64url')}.${link.split('.')[1]}`,
    ],
    ['a session', tokens.issueSession(NOW + 10)],
    ['something added', `${link}.x`],
    ['no signature', link.split('.')[0]!],
    ['nothing', ''],
    ['rubbish', '%%%.%%%'],
  ])('is refused with %s', (_, token) => expect(tokens.readLink(token, NOW)).toBeNull());

  test('is no session', () => {
    expect(tokens.isSession(link, NOW)).toBe(false);
    expect(tokens.isSession(tokens.issueSession(NOW + 1), NOW)).toBe(true);
    expect(tokens.isSession(tokens.issueSession(NOW), NOW)).toBe(false);
  });
});
