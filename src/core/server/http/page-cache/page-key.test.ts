import { fc } from '#tests/support/property.ts';
import { describe, expect, it } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { pageKey } from './page-key.ts';

describe('pageKey', () => {
  it('is the path, whatever unknown names the query holds', () => {
    expect(pageKey('/machines?utm_source=mail&x=1')).toBe('/machines');
    expect(pageKey('/')).toBe('/');
  });

  it('keeps the names that matter, in one order', () => {
    expect(pageKey('/blog?page=2&x=1&tag=data')).toBe('/blog?tag=data&page=2');
    expect(pageKey('/blog?tag=data&page=2')).toBe('/blog?tag=data&page=2');
  });

  // Seen failing: long tags were answered by a rendering of their own, 90 ms each on a busy machine.
  it('takes for no query at all what the page does', () =>
    checkEach(
      [
        'tag=',
        `tag=${'a'.repeat(4_000)}`,
        'tag=a%20b',
        'tag=__proto__',
        'page=1',
        'page=-1',
        'page=9999999999',
      ],
      (query) => expect(pageKey(`/blog?${query}`)).toBe('/blog'),
    ));

  it('keeps no project list, as a page or as a file', () => {
    for (const path of ['/project', '/project.pdf'])
      expect(pageKey(`${path}?machine=duo:1`), path).toBeNull();
  });

  it.each(['/machines/duo', '/machines/duo/spec-sheet', '/machines/duo/spec-sheet.pdf'])(
    'keeps the units of %s, and no other value of them',
    (path) => {
      expect(pageKey(`${path}?x=1&units=imperial`)).toBe(`${path}?units=imperial`);
      for (const query of ['units=metric', 'units=', 'units=imperial2']) {
        expect(pageKey(`${path}?${query}`)).toBe(path);
      }
    },
  );

  it('keeps the language of what other systems read', () =>
    checkEach(
      [
        ['/api/content', '/api/content'],
        ['/api/content/machines/duo?utm_source=x', '/api/content/machines/duo'],
        ['/api/content/machines?x=1&locale=de', '/api/content/machines?locale=de'],
        ['/api/content/machines?locale=', '/api/content/machines'],
        [`/api/content/machines?locale=${'a'.repeat(200)}`, null],
        ['/api/contents', null],
      ],
      (url, key) => expect(pageKey(url)).toBe(key),
    ));

  it('knows no units where a page has none', () => {
    expect(pageKey('/machines/duo/other?units=imperial')).toBe('/machines/duo/other');
    expect(pageKey('/goals/x?units=imperial')).toBe('/goals/x');
  });

  it('keeps what the contact page is about, and no nonsense', () => {
    expect(pageKey('/contact?about=machine:divi-wp&x=1')).toBe('/contact?about=machine%3Adivi-wp');
    for (const about of ['', 'divi-wp', 'nonsense:x', 'machine:', `machine:${'a'.repeat(4_000)}`])
      expect(pageKey(`/contact?about=${about}`)).toBe('/contact');
    expect(pageKey(`/contact?about=machine:${'a'.repeat(150)}`)).toBeNull();
  });

  it('keeps the plain page of what is one visitor’s own, and no answer', () => {
    expect(pageKey('/project')).toBe('/project');
    expect(pageKey('/project?visitors=120')).toBeNull();
    expect(pageKey('/machines?visitors=120')).toBe('/machines');
  });

  it('keeps one choice of many, and no combination', () =>
    checkEach(
      [
        ['/machines?kind=locker&x=1', '/machines?kind=locker'],
        ['/machines?units=imperial', '/machines?units=imperial'],
        ['/machines?units=metric', '/machines'],
        ['/machines/compare?machine=duo', '/machines/compare?machine=duo'],
        ['/machines/compare?machine=duo&utm_source=mail', '/machines/compare?machine=duo'],
        // Combinations are without number.
        ['/machines?kind=locker&place=outdoor', null],
        ['/machines?place=indoor&place=outdoor', null],
        ['/machines?kind=locker&units=imperial', null],
        ['/machines?kind=', null],
        [`/machines?kind=${'a'.repeat(200)}`, null],
        ['/machines/compare?machine=duo&machine=frost', null],
      ],
      (url, key) => expect(pageKey(url)).toBe(key),
    ));

  it('has the rules of a page in each of its languages', () =>
    checkEach(
      [
        ['/de', '/de'],
        ['/de/machines?utm_source=mail', '/de/machines'],
        ['/de/contact?about=machine:divi-wp&x=1', '/de/contact?about=machine%3Adivi-wp'],
        ['/pt-br/blog?page=2&x=1', '/pt-br/blog?page=2'],
        ['/ar/machines/%D8%A2%D9%84%D8%A9?x=1', '/ar/machines/%D8%A2%D9%84%D8%A9'],
        ['/de/machines/duo?units=imperial', '/de/machines/duo?units=imperial'],
        ['/de/machines?kind=locker&place=outdoor', null],
        ['/de/project?machine=duo:1', null],
        ['/de/contact?machine=duo:1', null],
      ],
      (url, key) => expect(pageKey(url)).toBe(key),
    ));

  it('never caches anything else', () =>
    checkEach(
      [
        '/admin',
        '/admin/inquiries',
        '/de/admin',
        '/de/inquiry',
        '/de/search',
        '/de/search?q=locker',
        '/de/newsletter/confirm',
        '/DE/machines',
        '/api/form-token',
        '/inquiry',
        '/health',
        '/content-assets/x.webp',
        '/machines/%2e%2e',
        '/machines/%d8%a2',
        '/machines/%D8%A2%2F',
        '//evil.example/',
        '/a\\b',
        '/Machines',
        '/machines/dUo',
        `/${'a'.repeat(400)}`,
        '/_.data',
        '/blog.data?page=2&_routes=routes%2Fblog',
      ],
      (url) => expect(pageKey(url)).toBeNull(),
    ));

  it('gives one page one key, however the query is varied', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), (query) => {
        expect(pageKey(`/machines?${new URLSearchParams(query)}`)).toBe('/machines');
      }),
    );
  });
});
