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
const cookieOf = (setCookie: string) => setCookie.split(';')[0]!;

describe('who sees a preview', () => {
  const modes = open('https://www.example.com', 'example.com');
  const cookie = cookieOf(modes.begin(clock.now(), null));

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
      cookie: cookieOf(modes.begin(clock.now() - 10 * 3_600_000, null)),
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
  const over = (siteUrl: string) => open(siteUrl, null).begin(0, null);
  expect(over('https://x.example')).toMatch(
    /^__Host-preview=\S+; Max-Age=36000; Path=\/; HttpOnly; Secure; Partitioned; SameSite=None$/u,
  );
  expect(over('http://localhost')).toMatch(
    /^preview=\S+; Max-Age=36000; Path=\/; HttpOnly; SameSite=Lax$/u,
  );
});

describe('a preview that came by a stored link', () => {
  const modes = open('https://www.example.com', 'example.com');
  const begin = (link: { id: string | null; expiresAtMs: number } | null) =>
    modes.begin(clock.now(), link);
  const hour = clock.now() + 3_600_000;

  test('knows its link and ends with it', () => {
    const setCookie = begin({ id: 'l1', expiresAtMs: hour });
    expect(setCookie).toContain('Max-Age=3600;');
    const headers = { host: 'www.example.com', cookie: cookieOf(setCookie) };
    expect(modes.linkOf({ headers })).toBe('l1');
  });

  test('goes on for a working day where the link is not stored, or there is none', () => {
    for (const link of [{ id: null, expiresAtMs: hour }, null]) {
      expect(begin(link)).toContain('Max-Age=36000;');
      const headers = { host: 'www.example.com', cookie: cookieOf(begin(link)) };
      expect(modes.linkOf({ headers })).toBeNull();
    }
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
