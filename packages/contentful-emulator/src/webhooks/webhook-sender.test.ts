import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { JsonObject } from '../space/space-types.ts';
import { startEmulator } from '../start-emulator.ts';
import { controlClient } from '../../test-support/control-client.ts';
import { smallSpace } from '../../test-support/small-space.ts';
import { signRequest } from './sign-request.ts';

const SECRET = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ+/';

type Got = { path: string; headers: IncomingHttpHeaders; body: string };
let receiver: Server;
let received: Got[];
let statuses: number[];

beforeEach(async () => {
  received = [];
  statuses = [];
  receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      received.push({ path: request.url ?? '', headers: request.headers, body });
      response.writeHead(statuses.shift() ?? 204).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  receiver.closeAllConnections();
  receiver.close();
});

const target = () => `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook?source=a b`;
const start = (secret?: string, report?: (line: string) => void) =>
  startEmulator({
    space: smallSpace(),
    webhook: { url: target(), ...(secret ? { secret } : {}) },
    ...(report ? { report } : {}),
  });
const bodyAt = (at: number) => JSON.parse(received[at]?.body ?? '{}') as JsonObject;

/** Written from the description of the scheme, apart from the code under test. */
function isAuthentic({ path, headers, body }: Got, secret: string): boolean {
  const names = String(headers['x-contentful-signed-headers']).split(',');
  const [pathname = '', search = ''] = path.split('?');
  const encodedSearch = encodeURI(encodeURIComponent(search));
  const text = [
    'POST',
    search === '' ? encodeURI(pathname) : `${encodeURI(pathname)}?${encodedSearch}`,
    names.map((name) => `${name}:${String(headers[name]).trim()}`).join(';'),
    body,
  ].join('\n');
  return (
    createHmac('sha256', secret).update(text).digest('hex') === headers['x-contentful-signature']
  );
}

test('every change is told in order, with the bodies of the service', async () => {
  const emulator = await start();
  emulator.edit('two', 'title', 'Split');
  emulator.publish('two');
  emulator.unpublish('two');
  emulator.remove('song');
  await expect.poll(() => received.length).toBe(4);
  expect(received.map(({ headers }) => headers['x-contentful-topic'])).toEqual([
    'ContentManagement.Entry.auto_save',
    'ContentManagement.Entry.publish',
    'ContentManagement.Entry.unpublish',
    'ContentManagement.Asset.delete',
  ]);
  expect(received[0]?.headers).toMatchObject({
    'content-type': 'application/vnd.contentful.management.v1+json',
    'x-contentful-webhook-name': 'Emulator',
  });
  expect(received[0]?.headers).not.toHaveProperty('x-contentful-signature');
  // A draft that differs from what is published: two versions ahead of it.
  expect(bodyAt(0)).toMatchObject({
    sys: { id: 'two', type: 'Entry', version: 4, publishedVersion: 2 },
    fields: { title: { en: 'Split' } },
  });
  expect(bodyAt(1)).toMatchObject({
    sys: {
      id: 'two',
      type: 'Entry',
      contentType: { sys: { id: 'thing' } },
      publishedCounter: 2,
      publishedVersion: 4,
    },
    fields: { title: { en: 'Split' } },
  });
  expect(bodyAt(2)).toMatchObject({
    sys: { id: 'two', type: 'DeletedEntry', contentType: { sys: { id: 'thing' } } },
  });
  expect(bodyAt(2)).not.toHaveProperty('fields');
  expect(bodyAt(3)).toMatchObject({ sys: { id: 'song', type: 'DeletedAsset' } });
  await emulator.close();
});

test('what the control page does is told as what it is, signed', async () => {
  const emulator = await start(SECRET);
  const control = controlClient(() => emulator);
  const { location } = await control.post('/control/new', { type: 'maker' });
  const path = (location ?? '').split('?')[0] ?? '';
  await control.submit(path, 'save', { 'f:name:en': 'Grace' });
  for (const act of ['save', 'publish', 'unpublish', 'archive', 'unarchive', 'delete']) {
    await control.submit(path, act);
  }
  await control.submit('/control/assets/pie', 'publish');
  await expect.poll(() => received.length).toBe(8);
  const topics = received.map(({ headers }) => String(headers['x-contentful-topic']));
  expect(topics.map((topic) => topic.replace('ContentManagement.', ''))).toEqual([
    ...['Entry.create', 'Entry.save', 'Entry.publish', 'Entry.unpublish', 'Entry.archive'],
    ...['Entry.unarchive', 'Entry.delete', 'Asset.publish'],
  ]);
  expect(received.every((got) => isAuthentic(got, SECRET))).toBe(true);
  expect(bodyAt(1)).toMatchObject({ sys: { version: 2 }, fields: { name: { en: 'Grace' } } });
  await emulator.close();
});

test('with a secret every webhook is signed, path and query and body included', async () => {
  const emulator = await start(SECRET);
  emulator.publish('two');
  await expect.poll(() => received.length).toBe(1);
  const got = received[0] as Got;
  expect(isAuthentic(got, SECRET)).toBe(true);
  expect(isAuthentic({ ...got, body: `${got.body} ` }, SECRET)).toBe(false);
  expect(isAuthentic(got, SECRET.toLowerCase())).toBe(false);
  expect(Math.abs(Number(got.headers['x-contentful-timestamp']) - Date.now())).toBeLessThan(30_000);
  await emulator.close();
});

test('a signature does not change', () => {
  const headers = { 'Content-Type': ' text/plain ', 'X-Contentful-Topic': 'T' };
  expect(
    signRequest('secret', 'post', new URL('http://h/a/b?x=1&y=2'), headers, '{}', 1700000000000),
  ).toEqual({
    'x-contentful-signature': createHmac('sha256', 'secret')
      .update(
        'POST\n/a/b?x%253D1%2526y%253D2\n' +
          'content-type:text/plain;x-contentful-signed-headers:content-type,x-contentful-signed-headers,x-contentful-timestamp,x-contentful-topic;' +
          'x-contentful-timestamp:1700000000000;x-contentful-topic:T\n{}',
      )
      .digest('hex'),
    'x-contentful-signed-headers':
      'content-type,x-contentful-signed-headers,x-contentful-timestamp,x-contentful-topic',
    'x-contentful-timestamp': '1700000000000',
  });
});

test('a failing receiver is tried again, a refusing one is reported', async () => {
  const lines: string[] = [];
  const emulator = await start(undefined, (line) => lines.push(line));
  statuses = [503, 204, 404];
  emulator.publish('two');
  await expect.poll(() => received.length).toBe(2);
  emulator.publish('one');
  await expect
    .poll(() => lines)
    .toEqual(['Webhook ContentManagement.Entry.publish for one was not taken: status 404.']);
  expect(received).toHaveLength(3);
  await emulator.close();
});
