import fc from 'fast-check';
import { ENTRANCES, SCREENS } from '#admin/screens.ts';
import { ADDRESSES } from '#content/addresses/addresses.ts';
import { PUBLIC_PATHS } from '#tests/support/public-paths.ts';
import type { Asked } from './ask-site.ts';

const FORMS = [...ADDRESSES, ...ENTRANCES, ...SCREENS].map(({ path }) => path);

/** Every page, endpoint and screen, and some addresses of forms. */
const FIXED_PATHS = [
  ...FORMS.map((path) => path.replace(/\/\*$/u, '')).filter((path) => !path.includes(':')),
  ...PUBLIC_PATHS,
  '/admin/sign-out',
  '/admin/inquiries/1',
  '/admin/x.css',
  '/icons/favicon.svg',
  '/icons/mail-logo.png',
  '/content-assets/x.png',
  '/social/machines.png',
  '/assets/x.js',
  '/_.data',
];

/** What a machine has below its page. */
const BELOW_MACHINES = FORMS.flatMap((path) => path.split('/machines/:machineId')[1] || []);

/** What addresses of any words stand below. */
const PARENTS = [
  ...new Set(FORMS.flatMap((path) => (/[:*]/u.test(path) ? [path.split(/\/[:*]/u)[0]!] : []))),
  '/api/content/machines',
];

/** Parts of paths that have fooled parsers, file systems, objects and eyes. */
const ODD_PARTS = [
  '..',
  '.',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '..%2f..%2fpackage.json',
  '..%5c..%5cpackage.json',
  '%00',
  'a%00.png',
  '%c0%ae%c0%ae%c0%af',
  '%e0%80%af',
  '%ff',
  '%',
  '%zz',
  '%u002e',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '%E2%80%AEevil',
  '%F0%9F%98%80',
  'x%EF%BB%BFy',
  '%EF%BB%BF',
  '%20',
  '%E3%80%80%C2%A0',
  'x'.repeat(3_000),
  '-'.repeat(500),
  '.git/config',
  '.env',
  'package.json',
  'index.js.map',
  'x.data',
  'x.data.data',
  ';jsessionid=1',
  '$%7b7*7%7d',
  "'%20or%201=1--",
  '%3Cscript%3E',
  '%0d%0aSet-Cookie:x=1',
] as const;

const path = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...FIXED_PATHS) },
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom(...PARENTS), fc.constantFrom(...ODD_PARTS))
      .map(([parent, part]) => `${parent}/${part}`),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom(...PARENTS), fc.string({ maxLength: 60 }))
      .map(([parent, part]) => `${parent}/${encodeURIComponent(part.toWellFormed())}`),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('divi', ...ODD_PARTS), fc.constantFrom(...BELOW_MACHINES))
      .map(([part, below]) => `/machines/${part}${below}`),
  },
  {
    weight: 1,
    arbitrary: fc.string({ maxLength: 60 }).map((part) => `/${part.replace(/[^!-~]/gu, '')}`),
  },
);

const query = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  {
    weight: 3,
    arbitrary: fc
      .array(
        fc.tuple(
          fc.constantFrom(
            'tag',
            'page',
            'next',
            'token',
            'path',
            '_routes',
            'sent',
            'index',
            'q',
            'state',
            '__proto__',
            'utm_source',
          ),
          fc.oneof(
            fc.string({ maxLength: 40 }),
            fc.constantFrom(
              '1e308',
              '-1',
              '//evil.example',
              '\r\nX: 1',
              '\0',
              'root',
              'x'.repeat(900),
            ),
          ),
        ),
        { maxLength: 4 },
      )
      .map(
        (pairs) =>
          `?${new URLSearchParams(pairs.map(([name, value]) => [name, value.toWellFormed()]))}`,
      ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '?',
      '??',
      '?%',
      '?%zz=%',
      '?__proto__[polluted]=1',
      '?constructor.prototype.polluted=1',
    ),
  },
);

const words = fc.oneof(
  fc.string({ maxLength: 80 }).map((text) => text.replace(/[^ -~]/gu, '')),
  fc.constantFrom(
    'null',
    '*/*',
    'text/html',
    'application/json',
    '0',
    '-1',
    'x'.repeat(3_000),
    '../../x',
    '"',
    'W/"x", "y"',
    'bytes=0-',
    'bytes=9-1,5-',
  ),
);
const headers = fc.dictionary(
  fc.constantFrom(
    ...[
      'accept',
      'accept-encoding',
      'accept-language',
      'cookie',
      'range',
      'if-none-match',
      'if-modified-since',
    ],
    ...[
      'origin',
      'referer',
      'user-agent',
      'x-forwarded-for',
      'x-forwarded-host',
      'x-forwarded-proto',
      'forwarded',
    ],
    ...[
      'x-original-url',
      'x-rewrite-url',
      'x-http-method-override',
      'x-request-id',
      'authorization',
      'content-type',
    ],
    ...[
      'content-encoding',
      'sec-fetch-site',
      'purpose',
      'upgrade',
      'te',
      'x-contentful-topic',
      'x-contentful-signature',
    ],
  ),
  words,
  { maxKeys: 5 },
);

const POLLUTING = [
  '{"__proto__":{"polluted":1}}',
  '{"constructor":{"prototype":{"polluted":1}}}',
  '__proto__[polluted]=1&constructor[prototype][polluted]=1',
];
const body = fc.oneof(
  { weight: 2, arbitrary: fc.constant('') },
  { weight: 2, arbitrary: fc.json({ maxDepth: 3 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 400 }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      ...POLLUTING,
      '[',
      '{"a":',
      '['.repeat(9_000),
      '"'.repeat(9_000),
      'a=1&'.repeat(2_000),
    ),
  },
  {
    weight: 2,
    arbitrary: fc
      .dictionary(
        fc.constantFrom(
          'email',
          'password',
          'name',
          'code',
          'token',
          'path',
          'message',
          'csp-report',
          'value',
          '__proto__',
        ),
        fc.string({ maxLength: 60 }),
      )
      .map((fields) =>
        new URLSearchParams(
          Object.entries(fields).map(([name, value]) => [name, value.toWellFormed()]),
        ).toString(),
      ),
  },
);

const RARE_METHODS = ['HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND'] as const;
const TYPES = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'text/plain',
  'application/reports+json',
];

/** A request as nobody's browser would send it. */
export const randomRequest: fc.Arbitrary<Asked> = fc
  .record({
    path,
    query,
    headers,
    body,
    method: fc.oneof(
      { weight: 5, arbitrary: fc.constant('GET') },
      { weight: 3, arbitrary: fc.constant('POST') },
      { weight: 2, arbitrary: fc.constantFrom(...RARE_METHODS) },
    ),
    type: fc.constantFrom(...TYPES),
  })
  .map(({ path, query, headers, body, method, type }) => {
    const carries = method !== 'GET' && method !== 'HEAD' && method !== 'TRACE';
    return {
      method,
      path: (path.includes('?') ? path : path + query) || '/',
      headers: carries ? { 'content-type': type, ...headers } : headers,
      ...(carries ? { body } : {}),
    };
  });
