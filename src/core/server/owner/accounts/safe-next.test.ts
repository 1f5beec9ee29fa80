import { expect, test } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { safeNext } from './safe-next.ts';

const HOME = '/admin';

test.each([
  ['/admin/people', '/admin/people'],
  ['/admin/inquiries?text=a&page=2', '/admin/inquiries?text=a&page=2'],
  ['/admin/inquiries/12', '/admin/inquiries/12'],
])('goes on to a page of the owner: %s', (asked, expected) => {
  expect(safeNext(asked)).toBe(expected);
});

test('stays at home for every other address', () =>
  checkEach(
    [
      null,
      '',
      '/',
      '/products',
      '//evil.example',
      '//evil.example/admin/x',
      'https://evil.example/admin/x',
      '/\\evil.example',
      '/admin/\\evil.example',
      '/admin/..//evil.example',
      '/admin/x/../../..//evil.example',
      '/admin/x\r\nSet-Cookie: a=b',
      '/admin/\tx',
      '/admin//evil.example',
      'javascript:alert(1)//admin/x',
      '/admin/sign-in?next=/admin/sign-in',
      '/admin/sign-out',
      '/admin/second-step',
      `/admin/${'x'.repeat(400)}`,
    ],
    (asked) => {
      expect(safeNext(asked)).toBe(HOME);
    },
  ));
