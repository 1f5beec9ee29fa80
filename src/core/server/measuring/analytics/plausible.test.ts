import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSiteDatabase } from '../../open-site-database.ts';
import { createAnalytics } from './analytics.ts';
import { eventsRoute } from './events-route.ts';
import { createHandClock } from '#tests/support/hand-clock.ts';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Told = { path: string; headers: IncomingMessage['headers']; body: Record<string, unknown> };

/** What Plausible is told, and how it behaves. */
let told: Told[];
let behave: (answer: { end(status: number): void; hang(): void }) => void;
let plausible: Server;
let host: string;

beforeEach(async () => {
  told = [];
  behave = ({ end }) => end(202);
  plausible = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    told.push({
      path: request.url!,
      headers: request.headers,
      body: JSON.parse(body) as Told['body'],
    });
    behave({
      end: (status) => response.writeHead(status, { Location: 'http://127.0.0.1:9/' }).end('ok'),
      hang: () => undefined,
    });
  });
  await new Promise<void>((resolve) => plausible.listen(0, '127.0.0.1', resolve));
  host = `http://127.0.0.1:${(plausible.address() as AddressInfo).port}`;
});
afterEach(() => {
  plausible.closeAllConnections();
  plausible.close();
});

async function open(sink: 'plausible' | 'own' = 'plausible') {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-store-'));
  const log = () => undefined;
  const database = await openSiteDatabase({ url: null, dataDir, log });
  const analytics = createAnalytics({
    database,
    log,
    clock: createHandClock(),
    siteUrl: 'https://www.example.com',
    settings: sink === 'own' ? { sink } : { sink, origin: host },
  });
  const routes = eventsRoute({ analytics, hasRoom: async () => true, trustedProxyCount: 1 });
  const send = async (headers: Record<string, string> = {}) =>
    (
      await routes.request('http://site.example/api/events', {
        method: 'POST',
        headers: { 'X-Forwarded-For': '203.0.113.77', 'User-Agent': 'A browser', ...headers },
        body: JSON.stringify({
          name: 'form_view',
          properties: { form_type: 'Contact Page Form', form_location: '/contact' },
          path: '/contact',
        }),
      })
    ).status;
  return { send };
}

// Seen failing with the whole address passed on.
test('an event goes to Plausible with the visitor’s network, no address and no cookie', async () => {
  const { send } = await open();
  expect(
    await send({ Cookie: 'session=secret', Referer: 'https://www.example.com/x?mail=a@b.c' }),
  ).toBe(204);
  await expect.poll(() => told).toHaveLength(1);
  const [{ path, headers, body }] = told as [Told];
  expect(path).toBe('/api/event');
  expect(headers).toMatchObject({ 'user-agent': 'A browser', 'x-forwarded-for': '203.0.113.0' });
  expect(body).toEqual({
    name: 'form_view',
    domain: 'www.example.com',
    url: 'https://www.example.com/contact',
    props: { form_type: 'Contact Page Form', form_location: '/contact' },
  });
  expect(JSON.stringify(told)).not.toMatch(/203\.0\.113\.77|secret|mail=/u);
});

// Seen failing without `refusesTracking`.
test('nothing goes there of who asks not to be followed, nor where it is not the sink', async () => {
  const { send } = await open();
  expect(await send({ DNT: '1' })).toBe(204);
  expect(await send({ 'Sec-GPC': '1' })).toBe(204);
  const own = await open('own');
  expect(await own.send()).toBe(204);
  await send();
  await expect.poll(() => told.length).toBeGreaterThan(0);
  expect(told).toHaveLength(1);
});

test('visitors are answered whatever Plausible does, and no redirect is followed', async () => {
  const { send } = await open();
  for (const status of [500, 302]) {
    behave = ({ end }) => end(status);
    expect(await send()).toBe(204);
  }
  behave = ({ hang }) => hang();
  // Those that hang are bounded: sixteen under way, and nothing more until one ends.
  for (let number = 0; number < 40; number++) expect(await send()).toBe(204);
  await expect.poll(() => told.length).toBeGreaterThanOrEqual(16);
  expect(told.length).toBeLessThanOrEqual(18);
});
