import { expect, test } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { isAskedInVain } from './is-asked-in-vain.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const asked = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  isAskedInVain({ method, url, headers: { 'user-agent': BROWSER, ...headers } });

test.each(['/old-page', '/old-page.html?utm_source=news', '/files/prices.pdf', '/a.b/c', '/v1.2x'])(
  '%s counts',
  (url) => expect(asked(url)).toBe(true),
);

test('what no person asks for does not', () =>
  checkEach(
    [
      '/wp-login.php',
      '/blog/wp-content/x',
      '/index.php',
      '/.env',
      '/a/.git/config',
      '/logo.png?v=2',
      '/cgi-bin/test',
      '/unsubscribe/jane@example.com',
      '/unsubscribe/jane%40example.com',
      '/not-found',
      '/admin/inquiries/999',
      '/api/none',
    ],
    (url) => expect(asked(url)).toBe(false),
  ));

test('only pages that a person opens count', () => {
  expect(asked('/old', {}, 'HEAD')).toBe(false);
  expect(asked('/old', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })).toBe(false);
  expect(asked('/old', { 'user-agent': 'curl/8.5.0' })).toBe(false);
  expect(asked('/old', { 'user-agent': '' })).toBe(false);
  expect(asked('/old', { 'sec-fetch-dest': 'image' })).toBe(false);
  expect(asked('/old', { 'sec-purpose': 'prefetch;prerender' })).toBe(false);
  expect(asked('/old', { 'sec-fetch-dest': 'document' })).toBe(true);
});
