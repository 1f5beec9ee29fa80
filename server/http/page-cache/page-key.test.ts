import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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
  it.each([
    'tag=',
    `tag=${'a'.repeat(4_000)}`,
    'tag=a%20b',
    'tag=__proto__',
    'page=1',
    'page=-1',
    'page=9999999999',
  ])('takes %s for no query at all, as the page does', (query) =>
    expect(pageKey(`/blog?${query}`)).toBe('/blog'),
  );

  it.each([
    '/admin',
    '/admin/inquiries',
    '/api/form-token',
    '/inquiry',
    '/health',
    '/content-assets/x.webp',
    '/machines/%2e%2e',
    '//evil.example/',
    '/a\\b',
    '/Machines',
    '/machines/dUo',
    `/${'a'.repeat(400)}`,
    '/_.data',
    '/blog.data?page=2&_routes=routes%2Fblog',
  ])('never caches %s', (url) => expect(pageKey(url)).toBeNull());

  it('gives one page one key, however the query is varied', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), (query) => {
        expect(pageKey(`/machines?${new URLSearchParams(query)}`)).toBe('/machines');
      }),
    );
  });
});
