import { describe, expect, it } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { isAssetPath, keyOfPage, classifyRequest } from './classify-request.ts';

const ORIGIN = 'https://www.example.com';
const key = (path: string) => keyOfPage(new URL(path, ORIGIN));

function asked(path: string, { mode = 'no-cors', method = 'GET', range = '' } = {}) {
  const headers = new Headers(range ? { range } : {});
  const url = new URL(path, ORIGIN).href;
  return classifyRequest({ url, method, mode: mode as RequestMode, headers }, ORIGIN);
}

describe('keyOfPage', () => {
  it('is the address without what does not change the page', () =>
    checkEach(
      [
        ['/', '/'],
        ['/machines/', '/machines'],
        ['/machines?utm_source=mail&admin=1', '/machines'],
        ['/blog?page=2&x=y&tag=news', '/blog?tag=news&page=2'],
        [
          '/machines?size=narrow&kind=locker&x=y&kind=vending',
          '/machines?kind=locker&kind=vending&size=narrow',
        ],
        ['/machines/compare?machine=duo', '/machines/compare?machine=duo'],
        ['/machines/duo?units=imperial&x=1', '/machines/duo?units=imperial'],
        ['/machines/duo/spec-sheet?units=imperial', '/machines/duo/spec-sheet?units=imperial'],
        ['/machines/duo/other?units=imperial', '/machines/duo/other'],
        ['/business-goals/bopis#features', '/business-goals/bopis'],
        ['/administration', '/administration'],
        ['/de/blog?page=2&x=y', '/de/blog?page=2'],
        ['/pt-br/machines/duo?units=imperial', '/pt-br/machines/duo?units=imperial'],
        ['/de/project?machine=duo:1', '/de/project?own'],
        ['/ar/machines/آلة', '/ar/machines/%D8%A2%D9%84%D8%A9'],
      ],
      (path, expected) => expect(key(path)).toBe(expected),
    ));

  it('is none where a page is never kept', () =>
    checkEach(
      [
        '/admin',
        '/admin/inquiries',
        '/ADMIN/inquiries',
        '/admin.data',
        '/api/session',
        '/preview/begin?token=x',
        '/inquiry',
        '/newsletter/confirm?token=secret',
        '/health',
        '/metrics',
        '/offline',
        '/not-found',
        '/%61dmin',
        '/machines/%2e%2e/admin',
        '//evil.example/',
        '/sitemap.xml',
        '/project.pdf?machine=duo:1',
        '/machines.data',
        '/de/search?q=a',
        '/de/newsletter/confirm?token=secret',
        `/${'a'.repeat(400)}`,
      ],
      (path) => expect(keyOfPage(new URL(ORIGIN + path))).toBeNull(),
    ));
});

describe('isAssetPath', () => {
  it.each(['/assets/home-B1.js', '/fonts/geist-v1.woff2', '/pictures/hero-640.avif'])(
    'takes %s',
    (path) => expect(isAssetPath(path)).toBe(true),
  );

  it('leaves every other path', () =>
    checkEach(
      [
        '/assets/../api/session.js',
        '/assets/%2e%2e/a.js',
        '/assets/',
        '/content-assets/a.svg',
        '/icons/icon-512.png',
        '/service-worker.js',
      ],
      (path) => expect(isAssetPath(path)).toBe(false),
    ));
});

describe('classifyRequest', () => {
  it('tells pages, files, drawings and the two icons from all else', () => {
    expect(asked('/machines', { mode: 'navigate' })).toEqual({ kind: 'page', key: '/machines' });
    expect(asked('/assets/home-B1.js')).toEqual({ kind: 'asset' });
    expect(asked('/pictures/hero-640.avif')).toEqual({ kind: 'asset' });
    expect(asked('/pictures/ui-fleet.svg')).toEqual({ kind: 'drawing' });
    expect(asked('/icons/favicon.svg')).toEqual({ kind: 'icon' });
    expect(asked('/machines', { mode: 'cors' })).toEqual({ kind: 'other', opensPage: false });
  });

  it('leaves every other request to the browser', () =>
    checkEach(
      ['/machines.data', '/admin/inquiries.data', '/api/vitals', '/content-assets/1/a.avif'],
      (path) => expect(asked(path, { mode: 'cors' })).toEqual({ kind: 'other', opensPage: false }),
    ));

  it('lets a page that is kept nowhere come from the network alone', () => {
    expect(asked('/admin', { mode: 'navigate' })).toEqual({ kind: 'other', opensPage: true });
  });

  it('leaves every other request to the browser', () =>
    checkEach(
      [
        ['a post', '/contact', { mode: 'navigate', method: 'POST' }],
        ['a head', '/machines', { method: 'HEAD' }],
        ['a part of a file', '/pictures/hero-640.avif', { range: 'bytes=0-1' }],
        ['a file with a query', '/assets/home-B1.js?x=1', {}],
        ['another site', 'https://images.ctfassets.net/assets/a.js', {}],
        ['a namesake', 'https://www.example.com.evil.example/assets/a.js', {}],
      ],
      (_, path, given) => expect(asked(path, given)).toEqual({ kind: 'other', opensPage: false }),
    ));
});
