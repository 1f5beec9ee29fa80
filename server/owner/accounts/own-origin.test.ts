import { expect, test } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { isOwnOrigin } from './own-origin.ts';

const ALLOWED = ['https://www.example.com'];
const isOwn = (headers: Record<string, string>) => isOwnOrigin(new Headers(headers), ALLOWED);

test('a page of this site may post: by its public address, or by the address that was asked', () => {
  expect(isOwn({ origin: 'https://www.example.com', host: '10.0.0.5:3000' })).toBe(true);
  expect(
    isOwn({
      origin: 'http://127.0.0.1:3000',
      host: '127.0.0.1:3000',
      'sec-fetch-site': 'same-origin',
    }),
  ).toBe(true);
});

test('nobody else may', () =>
  checkEach(
    [
      { host: 'www.example.com' },
      { origin: 'null', host: 'www.example.com' },
      { origin: '', host: 'www.example.com' },
      { origin: 'https://evil.example', host: 'www.example.com' },
      { origin: 'https://evil.example', host: 'www.example.com', 'sec-fetch-site': 'same-origin' },
      { origin: 'https://www.example.com.evil.example', host: 'www.example.com' },
      { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000', 'sec-fetch-site': 'same-site' },
      { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3001' },
      { origin: 'http://127.0.0.1:3000' },
    ],
    (headers) => {
      expect(isOwn(headers as Record<string, string>)).toBe(false);
    },
  ));
