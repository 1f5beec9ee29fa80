import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { createPreviewTokens, type PreviewOrigin } from './preview-tokens.ts';
import { toSecrets } from '#server/store/store.ts';

const SECRET = 's'.repeat(32);
const tokens = createPreviewTokens(toSecrets(SECRET, []));
const NOW = 1_000_000;
const link = tokens.issueLink({ path: '/machines', expiresAtMs: NOW + 10 });

describe('a preview link', () => {
  test('leads to its page until it expires', () => {
    const claim = { id: null, path: '/machines', expiresAtMs: NOW + 10 };
    expect(tokens.readLink(link, NOW)).toEqual(claim);
    const stored = tokens.issueLink({ id: 'l1', path: null, expiresAtMs: NOW + 10 });
    expect(tokens.readLink(stored, NOW)).toEqual({ ...claim, id: 'l1', path: null });
    expect(tokens.readLink(link, NOW + 10)).toBeNull();
  });

  test('is refused when anything of it was changed', () =>
    checkEach(
      [
        [
          'another secret',
          createPreviewTokens(toSecrets('t'.repeat(32), [])).issueLink({
            path: '/',
            expiresAtMs: NOW + 10,
          }),
        ],
        [
          'a changed page',
          `${Buffer.from('{"path":"/blog","ends":9999999}').toString('base64url')}.${link.split('.')[1]}`,
        ],
        ['a session', tokens.issueSession({ origin: { linkId: null }, expiresAtMs: NOW + 10 })],
        ['something added', `${link}.x`],
        ['no signature', link.split('.')[0]!],
        ['nothing', ''],
        ['rubbish', '%%%.%%%'],
      ],
      (_, token) => expect(tokens.readLink(token, NOW)).toBeNull(),
    ));

  test('is no session', () => {
    const session = (expiresAtMs: number, origin: PreviewOrigin = { linkId: null }) =>
      tokens.readSession(tokens.issueSession({ origin, expiresAtMs }), NOW);
    expect(tokens.readSession(link, NOW)).toBeNull();
    expect(session(NOW)).toBeNull();
    for (const origin of [{ linkId: null }, { linkId: 'l1' }, { sessionId: 's1' }])
      expect(session(NOW + 1, origin)).toEqual(origin);
  });

  test('is not continued by a session of a version that named nothing it rests on', () => {
    const payload = Buffer.from(JSON.stringify({ ends: NOW + 10 })).toString('base64url');
    const signature = createHmac('sha256', SECRET).update(`preview-session:${payload}`).digest();
    expect(tokens.readSession(`${payload}.${signature.toString('base64url')}`, NOW)).toBeNull();
  });
});
