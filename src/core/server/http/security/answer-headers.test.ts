import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { expect, test } from 'vitest';
import { englishWording } from '#copy/wordings.ts';
import { composeMailBody, DEFAULT_MAIL_LOOK } from '#server/intake/intake.ts';
import { checkEach } from '#tests/support/check-each.ts';
import { answerHeaders } from './answer-headers.ts';
import { securityHeaders } from './security-headers.ts';

const routes = new Hono();
const DRAWING = `<svg>${' '.repeat(2_000)}</svg>`;
routes.use(answerHeaders(securityHeaders({ secure: true })));
routes.get('/page', (c) =>
  c.html('<p>a page</p>', 200, { 'Cache-Control': c.req.query('caching')! }),
);
routes.get('/packed', compress(), (c) => c.body(DRAWING, 200, { 'Content-Type': 'image/svg+xml' }));
routes.get('*', (c) => c.text('a file'));
const policyOf = async (path: string) =>
  (await routes.request(path)).headers.get('cross-origin-resource-policy');

// Seen failing: with the policy of every other file, browsers refuse the pictures to a mail that they show.
test('a mail program may show the pictures of a mail, and nobody else any other file', async () => {
  const site = { siteName: 'Acme', siteUrl: '', wording: englishWording };
  for (const logo of [null, { width: 90, height: 36 }]) {
    const { html } = composeMailBody(
      { ...site, look: { ...DEFAULT_MAIL_LOOK, logo } },
      { title: 'A mail', blocks: [] },
    );
    const [, path] = /<img src="([^"]+)"/u.exec(html)!;
    expect([path, await policyOf(path!)]).toEqual([path, 'cross-origin']);
  }
  for (const path of ['/icons/favicon.svg', '/', '/admin/inquiries'])
    expect([path, await policyOf(path)]).toEqual([path, 'same-origin']);
});

test('nothing on the way may rewrite an answer, and what is packed here still is', async () => {
  await checkEach(
    [
      ['/', 'no-transform'],
      ['/page?caching=no-store', 'no-store, no-transform'],
      ['/page?caching=private,no-transform', 'private,no-transform'],
      ['/packed', 'no-transform'],
    ],
    async (path, caching) =>
      expect((await routes.request(path)).headers.get('cache-control')).toBe(caching),
  );
  const headers = { 'Accept-Encoding': 'gzip' };
  const packed = await routes.request('/packed', { headers });
  expect(packed.headers.get('content-encoding')).toBe('gzip');
});

test('without TLS nothing is said that browsers heed over TLS alone', () => {
  const names = ['Strict-Transport-Security', 'Cross-Origin-Opener-Policy'];
  for (const secure of [true, false])
    expect(names.filter((name) => name in securityHeaders({ secure }))).toEqual(
      secure ? names : [],
    );
});
