import { expect, test } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { accountCookies } from './account-cookies.ts';
import { createSignedInReaders } from './signed-in-readers.ts';

const cookies = accountCookies('http://localhost:3000');
const readersWith = (current: () => Promise<unknown>) =>
  createSignedInReaders({
    cookies,
    provider: { current: current as never },
    readVisitor: () => ({ cookie: null, address: null, userAgent: null }),
  });

test('only a page asked for with a session is looked up', () =>
  checkEach<[string, string | undefined, boolean]>(
    [
      ['/products', 'session=abc', true],
      ['/', 'theme=dark; session=abc', true],
      ['/products', undefined, false],
      ['/products', 'theme=dark', false],
      ['/products', 'known-device=abc', false],
      ['/admin/people', 'session=abc', false],
      ['/assets/a.js', 'session=abc', false],
    ],
    (url, cookie, expected) => {
      const { mayInclude } = readersWith(async () => null);
      expect(mayInclude({ url, headers: cookie ? { cookie } : {} })).toBe(expected);
    },
  ));

test('a session that ended, and an unavailable database, leave the page everyone’s', () =>
  checkEach<[() => Promise<unknown>, boolean]>(
    [
      [async () => ({ account: { role: 'sales' } }), true],
      [async () => null, false],
      [() => Promise.reject(new Error('The database is unavailable')), false],
    ],
    async (current, expected) => {
      const { include } = readersWith(current);
      expect(await include(new Request('http://localhost/products'), null)).toBe(expected);
    },
  ));
