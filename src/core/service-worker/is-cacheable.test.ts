import { describe, expect, it } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { isLastingAsset, isPublicPage } from './is-cacheable.ts';

const PAGE = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'public, max-age=0, s-maxage=60',
};
const SCRIPT = {
  'Content-Type': 'text/javascript; charset=utf-8',
  'Cache-Control': 'public, max-age=31536000, immutable',
};

function answer(headers: Record<string, string>, given: Partial<Response> = {}) {
  return {
    status: 200,
    type: 'basic' as ResponseType,
    redirected: false,
    ...given,
    headers: new Headers(headers),
  };
}

const BROKEN: [string, Partial<Response>][] = [
  ['an error', { status: 500 }],
  ['an outage', { status: 503 }],
  ['a missing page', { status: 404 }],
  ['a part', { status: 206 }],
  ['a redirect', { status: 0, type: 'opaqueredirect' }],
  ['the end of a redirect', { redirected: true }],
  ['an opaque answer', { status: 0, type: 'opaque' }],
  ['another site’s answer', { type: 'cors' }],
];

describe('isPublicPage', () => {
  it('takes a page that everyone gets', () => expect(isPublicPage(answer(PAGE))).toBe(true));

  it('refuses a broken answer', () =>
    checkEach(BROKEN, (_, given) => expect(isPublicPage(answer(PAGE, given))).toBe(false)));

  it('refuses other headers', () =>
    checkEach(
      [
        ['a preview', { ...PAGE, 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' }],
        ['what is not to be kept', { ...PAGE, 'Cache-Control': 'no-store' }],
        ['what says nothing', { 'Content-Type': 'text/html' }],
        ['what is not to be found', { ...PAGE, 'X-Robots-Tag': 'noindex' }],
        ['data in a page’s place', { ...PAGE, 'Content-Type': 'application/json' }],
        ['a type that only begins so', { ...PAGE, 'Content-Type': 'text/htmlx' }],
      ],
      (_, headers) => expect(isPublicPage(answer(headers))).toBe(false),
    ));
});

describe('isLastingAsset', () => {
  it('takes the file that the path names', () => {
    expect(isLastingAsset('/assets/home-B1.js', answer(SCRIPT))).toBe(true);
  });

  it('refuses a broken answer', () =>
    checkEach(BROKEN, (_, given) =>
      expect(isLastingAsset('/assets/home-B1.js', answer(SCRIPT, given))).toBe(false),
    ));

  it('refuses other headers', () =>
    checkEach(
      [
        ['a page in its place', { ...SCRIPT, 'Content-Type': 'text/html' }],
        ['a file without a type', { 'Cache-Control': 'immutable' }],
        ['a file that may change', { ...SCRIPT, 'Cache-Control': 'public, max-age=3600' }],
        ['a file too large', { ...SCRIPT, 'Content-Length': '2000000' }],
      ],
      (_, headers) => expect(isLastingAsset('/assets/home-B1.js', answer(headers))).toBe(false),
    ));

  it('refuses endings it does not know', () => {
    expect(isLastingAsset('/assets/home-B1.js.map', answer(SCRIPT))).toBe(false);
  });
});
