import { readFileSync } from 'node:fs';
import { expect, test } from '../support/site-test.ts';

test('an idle connection outlives what proxies keep of it', async ({ request }) => {
  const [, proxySeconds] = /keepalive (\d+)s/u.exec(readFileSync('deploy/Caddyfile', 'utf8'))!;
  const { 'keep-alive': kept } = (await request.get('/health')).headers();
  const [, ownSeconds] = /^timeout=(\d+)$/u.exec(kept!)!;
  expect(Number(ownSeconds)).toBeGreaterThan(Number(proxySeconds));
});
