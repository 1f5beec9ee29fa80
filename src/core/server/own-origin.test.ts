import { expect, test } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { checkOrigin } from './own-origin.ts';

const SITE = 'https://www.example.com';

/** As the site's own host unless told another. */
const check = (headers: Record<string, string>) =>
  checkOrigin(new Headers({ host: 'www.example.com', ...headers }), [SITE]);

test('who sent a post is told by what the browser says', () =>
  checkEach(
    [
      ['own', { origin: SITE, 'sec-fetch-site': 'same-origin' }],
      ['own', { origin: SITE, host: '10.0.0.5:3000' }],
      ['own', { origin: SITE, 'sec-fetch-site': 'same-site' }],
      ['own', { origin: 'http://localhost:3000', host: 'localhost:3000' }],
      ['own', { origin: 'http://localhost:3000', host: 'LOCALHOST:3000' }],
      ['own', { origin: 'http://www.example.com', host: 'www.example.com:80' }],
      ['own', { origin: 'https://shop.example', host: 'Shop.example:443' }],
      // A proxy added `Referrer-Policy: no-referrer`.
      ['own', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
      ['own', { 'sec-fetch-site': 'same-origin' }],
      ['unsaid', {}],
      ['unsaid', { 'sec-fetch-site': 'none' }],
      // A sandboxed frame, or a post that another site led here.
      ['foreign', { origin: 'null' }],
      ['foreign', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
      ['foreign', { origin: 'null', 'sec-fetch-site': 'same-site' }],
      ['foreign', { origin: '' }],
      ['foreign', { 'sec-fetch-site': 'cross-site' }],
      ['foreign', { origin: 'https://evil.example' }],
      ['foreign', { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }],
      ['foreign', { origin: `${SITE}.evil.example` }],
      ['foreign', { origin: `${SITE}:8443` }],
      ['foreign', { origin: 'https://blog.example.com', 'sec-fetch-site': 'same-site' }],
      ['foreign', { origin: 'http://shop.example', host: 'shop.example:443' }],
      ['foreign', { origin: 'null', host: 'null' }],
      ['foreign', { origin: 'about:blank', host: '' }],
      ['foreign', { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3001' }],
    ] as [string, Record<string, string>][],
    (verdict, headers) => expect(check(headers)).toBe(verdict),
  ));
