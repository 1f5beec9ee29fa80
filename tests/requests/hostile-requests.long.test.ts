import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isBuilt } from '#tests/support/is-built.ts';
import { startSiteInProcess, type SiteInProcess } from './site-in-process.ts';

const TOKEN = 'metrics-token-of-a-test';
/** Pages of the sample space that the site builds by itself meanwhile. */
const BUILT_AHEAD = 120;
const hash = (body: string) => createHash('sha256').update(body).digest('hex');

describe.skipIf(!isBuilt)('A hostile request', () => {
  let site: SiteInProcess;
  beforeAll(async () => {
    site = await startSiteInProcess({ METRICS_TOKEN: TOKEN });
  });
  afterAll(() => site.stop(), 30_000);

  const raw = (text: string) =>
    new Promise<string>((resolve, reject) => {
      let said = '';
      const socket = connect(site.port, '127.0.0.1', () => socket.write(text));
      socket.on('data', (chunk) => (said += chunk.toString('latin1')));
      socket.on('error', reject);
      socket.on('close', () => resolve(said));
    });
  const statusesOf = (said: string) =>
    [...said.matchAll(/^HTTP\/1\.1 (\d+)/gmu)].map(([, status]) => Number(status));

  const FORWARDING: Record<string, string>[] = [
    { 'x-forwarded-host': 'evil.example' },
    { 'x-forwarded-proto': 'http', 'x-forwarded-port': '81' },
    { 'x-forwarded-prefix': '/evil' },
    { forwarded: 'host=evil.example;proto=http' },
    { 'x-original-url': '/admin', 'x-rewrite-url': '/admin' },
    { 'x-host': 'evil.example', 'x-forwarded-server': 'evil.example' },
    { 'x-http-method-override': 'POST', 'x-method-override': 'PURGE' },
    { accept: 'application/json' },
    { 'accept-language': 'de', 'user-agent': 'evil' },
    { cookie: 'theme=evil; session=evil' },
    { origin: 'https://evil.example', referer: 'https://evil.example/' },
  ];

  it('changes no byte of the page that others get', async () => {
    for (const path of [
      '/',
      '/machines',
      '/machines/divi-wp',
      '/blog',
      '/sitemap.xml',
      '/robots.txt',
    ]) {
      const first = await site.ask({ path });
      expect([path, first.status]).toEqual([path, 200]);
      for (const headers of FORWARDING) {
        for (const query of ['', '?utm_source=evil', '?x=%22%3E%3Cscript%3E']) {
          const { status, body } = await site.ask({ path: path + query, headers });
          expect([path, headers, status, hash(body)]).toEqual([
            path,
            headers,
            200,
            hash(first.body),
          ]);
        }
      }
      expect(first.body).not.toContain('evil');
    }
  });

  it('makes a page first, and the page is as it would be for anyone', async () => {
    // None of these was asked for before: what it was asked with could have got into it.
    for (const [at, path] of ['/products', '/technology', '/about', '/terms'].entries()) {
      const hostile = await site.ask({ path: `${path}?x=evil`, headers: FORWARDING[at]! });
      const plain = await site.ask({ path });
      expect([path, hash(hostile.body)]).toEqual([path, hash(plain.body)]);
      expect(plain.body).not.toContain('evil');
    }
  });

  it('with another host gets a preview that is kept nowhere, and names the host nowhere', async () => {
    const before = await site.ask({ path: '/machines' });
    for (const host of [
      'evil.example',
      'vending.example.evil.example',
      'vending.example:81',
      '[::1]',
    ]) {
      const { body, headers, status } = await site.ask({ path: '/machines', headers: { host } });
      expect(status).toBe(200);
      expect(body + JSON.stringify(headers)).not.toMatch(/evil\.example|vending\.example:81/u);
    }
    expect(hash((await site.ask({ path: '/machines' })).body)).toBe(hash(before.body));
    for (const host of [
      'a b',
      'a,b',
      'a/b',
      'a@b',
      'a\\b',
      'a"b',
      'a<b',
      'x'.repeat(400),
      'a:999999',
    ])
      expect([host, (await site.ask({ path: '/', headers: { host } })).status]).toEqual([
        host,
        400,
      ]);
  });

  it('finds no owner’s page in a cache (web cache deception)', async () => {
    for (const path of [
      '/admin/x.css',
      '/admin/inquiries/x.css',
      '/admin/account.js',
      '/admin%2fx.css',
      '/admin/account;x.css',
      '/api/session/x.css',
      '/api/session',
      '/preview/enter?x.css',
    ]) {
      const { headers } = await site.ask({ path });
      expect([path, headers['cache-control']]).toEqual([path, expect.stringContaining('no-store')]);
    }
  });

  // Seen failing: every query in the key, 306 pages; capitals in the key, 210.
  it('does not fill the cache with queries, capitals or made-up addresses', async () => {
    const size = async () => {
      const { body } = await site.ask({
        path: '/metrics',
        headers: { authorization: `Bearer ${TOKEN}` },
      });
      return Number(/^site_cached_pages (\d+)/mu.exec(body)![1]);
    };
    const before = await size();
    const flood = (paths: string[]) => Promise.all(paths.map((path) => site.ask({ path })));
    const numbers = Array.from({ length: 900 }, (_, at) => at);
    await flood(numbers.map((at) => `/machines?x=${at}`));
    await flood(numbers.map((at) => `/no-such-page-${at}`));
    expect(await size()).toBeLessThan(before + BUILT_AHEAD);
    await flood(
      numbers
        .slice(0, 200)
        .map(
          (at) =>
            `/${[...'machines'].map((letter, bit) => (((at + 1) >> bit) & 1 ? letter.toUpperCase() : letter)).join('')}`,
        ),
    );
    expect(await size()).toBeLessThan(before + BUILT_AHEAD);
    await flood(numbers.slice(0, 60).map((at) => `/machines?kind=made-up-${at}`));
    await flood(numbers.slice(0, 60).map((at) => `/machines?kind=locker&size=narrow&x=${at}`));
    await flood(numbers.slice(0, 60).map((at) => `/machines/compare?machine=made-up-${at}`));
    await flood(numbers.slice(0, 60).map((at) => `/tools/fit?corridor=${900 + at}`));
    expect(await size()).toBeLessThan(before + BUILT_AHEAD);
    await flood(numbers.slice(0, 450).map((at) => `/blog?tag=made-up-${at}`));
    await flood(numbers.slice(0, 450).map((at) => `/blog?page=${at + 2}`));
    expect(await size()).toBeLessThanOrEqual(before + BUILT_AHEAD + 300);
  }, 300_000);

  it('leads nowhere else', async () => {
    const elsewhere = [
      '//evil.example',
      '/\\evil.example',
      '%2f%2fevil.example',
      '%5cevil.example',
      '///evil.example',
      '/%09/evil.example',
      'https://evil.example',
      'https:evil.example',
      '/.evil.example',
      '@evil.example',
      '%0d%0aLocation:%20https://evil.example',
    ];
    const paths = elsewhere.flatMap((to) => [
      `/${to}/`,
      `/machines/${to}/`,
      `/admin/${to}`,
      `/admin/sign-in?next=${to}`,
      `/admin/inquiries?next=${to}`,
      `/preview/enter?path=${to}`,
      `/machines/?next=${to}`,
      `${to.startsWith('/') ? to : `/${to}`}/`,
    ]);
    for (const path of paths) {
      const { headers, status } = await site.ask({ path });
      expect([path, status < 500]).toEqual([path, true]);
      const location = headers['location'];
      if (location === undefined) continue;
      const { origin } = new URL(location, 'https://vending.example');
      expect([path, location, origin]).toEqual([
        path,
        location,
        expect.stringMatching(/^https:\/\/(?:vending\.example|app\.contentful\.com)$/u),
      ]);
      expect(location).not.toMatch(/^[\\/]{2}|[\r\n]/u);
    }
    const post = await site.ask({
      method: 'POST',
      path: '/preview/exit',
      body: 'path=//evil.example/',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(post.headers['location'] ?? '/').toBe('/');
  });

  it('is not believed two to be one, or one two', async () => {
    const head = (more: string) => `POST /api/vitals HTTP/1.1\r\nHost: vending.example\r\n${more}`;
    const smuggled = 'GET /smuggled HTTP/1.1\r\nHost: vending.example\r\n\r\n';
    for (const request of [
      head(`Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`),
      head(`Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n${smuggled}`),
      head(`Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${smuggled}`),
      head(`Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${smuggled}`),
      head(`Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${smuggled}`),
      head(`Content-Length: 5\r\nContent-Length: 6\r\n\r\n12345${smuggled}`),
      head(`Content-Length: +5\r\n\r\n12345${smuggled}`),
      head(`Content-Length: 5, 5\r\n\r\n12345${smuggled}`),
      head(`X: a\nContent-Length: 0\r\n\r\n${smuggled}`),
      head(`Transfer-Encoding: chunked\r\n\r\nzz\r\n${smuggled}`),
      head(`Transfer-Encoding: chunked\r\n\r\n5;x="\r\n12345\r\n0\r\n\r\n${smuggled}`).replace(
        '5;x="',
        `5;${'x'.repeat(20_000)}`,
      ),
      'GET / HTTP/1.1\r\nHost: vending.example\r\n folded: x\r\n\r\n',
      'GET / HTTP/1.1\r\nHo\0st: vending.example\r\n\r\n',
    ]) {
      const statuses = statusesOf(await raw(request));
      expect([
        request.slice(45, 130),
        statuses.length,
        statuses.every((status) => [400, 413].includes(status)),
      ]).toEqual([request.slice(45, 130), 1, true]);
    }
  });

  // Seen failing with the connection ended at once: broken while the body was being sent, in 20 of 20.
  it('is refused and may still send its body: the answer arrives', async () => {
    const sendLate = () =>
      new Promise<string>((resolve, reject) => {
        let said = '';
        const socket = connect(site.port, '127.0.0.1', () =>
          socket.write(
            'PUT / HTTP/1.1\r\nHost: vending.example\r\nContent-Length: 40000\r\n\r\nfirst',
          ),
        );
        socket.once('data', () => {
          for (const part of ['a', 'b', 'c']) socket.write(part.repeat(10_000));
          socket.write('d'.repeat(9_995));
        });
        socket.on('data', (chunk) => (said += chunk.toString('latin1')));
        socket.on('error', reject);
        socket.on('close', () => resolve(said));
      });
    const told = await Promise.allSettled(Array.from({ length: 20 }, sendLate));
    const statuses = told.map((one) =>
      one.status === 'fulfilled' ? statusesOf(one.value).join() : String(one.reason),
    );
    expect(statuses).toEqual(Array.from({ length: 20 }, () => '405'));
  });

  it('is told no more by TRACE and other methods than that they are not allowed', async () => {
    for (const method of ['TRACE', 'TRACK', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'CONNECT'].filter(
      (name) => name !== 'CONNECT' && name !== 'TRACK',
    )) {
      const { status, body, headers } = await site.ask({
        method,
        path: '/',
        headers: { 'x-secret': 'echo-me' },
      });
      expect([method, status, headers['allow']]).toEqual([method, 405, 'GET, HEAD, POST, OPTIONS']);
      expect(body).not.toContain('echo-me');
    }
    const data = await site.ask({ method: 'PROPFIND', path: '/api/content/products' });
    expect([data.status, data.headers['allow']]).toEqual([405, 'GET, HEAD, OPTIONS']);
    expect(
      statusesOf(await raw('CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n')),
    ).toEqual([]);
  });

  it('asks with a whole address and gets its path, whatever host that names', async () => {
    const said = await raw(
      'GET http://evil.example/robots.txt HTTP/1.1\r\nHost: vending.example\r\nConnection: close\r\n\r\n',
    );
    expect(statusesOf(said)).toEqual([200]);
    expect(said).not.toContain('evil');
  });

  it('reads no file but public ones', async () => {
    for (const path of [
      '/../package.json',
      '/..%2fpackage.json',
      '/assets/..%2f..%2fserver%2findex.js',
      '/assets/%2e%2e/%2e%2e/package.json',
      '/fonts/....//....//package.json',
      '/.env',
      '/.git/config',
      '/server/index.js',
      '/assets/..%5c..%5cpackage.json',
      '/package.json',
      '/data/site.sqlite',
    ]) {
      const { status, body } = await site.ask({ path });
      expect([path, [400, 404].includes(status)]).toEqual([path, true]);
      expect(body).not.toMatch(/"dependencies"|createRequestHandler|SQLite format/u);
    }
  });

  it('packs a bomb, which nobody unpacks', async () => {
    const bomb = gzipSync(Buffer.alloc(2_000_000));
    for (const path of [
      '/api/vitals',
      '/api/events',
      '/api/policy-reports',
      '/api/webhooks/contentful',
      '/api/functions/send-contact-email-ses',
      '/admin/sign-in',
      '/inquiry',
      '/newsletter',
    ]) {
      const { status } = await site.ask({
        method: 'POST',
        path,
        body: bomb,
        headers: {
          'content-type': 'application/json',
          'content-encoding': 'gzip',
          origin: 'https://vending.example',
        },
      });
      expect([path, [400, 401, 403, 404, 413, 415].includes(status)]).toEqual([path, true]);
    }
  });

  it('comes from another site and changes nothing', async () => {
    const from = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const expected: [path: string, type: string, status: number][] = [
      ...['application/json', 'text/plain', 'application/x-www-form-urlencoded'].flatMap(
        (type): [string, string, number][] => [
          ['/admin/sign-in', type, 403],
          ['/admin/sign-up', type, 403],
          ['/admin/sign-out', type, 403],
          ['/admin/environment-variables', type, 403],
          ['/admin/people', type, 403],
          ['/api/refresh-connection', type, 403],
        ],
      ),
      ['/api/functions/send-contact-email-ses', 'application/json', 403],
      ['/inquiry', 'application/x-www-form-urlencoded', 403],
      ['/newsletter', 'application/x-www-form-urlencoded', 403],
    ];
    for (const [path, type, status] of expected) {
      const answer = await site.ask({
        method: 'POST',
        path,
        body: 'a=b',
        headers: { ...from, 'content-type': type },
      });
      expect([path, type, answer.status]).toEqual([path, type, status]);
    }
  });

  afterAll(() => expect(site.errors).toEqual([]));

  // Seen failing without `endUnread`: the answer left the connection open and half a second later the server closed it,
  // on whatever the proxy had sent on it by then.
  it.each([
    ['its length said', `Content-Length: 600000\r\n\r\n${'a'.repeat(600_000)}`],
    [
      'in pieces',
      `Transfer-Encoding: chunked\r\n\r\n${`186a0\r\n${'a'.repeat(100_000)}\r\n`.repeat(6)}0\r\n\r\n`,
    ],
  ])('of 600 kB, %s, is answered and ends its connection', async (_name, rest) => {
    const said = await raw(
      `POST /inquiry HTTP/1.1\r\nHost: vending.example\r\nOrigin: http://vending.example\r\nContent-Type: application/x-www-form-urlencoded\r\n${rest}`,
    );
    expect(statusesOf(said)).toEqual([413]);
    expect(said).toMatch(/^connection: close\r$/imu);
  });
});
