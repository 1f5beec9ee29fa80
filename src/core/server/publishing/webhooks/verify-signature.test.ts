import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { signRequest } from 'contentful-emulator';
import { checkEach } from '#tests/support/check-each.ts';
import {
  isSignedBy,
  isTimely,
  readSignatureClaim,
  type SignedRequest,
} from './verify-signature.ts';

const SECRET = 'c'.repeat(63) + '+';
const NOW = 1_763_700_000_000;
const BODY = '{"sys":{"id":"e1"},"fields":{"title":{"en":"Größe – 冷"}}}';

function signed(url = '/api/webhooks/contentful', body = BODY, sentAtMs = NOW): SignedRequest {
  const plain = {
    'content-type': 'application/vnd.contentful.management.v1+json',
    'x-contentful-topic': 'ContentManagement.Entry.publish',
  };
  const target = new URL(url, 'http://site.example');
  const signature = signRequest(SECRET, 'POST', target, plain, body, sentAtMs);
  return { method: 'POST', url, headers: { ...plain, ...signature, host: 'site.example' } };
}

const holds = (request: SignedRequest, body = BODY, secret = SECRET) => {
  const claim = readSignatureClaim(request);
  return claim !== null && isSignedBy(secret, request, claim, Buffer.from(body));
};
const withHeader = (name: string, value: string): SignedRequest => {
  const request = signed();
  return { ...request, headers: { ...request.headers, [name]: value } };
};

describe('a webhook signature', () => {
  test('is HMAC-SHA256 over method, path, signed headers and body, by the documented recipe', () => {
    const headers = {
      'x-contentful-signed-headers': 'x-contentful-signed-headers,x-contentful-timestamp',
      'x-contentful-timestamp': String(NOW),
    };
    const text = [
      'POST',
      '/hook?a%253Db%2526c%253Dd',
      `x-contentful-signed-headers:${headers['x-contentful-signed-headers']};x-contentful-timestamp:${NOW}`,
      BODY,
    ].join('\n');
    const signature = createHmac('sha256', SECRET).update(text).digest('hex');
    const request = {
      method: 'POST',
      url: '/hook?a=b&c=d',
      headers: { ...headers, 'x-contentful-signature': signature },
    };
    expect(holds(request)).toBe(true);
  });

  test.each(['/api/webhooks/contentful', '/hook?space=a%20b&x=%2F', '/h%C3%B6k'])(
    'holds for %s as another implementation signs it',
    (url) => expect(holds(signed(url))).toBe(true),
  );

  test('does not hold for anything else', () =>
    checkEach<[string, SignedRequest, string?, string?]>(
      [
        ['another secret', signed(), BODY, SECRET.toUpperCase()],
        ['a changed body', signed(), `${BODY} `],
        ['another path', { ...signed(), url: '/api/webhooks/other' }],
        ['another method', { ...signed(), method: 'PUT' }],
        ['another topic', withHeader('x-contentful-topic', 'ContentManagement.Entry.unpublish')],
        ['another time', withHeader('x-contentful-timestamp', String(NOW + 1))],
      ],
      (_, request, body = BODY, secret = SECRET) => {
        expect(holds(request, body, secret)).toBe(false);
      },
    ));

  test('is not even looked at with headers that cannot be', () =>
    checkEach<[string, SignedRequest]>(
      [
        ['no signature', withHeader('x-contentful-signature', '')],
        ['a short signature', withHeader('x-contentful-signature', 'abc')],
        ['no time', withHeader('x-contentful-timestamp', '')],
        ['a time that is none', withHeader('x-contentful-timestamp', 'now')],
        ['no list of headers', withHeader('x-contentful-signed-headers', '')],
        [
          'a time left out of what is signed',
          withHeader('x-contentful-signed-headers', 'x-contentful-signed-headers'),
        ],
      ],
      (_, request) => {
        expect(readSignatureClaim(request)).toBeNull();
      },
    ));

  test('is timely for half a minute, to either side', () => {
    const claim = readSignatureClaim(signed())!;
    expect(isTimely(claim, NOW + 30_000)).toBe(true);
    expect(isTimely(claim, NOW + 30_001)).toBe(false);
    expect(isTimely(claim, NOW - 30_001)).toBe(false);
  });
});
