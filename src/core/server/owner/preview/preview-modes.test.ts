import { describe, expect, test } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { createHandClock } from '#tests/support/hand-clock.ts';
import { createPreviewModes } from './preview-modes.ts';
import { createPreviewTokens } from './preview-tokens.ts';
import { toSecrets } from '#server/store/store.ts';
import { toPreviewPath } from './preview-path.ts';

const tokens = createPreviewTokens(toSecrets('s'.repeat(32), []));
const clock = createHandClock();
const open = (siteUrl: string, productDomain: string | null) =>
  createPreviewModes({ tokens, clock, siteUrl, productDomain });
const signedIn = { sessionId: 's1' };
const cookieOf = (setCookie: string) => setCookie.split(';')[0]!;

describe('who sees a preview', () => {
  const modes = open('https://www.example.com', 'example.com');
  const cookie = cookieOf(modes.begin(clock.now(), signedIn));

  test('is told by the link, the cookie and the address', () =>
    checkEach<[string, { host?: string; cookie?: string }, string, string | null]>(
      [
        ['a visitor', { host: 'www.example.com' }, '/', null],
        ['a visitor of the bare domain, with a port', { host: 'EXAMPLE.com:443' }, '/', null],
        ['someone on another host', { host: 'site.pages.dev' }, '/', 'environment'],
        ['someone on a host that only ends alike', { host: 'notexample.com' }, '/', 'environment'],
        ['an editor', { host: 'www.example.com', cookie }, '/machines', 'drafts'],
        ['an editor at an endpoint', { host: 'www.example.com', cookie }, '/api/vitals', null],
        [
          'an editor in the admin area',
          { host: 'www.example.com', cookie },
          '/admin/inquiries',
          null,
        ],
        [
          'a forged cookie',
          { host: 'www.example.com', cookie: '__Host-preview=e30.AAAA' },
          '/',
          null,
        ],
      ],
      (_, headers, url, mode) => expect(modes.of({ url, headers })).toBe(mode),
    ));

  test('an editor, for a working day', async () => {
    const headers = {
      host: 'www.example.com',
      cookie: cookieOf(modes.begin(clock.now() - 10 * 3_600_000, signedIn)),
    };
    expect(modes.of({ url: '/', headers })).toBeNull();
  });

  test('every host is the own one where no domain is set', () => {
    expect(
      open('http://localhost:3000', null).of({ headers: { host: '127.0.0.1:3000' } }),
    ).toBeNull();
  });
});

test('the cookie works inside the frame of another site where TLS allows it', () => {
  const over = (siteUrl: string) => open(siteUrl, null).begin(0, signedIn);
  expect(over('https://x.example')).toMatch(
    /^__Host-preview=\S+; Max-Age=36000; Path=\/; HttpOnly; Secure; Partitioned; SameSite=None$/u,
  );
  expect(over('http://localhost')).toMatch(
    /^preview=\S+; Max-Age=36000; Path=\/; HttpOnly; SameSite=Lax$/u,
  );
});

describe('a preview knows what it rests on', () => {
  const modes = open('https://www.example.com', 'example.com');
  const originOf = (cookie: string) => modes.originOf({ host: 'www.example.com', cookie });
  const hour = clock.now() + 3_600_000;

  test('a link, with which it ends, stored or not', () => {
    for (const linkId of ['l1', null]) {
      const setCookie = modes.begin(clock.now(), { linkId }, hour);
      expect(setCookie).toContain('Max-Age=3600;');
      expect(originOf(cookieOf(setCookie))).toEqual({ linkId });
    }
  });

  test('a session, for a working day at most', () => {
    const setCookie = modes.begin(clock.now(), signedIn);
    expect(setCookie).toContain('Max-Age=36000;');
    expect(originOf(cookieOf(setCookie))).toEqual(signedIn);
  });
});

test('a preview never leads away from the pages', () =>
  checkEach(
    [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      '/a\nb',
      '/a b',
      '',
      '/' + 'a'.repeat(300),
      '/admin/people',
      '/api/session',
      '/preview/enter?path=/',
      '/health',
    ],
    (path) => expect(toPreviewPath(path)).toBeNull(),
  ));
